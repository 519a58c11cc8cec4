import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Packages that only some sites need, by what they are for; an author installs them when asked to. */
const PACKAGES = {
  cards: ['@takumi-rs/core', '@fontsource/noto-sans-sc'],
  charts: ['echarts'],
  comments: ['giscus'],
  diagrams: ['mermaid', 'playwright-core'],
  'hosted search': ['algoliasearch'],
  python: ['pyodide'],
} as const

export type OptionalPart = keyof typeof PACKAGES

const require = createRequire(import.meta.url)

/** Where the package.json of a package lies, without loading it and whatever it exports. */
const manifestOf = (name: string): string | undefined =>
  (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file))

export const isInstalled = (name: string): boolean => manifestOf(name) !== undefined

export function installedVersion(name: string): string | undefined {
  const file = manifestOf(name)
  if (file === undefined) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export function hasPart(part: OptionalPart): boolean {
  return PACKAGES[part].every((name) => isInstalled(name))
}

/** The one command that brings what is missing. */
export function installCommand(part: OptionalPart): string {
  return `npm install ${PACKAGES[part].filter((name) => !isInstalled(name)).join(' ')}`
}
