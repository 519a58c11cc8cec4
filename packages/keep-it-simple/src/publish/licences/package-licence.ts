import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a reader may do with a package whose code or drawings reach their browser. */
export interface PackageLicence {
  readonly name: string
  readonly version: string
  /** As the package names it, usually by its SPDX name. */
  readonly licence: string
  /** Where its source is. */
  readonly source?: string
  /** The whole text, where the package has one. */
  readonly text?: string
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string | { readonly type?: string }
  readonly homepage?: string
  readonly repository?: string | { readonly url?: string }
}

const TEXT = /^(?:licen[cs]e|copying|unlicense)(?:[.-]|$)/i
const NOTICE = /^notice(?:[.-]|$)/i

/** Reads it from the package's folder; nothing where there is no package. */
export function packageLicence(folder: string): PackageLicence | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const { name, version = '0.0.0', license, homepage, repository } = manifest
  if (name === undefined) return undefined
  const written = typeof license === 'object' ? license.type : license
  const source = (typeof repository === 'object' ? repository.url : repository) ?? homepage
  const text = textOf(folder)
  return {
    name,
    version,
    licence: written?.trim() ?? 'not named',
    ...(source !== undefined && { source: source.replace(/^git\+/, '') }),
    ...(text !== '' && { text }),
  }
}

/** Its licence and, where it has one, the notice that goes with it. */
function textOf(folder: string): string {
  const names = readdirSync(folder).sort()
  return [TEXT, NOTICE]
    .flatMap((kind) => names.filter((name) => kind.test(name)))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}
