import { record, text } from '../config/values.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { keyLines } from '../../yaml-lines.ts'

/** A settings file of Hexo, with the line of each key. */
export interface HexoFile {
  readonly file: string
  readonly data: Readonly<Record<string, unknown>>
  readonly lines: Readonly<Record<string, number>>
}

export interface HexoConfig {
  readonly site: HexoFile
  readonly theme: HexoFile
  readonly sourceDir: string
  readonly permalink: string
  readonly newPostName: string
  readonly codeDir: string
  /** `/`, or `/blog/`. */
  readonly base: string
}

/** `_config.yml` and the settings of the theme. */
export function readHexoConfig(folder: string): HexoConfig {
  const site = readYaml(folder, ['_config.yml', '_config.yaml'])
  const name = text(site.data['theme']) ?? 'landscape'
  const theme = readYaml(folder, [`_config.${name}.yml`, `themes/${name}/_config.yml`])
  const root = text(site.data['root']) ?? '/'
  return {
    site,
    theme,
    sourceDir: (text(site.data['source_dir']) ?? 'source').replace(/\/+$/, ''),
    permalink: text(site.data['permalink']) ?? ':year/:month/:day/:title/',
    newPostName: text(site.data['new_post_name']) ?? ':title.md',
    codeDir: (text(site.data['code_dir']) ?? 'downloads/code').replace(/\/+$/, ''),
    base: `/${root}/`.replace(/\/{2,}/g, '/'),
  }
}

function readYaml(folder: string, names: readonly string[]): HexoFile {
  const file = names.find((name) => existsSync(join(folder, name)))
  if (file === undefined) return { file: names[0]!, data: {}, lines: {} }
  const counter = new LineCounter()
  const written = readFileSync(join(folder, file), 'utf8')
  const document = parseDocument(written, { lineCounter: counter, logLevel: 'silent' })
  const data = document.errors.length === 0 ? record(document.toJS()) : {}
  return { file, data, lines: keyLines(document, (offset) => counter.linePos(offset).line) }
}
