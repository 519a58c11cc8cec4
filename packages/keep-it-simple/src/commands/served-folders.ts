import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE } from '#config/engine-files.ts'

/**
 * Folders whose modules a browser may ask the dev server for: the engine, its packages, the author's
 * layouts and blocks, and what was bundled for this session. Nothing else of the author's folder is served;
 * it may hold passwords.
 */
export function servedFolders(root: string, out: string): string[] {
  const react = createRequire(join(ENGINE, 'package.json')).resolve('react/package.json')
  const packages = dirname(dirname(react))
  return [
    ENGINE,
    packages,
    join(root, 'node_modules'),
    join(root, 'layouts'),
    authorBlocks(root),
    out,
  ]
}
