import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import { authorSlots } from '#config/author/slots.ts'
import { sourcesOf } from '#config/author/sources.ts'
import { authorTheme } from '#config/author/theme.ts'
import { ENGINE } from '#config/engine-files.ts'

/**
 * Folders whose modules a browser may ask the dev server for: the engine, its packages, the author's
 * layouts, blocks, slots and style sheet with what they name, and what was bundled for this session.
 * Nothing else of the author's folder is served; it may hold passwords.
 */
export function servedFolders(root: string, out: string): string[] {
  const react = createRequire(join(ENGINE, 'package.json')).resolve('react/package.json')
  const packages = dirname(dirname(react))
  const theme = authorTheme(root)
  const own = [...Object.values(authorSlots(root)), ...(theme === undefined ? [] : [theme])]
  return [
    ENGINE,
    packages,
    join(root, 'node_modules'),
    join(root, 'layouts'),
    authorBlocks(root),
    join(root, 'slots'),
    ...own.flatMap((file) => sourcesOf(file)),
    out,
  ]
}
