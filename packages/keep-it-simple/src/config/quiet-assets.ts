import { readFileSync } from 'node:fs'
import { blockFolders } from './block-folders.ts'

/** Read as text: the part for the browser cannot run here. */
const WAITS = /^export const waits = true\b/m

/** Names of what is loaded when the reader first moves: blocks that say so, and what starts islands. */
export const quietAssets = (root?: string): string[] => [
  'islands',
  ...blockFolders(root)
    .filter(({ client }) => client !== undefined && WAITS.test(readFileSync(client, 'utf8')))
    .map(({ name }) => name),
]
