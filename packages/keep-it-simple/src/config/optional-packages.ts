import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SERIF_PACKAGE, SONG_PACKAGE } from '#model/fonts.ts'

/** Packages that only some sites need, by what they are for; an author installs them when asked to. */
const PACKAGES = {
  cards: ['@takumi-rs/core', 'harfbuzzjs', 'woff2-encoder', SONG_PACKAGE, SERIF_PACKAGE],
  charts: ['echarts'],
  comments: ['giscus'],
  diagrams: ['mermaid', 'playwright-core'],
  /** The fonts themselves are named by the settings. */
  fonts: ['harfbuzzjs', 'woff2-encoder'],
  'hosted search': ['algoliasearch'],
  postgres: ['@electric-sql/pglite'],
  python: ['pyodide'],
  sql: ['@sqlite.org/sqlite-wasm'],
  typescript: ['sucrase'],
} as const

export type OptionalPart = keyof typeof PACKAGES

const require = createRequire(import.meta.url)

/** Where the package.json of a package lies, without loading it and whatever it exports. */
const manifestOf = (name: string): string | undefined =>
  (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file))

/** The folder of an installed package. */
export function packageFolder(name: string): string | undefined {
  const file = manifestOf(name)
  return file === undefined ? undefined : dirname(file)
}

export const isInstalled = (name: string): boolean => manifestOf(name) !== undefined

export function installedVersion(name: string): string | undefined {
  const file = manifestOf(name)
  if (file === undefined) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** With the packages that settings name besides. */
export function hasPart(part: OptionalPart, named: readonly string[] = []): boolean {
  return [...PACKAGES[part], ...named].every((name) => isInstalled(name))
}

/** The one command that brings what is missing. */
export function installCommand(part: OptionalPart, named: readonly string[] = []): string {
  const missing = [...PACKAGES[part], ...named].filter((name) => !isInstalled(name))
  return `npm install ${missing.join(' ')}`
}
