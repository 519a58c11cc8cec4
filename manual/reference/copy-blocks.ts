import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Pages show the manual's own blocks as listings, and a listing must lie in `docs/`. */
export function copyBlocks(root: string): void {
  const copy = join(root, 'docs', '_blocks')
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(root, 'blocks'), copy, { recursive: true })
}
