import { join } from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from '../normalize-path.ts'
import type { IslandFolder } from '#config/block-folders.ts'
import { ENGINE, engineFile } from '#config/engine-files.ts'

const ASSETS = 'virtual:keep-it-simple/island-assets'
const COMPONENTS = 'virtual:keep-it-simple/island-components'

/**
 * The islands as the browser loads them: what starts them, and each component. A site without any
 * gets two empty tables, and nothing of the code that starts them.
 */
export function islandModules(folders: readonly IslandFolder[]): Plugin {
  const starter = join(ENGINE, engineFile('theme/islands/islands'))
  const texts: Readonly<Record<string, string>> = {
    [ASSETS]: table('islandAssets', folders.length === 0 ? [] : [['islands', starter]]),
    [COMPONENTS]: table(
      'components',
      folders.map(({ name, island }) => [name, island]),
    ),
  }
  return {
    name: 'keep-it-simple:islands',
    resolveId: (id) => (Object.hasOwn(texts, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? texts[id.slice(1)] : undefined),
  }
}

const table = (name: string, entries: readonly (readonly [string, string])[]): string =>
  `export const ${name} = {\n${entries
    .map(
      ([key, path]) =>
        `${JSON.stringify(key)}: () => import(${JSON.stringify(normalizePath(path))}),\n`,
    )
    .join('')}}\n`
