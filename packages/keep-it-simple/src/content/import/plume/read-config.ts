import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { evaluateFile, unknownsOf } from '../config/evaluate.ts'
import type { ProposedSettings } from '../settings/proposed-settings.ts'
import { globPattern } from '../vitepress/read-config.ts'
import { record, text } from '../config/values.ts'

export interface PlumeConfig {
  /** Folder of the pages, from the one that is imported; may be empty. */
  readonly docs: string
  readonly base: string
  /** Markdown that is no page, by paths from `docs`. */
  readonly exclude: readonly RegExp[]
  /** Of VuePress. */
  readonly site: Readonly<Record<string, unknown>>
  /** Of the theme, `plume.config.ts` over what `config.ts` says. */
  readonly theme: Readonly<Record<string, unknown>>
  readonly file: string
  readonly todo: ProposedSettings['todo']
}

const named = (folder: string, name: string): string | undefined =>
  ['ts', 'mts', 'js', 'mjs']
    .map((ending) => join(folder, `${name}.${ending}`))
    .find((one) => existsSync(one))

/** `.vuepress/config.ts` and `plume.config.ts`, read and not run. */
export function readPlumeConfig(folder: string): PlumeConfig {
  const docs = ['', 'docs', 'src'].find((one) => existsSync(join(folder, one, '.vuepress'))) ?? ''
  const own = join(folder, docs, '.vuepress')
  const main = named(own, 'config')
  const extra = named(own, 'plume.config')
  const site = main === undefined ? {} : record(evaluateFile(main))
  const theme = {
    ...record(site['theme']),
    ...(extra === undefined ? {} : record(evaluateFile(extra))),
  }
  const file = relative(folder, extra ?? main ?? join(own, 'config.ts')).replaceAll('\\', '/')
  const { theme: _theme, bundler: _bundler, plugins: _plugins, ...rest } = site
  const todo = [rest, theme]
    .flatMap((data) => unknownsOf(data))
    .map(({ path, unknown }) => ({
      file: relative(folder, unknown.file).replaceAll('\\', '/'),
      line: unknown.line,
      message: `\`${path}\` is only known when it runs; see to it by hand.`,
    }))
  const patterns = Array.isArray(site['pagePatterns']) ? (site['pagePatterns'] as unknown[]) : []
  const exclude = patterns
    .filter((one): one is string => typeof one === 'string' && one.startsWith('!'))
    .map((one) => globPattern(one.slice(1)))
  return { docs, exclude, base: text(site['base']) ?? '/', site, theme, file, todo }
}
