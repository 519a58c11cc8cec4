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
  /** The script of every page, and the modules of this one. */
  readonly script: number
  readonly requests: number
  /** Web fonts of a reader who has none of them installed. */
  readonly fonts: number
  /** Pictures that do not wait to be scrolled to: beside the total. */
  readonly pictures: number
  /** All script once somebody searches: React and what is shown of an answer. */
  readonly search: number
}

export const totalOf = ({ html, css, script }: PageWeight): number => html + css + script
export const withFonts = (page: PageWeight): number => totalOf(page) + page.fonts

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
    const client = /<script type="module" id="kis-client" src="([^"]+)"([^>]*)>/.exec(html)
    if (!client) return []
    const list = (name: string) => wordsOf(new RegExp(` ${name}="([^"]*)"`).exec(client[2]!)?.[1])
    const sheets = sheetsOf(html)
    const modules = list('data-modules')
    const first = closure([client[1]!, ...modules])
    const pictures = [...html.matchAll(/<img ([^>]*)>/g)]
      .map(([, attributes]) => attributes!)
      .filter((attributes) => !/loading="lazy"/.test(attributes))
      .flatMap((attributes) => / ?src="(\/[^"]+)"/.exec(attributes)?.[1] ?? [])
    const path = `/${posix.join(dirname(file), '/')}`.replace('/./', '/')
    return {
      path: file.endsWith('index.html') ? path : `/${file}`,
      kind: kindOf(list('data-page')[0] ?? '', path),
      blocks: [...new Set([...modules, ...sheets].map(nameOf))].filter(
        (name) => !OF_LAYOUTS.test(name),
      ),
      html: bytes(file),
      css: sum(sheets),
      sheets: sheets.length,
      script: sum(first),
      requests: 1 + sheets.length + first.size,
      fonts: sum(fontsOf(html, sheets, dist)),
      pictures: sum(new Set(pictures)),
      search: sum(closure([...first, ...list('data-search')])),
    }
  })
}

const FONT_FACE = /@font-face\{[^}]*url\((font-[^)]+)\);unicode-range:([^}]*)\}/g
/** What `--font-title` and `--font-mark` set. */
const TITLES = /<h1[^>]*>.*?<\/h1>|<a class="wordmark".*?<\/a>/gs

/** The fonts whose characters stand in the titles of a page. */
function fontsOf(html: string, sheets: readonly string[], dist: string): string[] {
  const characters = new Set((html.match(TITLES) ?? []).join('').replaceAll(/<[^>]*>/g, ''))
  return sheets
    .filter((one) => /\/fonts-[^/]*\.css$/.test(one))
    .flatMap((one) => [...readFileSync(join(dist, one), 'utf8').matchAll(FONT_FACE)])
    .filter(([, , range]) =>
      range!
        .split(',')
        .some((one) => characters.has(String.fromCodePoint(Number.parseInt(one.slice(2), 16)))),
    )
    .map(([, file]) => `/assets/${file}`)
}

/** Files that are no block's. */
const OF_LAYOUTS =
  /^(?:client|common|fonts-.*|bulletin|doc|lists|series|page|alone|theme|\w+Layout)$/

/** The sheets that every page links. */
export function commonStyle(dist: string): number {
  const linked = globSync('**/*.html', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((html) => html.includes('id="kis-client"'))
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
function kindOf(layout: string, path: string): string {
  if (['posts', 'tags', 'categories', 'archives'].includes(layout)) return 'list'
  if (layout === 'home' || layout === 'series') return layout
  return layout === 'doc' && path.includes('/article/') ? 'article' : 'other'
}
