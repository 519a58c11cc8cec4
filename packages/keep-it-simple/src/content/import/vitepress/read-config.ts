import { record, text } from '../config/values.ts'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { evaluateFile, unknownsOf } from '../config/evaluate.ts'
import type { ProposedSettings } from '../settings/proposed-settings.ts'

export interface VitePressConfig {
  /** Folder that holds `.vitepress`, from the one that is imported; may be empty. */
  readonly root: string
  /** Folder of the pages, from the one that is imported; may be empty. */
  readonly srcDir: string
  readonly cleanUrls: boolean
  readonly base: string
  readonly rewrites: Readonly<Record<string, string>>
  readonly exclude: readonly RegExp[]
  readonly data: Readonly<Record<string, unknown>>
  readonly file: string
  readonly todo: ProposedSettings['todo']
}

const NAMES = [
  'config.ts',
  'config.mts',
  'config.js',
  'config.mjs',
  'config/index.ts',
  'config/index.mts',
  'config/index.js',
]

/** `.vitepress/config.ts`, read and not run. */
export function readVitePressConfig(folder: string): VitePressConfig {
  const root =
    ['', 'docs', 'doc', 'src'].find((one) => existsSync(join(folder, one, '.vitepress'))) ?? ''
  const file = NAMES.map((name) => join(folder, root, '.vitepress', name)).find((one) =>
    existsSync(one),
  )
  const data = file === undefined ? {} : record(evaluateFile(file))
  const named =
    file === undefined
      ? join(root, '.vitepress/config.ts')
      : relative(folder, file).replaceAll('\\', '/')
  const srcDir = join(root, text(data['srcDir']) ?? '.').replaceAll('\\', '/')
  const todo = unknownsOf(data).map(({ path, unknown }) => ({
    file: relative(folder, unknown.file).replaceAll('\\', '/'),
    line: unknown.line,
    message: `\`${path}\` is only known when it runs; see to it by hand.`,
  }))
  const excluded = Array.isArray(data['srcExclude']) ? (data['srcExclude'] as unknown[]) : []
  return {
    root,
    srcDir: srcDir === '.' ? '' : srcDir.replace(/^\.\//, '').replace(/\/$/, ''),
    cleanUrls: data['cleanUrls'] === true,
    base: text(data['base']) ?? '/',
    rewrites: Object.fromEntries(
      Object.entries(record(data['rewrites'])).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    exclude: excluded.filter((one) => typeof one === 'string').map(globPattern),
    data,
    file: named,
    todo,
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
}

/** `**` any folders, `*` any name, `?` any letter, `{a,b}` either. */
export function globPattern(glob: string): RegExp {
  const written = (part: string): string =>
    part.replace(/\*\*\/|\*\*|[*?.+^$()|[\]{}\\]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)
  const source = glob
    .replace(/^\.?\//, '')
    .split(/(\{[^}]*\})/)
    .map((part, at) =>
      at % 2 === 0 ? written(part) : `(?:${part.slice(1, -1).split(',').map(written).join('|')})`,
    )
  return new RegExp(`^${source.join('')}$`)
}

/** The path a page was published under, by the first rewrite that fits. */
export function rewrittenPath(path: string, rewrites: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(rewrites)) {
    const names: string[] = []
    const source = from.replace(
      /:(\w+)(\([^)]*\))?([*+])?|[.+*?^$|()[\]{}\\]/g,
      (written, name?: string, group?: string, sign?: string) => {
        if (name === undefined) return `\\${written}`
        names.push(name)
        return group ?? (sign === undefined ? '([^/]+)' : '(.+)')
      },
    )
    const match = new RegExp(`^${source}$`).exec(path)
    if (!match) continue
    return to.replace(/:(\w+)[*+]?/g, (_, name: string) => match[names.indexOf(name) + 1] ?? '')
  }
  return path
}
