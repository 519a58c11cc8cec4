import { existsSync } from 'node:fs'
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

/** Whether a package is there, without loading it and whatever it exports. */
export function isInstalled(name: string): boolean {
  const folders = require.resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name, 'package.json')))
}

export function hasPart(part: OptionalPart): boolean {
  return PACKAGES[part].every((name) => isInstalled(name))
}

/** The one command that brings what is missing. */
export function installCommand(part: OptionalPart): string {
  return `npm install ${PACKAGES[part].filter((name) => !isInstalled(name)).join(' ')}`
}
