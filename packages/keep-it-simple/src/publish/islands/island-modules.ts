import { normalizePath, type Plugin } from 'vite'
import type { IslandBundle, IslandFolder } from '#model/island.ts'
import { ENGINE, engineFile } from '#config/engine-files.ts'
import { join } from 'node:path'

const ASSETS = 'virtual:keep-it-simple/island-assets'
const COMPONENTS = 'virtual:keep-it-simple/island-components'
const STYLES = 'virtual:keep-it-simple/island-styles/'

export interface IslandModulesInput {
  readonly folders: readonly IslandFolder[]
  /** Style sheets that modules of the islands import; they are linked before any of these is loaded. */
  readonly styles?: IslandBundle['styles']
}

/**
 * The islands as the application and its blocks load them: a site without any gets two empty tables,
 * and nothing of the code that starts them.
 */
export function islandModules({ folders, styles = {} }: IslandModulesInput): Plugin {
  const byName = new Map(folders.map((one) => [one.name, one]))
  const text = (id: string): string | undefined => {
    if (id === COMPONENTS)
      return table('components', folders.map(({ name, component }) => [name, component] as const))
    if (id === ASSETS) {
      const own = folders.map(({ name }) => [name, STYLES + name] as const)
      const starter = join(ENGINE, engineFile('theme/islands/islands'))
      return table('islandAssets', folders.length === 0 ? [] : [['islands', starter], ...own])
    }
    const { name, style } = (id.startsWith(STYLES) && byName.get(id.slice(STYLES.length))) || {}
    if (name === undefined) return undefined
    const sheets = [...(styles[name] ?? []), ...(style === undefined ? [] : [style])]
    return sheets.map((sheet) => `import ${quoted(sheet)}\n`).join('') + 'export {}\n'
  }
  return {
    name: 'keep-it-simple:islands',
    resolveId: (id) => (text(id) === undefined ? undefined : `\0${id}`),
    load: (id) => (id.startsWith('\0virtual:') ? text(id.slice(1)) : undefined),
  }
}

const quoted = (path: string): string => JSON.stringify(normalizePath(path))

const table = (name: string, entries: readonly (readonly [string, string])[]): string =>
  `export const ${name} = {\n${entries
    .map(([key, path]) => `${JSON.stringify(key)}: () => import(${quoted(path)}),\n`)
    .join('')}}\n`
