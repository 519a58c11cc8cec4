import { join } from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from '../normalize-path.ts'
import { ENGINE, engineFile } from '#config/engine-files.ts'
import type { SiteModuleInput } from '../site-module.ts'
import { authorIslands } from './author-islands.ts'

const ASSETS = 'virtual:keep-it-simple/island-assets'
export const ISLAND_COMPONENTS = 'virtual:keep-it-simple/island-components'

type Input = Pick<SiteModuleInput, 'root' | 'slots' | 'layouts' | 'islands'>

/**
 * The islands as the browser loads them: what starts them, and each component. A site without any
 * gets two empty tables, and nothing of the code that starts them.
 */
export function islandModules(input: Input): Plugin {
  const engine = (path: string) => loading(join(ENGINE, engineFile(path)))
  const texts: Readonly<Record<string, () => string>> = {
    [ASSETS]: () =>
      table(
        'islandAssets',
        entries(input).length > 0 ? [['islands', engine('theme/islands/islands')]] : [],
      ),
    [ISLAND_COMPONENTS]: () => table('components', entries(input)),
  }
  const entries = ({ islands }: Input) => [
    ...(islands?.folders ?? []).map(({ name, island }) => [name, loading(island)] as const),
    ...authorIslands(input).map(({ name, file, component }) => {
      const wrap = engine('theme/islands/author-island')
      return [
        name,
        `${wrap}.then(({ inBrowser }) => inBrowser(${loading(file)}, ${JSON.stringify(component)}))`,
      ] as const
    }),
  ]
  return {
    name: 'keep-it-simple:islands',
    resolveId: (id) => (Object.hasOwn(texts, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? texts[id.slice(1)]?.() : undefined),
  }
}

const loading = (path: string): string => `import(${JSON.stringify(normalizePath(path))})`

const table = (name: string, entries: readonly (readonly [string, string])[]): string =>
  `export const ${name} = {\n${entries
    .map(([key, load]) => `${JSON.stringify(key)}: () => ${load},\n`)
    .join('')}}\n`
