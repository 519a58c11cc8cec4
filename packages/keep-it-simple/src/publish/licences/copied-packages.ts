import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ENGINE } from '#config/engine-files.ts'
import { packageFolder } from '#config/optional-packages.ts'
import { fontPackages } from '#model/fonts.ts'
import { COPIES, type CopiedLanguage } from '#model/runner.ts'
import type { SiteConfig } from '#model/site.ts'
import { packageLicence, type PackageLicence } from './package-licence.ts'

/** What reaches readers besides bundles: the engine itself, icons drawn into pages, web fonts, what runs programs. */
export function copiedPackages(
  runs: readonly CopiedLanguage[],
  site: SiteConfig,
): PackageLicence[] {
  return [
    engineLicence(),
    ...iconSets(),
    ...fontPackages(site).flatMap((name) => installedLicence(name) ?? []),
    ...runs.flatMap((language) => languageLicences(language)),
  ]
}

/** Nothing where the package is not installed. */
function installedLicence(name: string): PackageLicence | undefined {
  const folder = packageFolder(name)
  return folder === undefined ? undefined : packageLicence(folder)
}

/** While it is developed, its licence lies at the top of the repository. */
function engineLicence(): PackageLicence {
  const own = packageLicence(ENGINE)!
  const above = join(ENGINE, '../../LICENSE')
  if (own.text !== undefined || !existsSync(above)) return own
  return { ...own, text: readFileSync(above, 'utf8').trim() }
}

interface SetInfo {
  readonly author?: { readonly name?: string; readonly url?: string }
  readonly license?: { readonly title?: string; readonly url?: string }
}

/** The folder of the sets that are installed; nothing where none is. */
const installedSets = (): string | undefined =>
  (createRequire(import.meta.url).resolve.paths('@iconify-json/any') ?? [])
    .map((path) => join(path, '@iconify-json'))
    .find((path) => existsSync(path))

/** Sets in a folder: their packages name author and licence in a file of their own. */
export function iconSets(folder: string | undefined = installedSets()): PackageLicence[] {
  if (folder === undefined) return []
  return readdirSync(folder).flatMap((name) => {
    const found = packageLicence(join(folder, name))
    const info = join(folder, name, 'info.json')
    if (!found || found.text !== undefined || !existsSync(info)) return found ?? []
    const { author, license } = JSON.parse(readFileSync(info, 'utf8')) as SetInfo
    const said = [author?.name, author?.url, license?.title, license?.url]
    return [{ ...found, text: said.filter((one) => one !== undefined).join('\n') }]
  })
}

/** What a package is made of has a licence of its own. */
const WITHIN: Readonly<Record<CopiedLanguage, Pick<PackageLicence, 'name' | 'licence' | 'text'>>> =
  {
    python: {
      name: 'CPython and its standard library, in pyodide',
      licence: 'PSF-2.0',
      text: 'https://docs.python.org/3/license.html',
    },
    sql: {
      name: 'SQLite, in @sqlite.org/sqlite-wasm',
      licence: 'public domain',
      text: 'https://sqlite.org/copyright.html',
    },
    postgres: {
      name: 'PostgreSQL, in @electric-sql/pglite',
      licence: 'PostgreSQL',
      text: 'https://www.postgresql.org/about/licence/',
    },
  }

function languageLicences(language: CopiedLanguage): PackageLicence[] {
  const own = installedLicence(COPIES[language].package)
  if (!own) return []
  const { version, source } = own
  return [own, { ...WITHIN[language], version, ...(source && { source }) }]
}
