import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, SOURCES_NAME } from '#config/engine-files.ts'
import { componentName, type IslandFolder } from '#model/island.ts'

/** Folders of blocks that are React components, the engine's first; an author's of the same name replaces ours. */
export function islandFolders(root: string): IslandFolder[] {
  const found = [join(ENGINE, SOURCES_NAME, 'blocks'), join(root, 'blocks')].flatMap(islandsBelow)
  return [...new Map(found.map((one) => [one.name, one])).values()]
}

function islandsBelow(folder: string): IslandFolder[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((name) => {
      const file = (...names: string[]) =>
        names
          .flatMap((one) => [join(folder, name, one), join(folder, name, one.replace('.ts', '.js'))])
          .find((path) => existsSync(path))
      const component = file('Island.tsx', `${componentName(name)}.tsx`)
      const block = file('block.ts')
      if (component === undefined || block === undefined) return []
      const style = file('style.css')
      const words = file('words.ts')
      return { name, component, block, ...(style && { style }), ...(words && { words }) }
    })
}
