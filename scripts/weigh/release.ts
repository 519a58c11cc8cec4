import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Bytes as they travel, without headers. */
export interface PageWeight {
  readonly path: string
  readonly kind: string
  /** Names of what its blocks bring. */
  readonly blocks: readonly string[]
  readonly html: number
  readonly css: number
  readonly sheets: number
  /** Before the reader does anything. */
  readonly script: number
  readonly requests: number
  /** Faces of titles, and pictures that do not wait to be scrolled to: beside the total. */
  readonly fonts: number
  readonly pictures: number
  /** All script after the first movement and sign of intent, and once the application is there. */
  readonly intent: number
  readonly application: number
}

export const totalOf = ({ html, css, script }: PageWeight): number => html + css + script

/** Every page of a release, by its files: what its document links, and what those import. */
export function weighRelease(dist: string): PageWeight[] {
  const bytes = (address: string) => sizeOf(join(dist, address))
  const imports = new Map<string, readonly string[]>()
  const importsOf = (file: string): readonly string[] => {
    const known = imports.get(file)
    if (known) return known
    const found = existsSync(join(dist, file)) ? importedBy(join(dist, file), file) : []
    imports.set(file, found)
    return found
  }
  const closure = (files: readonly string[]): Set<string> => {
    const all = new Set<string>()
    const add = (file: string): void => {
      if (all.has(file)) return
      all.add(file)
      importsOf(file).forEach(add)
    }
    files.forEach(add)
    return all
  }
  const sum = (files: Iterable<string>) => [...files].reduce((total, one) => total + bytes(one), 0)
  const pages = globSync('**/*.html', { cwd: dist }).toSorted()
  return pages.flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const boot = /<script type="module" id="boot" src="([^"]+)"([^>]*)>/.exec(html)
    if (!boot) return []
    const list = (name: string) => wordsOf(new RegExp(` ${name}="([^"]*)"`).exec(boot[2]!)?.[1])
    const sheets = sheetsOf(html)
    const first = closure([boot[1]!, ...list('data-assets')])
    const quiet = list('data-quiet')
    const [actions = '', ...application] = list('data-chunks')
    const fonts = wordsOf(/<html [^>]*data-fonts="([^"]*)"/.exec(html)?.[1])
    const pictures = [...html.matchAll(/<img ([^>]*)>/g)]
      .map(([, attributes]) => attributes!)
      .filter((attributes) => !/loading="lazy"/.test(attributes))
      .flatMap((attributes) => / ?src="(\/[^"]+)"/.exec(attributes)?.[1] ?? [])
    const path = `/${posix.join(dirname(file), '/')}`.replace('/./', '/')
    return {
      path: file.endsWith('index.html') ? path : `/${file}`,
      kind: kindOf(html),
      blocks: [...new Set([...list('data-assets'), ...quiet, ...sheets].map(nameOf))].filter(
        (name) => !OF_LAYOUTS.test(name),
      ),
      html: bytes(file),
      css: sum(sheets),
      sheets: sheets.length,
      script: sum(first),
      requests: 1 + sheets.length + first.size,
      fonts: sum(fonts.filter((one) => one.endsWith('.woff2'))),
      pictures: sum(new Set(pictures)),
      intent: sum(closure([...first, ...quiet, actions])),
      application: sum(closure([...first, ...quiet, actions, ...application])),
    }
  })
}

/** Sheets that are no block's. */
const OF_LAYOUTS = /^(?:entry-boot|doc|lists|series|page|alone|theme|\w+Layout)$/

/** The sheets that every page links. */
export function commonStyle(dist: string): number {
  const linked = globSync('**/*.html', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((html) => html.includes('id="boot"'))
    .map((html) => new Set(sheetsOf(html)))
  const [first, ...others] = linked
  return [...(first ?? [])]
    .filter((sheet) => others.every((one) => one.has(sheet)))
    .reduce((total, sheet) => total + sizeOf(join(dist, sheet)), 0)
}

/** What a document links at once: not what readers without script get besides. */
const sheetsOf = (html: string): string[] =>
  [...html.replaceAll(/<noscript.*?<\/noscript>/gs, '').matchAll(STYLESHEET)].map(([, one]) => one!)
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g

const wordsOf = (text = ''): string[] => text.split(' ').filter((word) => word !== '')
/** Without the hash. */
export const nameOf = (file: string): string => posix.basename(file).replace(/-[\w-]{8}\.\w+$/, '')

/** As a browser that knows brotli gets it. */
function sizeOf(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return existsSync(file) ? statSync(file).size : 0
}

/** What a script imports at once, not what it may import later. */
function importedBy(path: string, file: string): string[] {
  if (!file.endsWith('.js')) return []
  const code = readFileSync(path, 'utf8')
  return [
    ...code.matchAll(
      /(?:^|[;}\n])(?:import|export)\s*(?:[\w$*{][^"';()]*?from\s*)?["'](\.\/[^"']+)["']/g,
    ),
  ].map(([, one]) => posix.join(posix.dirname(file), one!))
}

/** The layouts that look alike have one budget. */
function kindOf(html: string): string {
  const state = JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!,
  ) as {
    readonly type: string
    readonly home?: unknown
    readonly sidebar?: unknown
    readonly collection?: unknown
  }
  if (state.type !== 'content')
    return ['posts', 'tags', 'categories', 'archives'].includes(state.type) ? 'list' : 'other'
  if (state.home) return 'home'
  if (state.sidebar) return 'series'
  return state.collection ? 'article' : 'other'
}
