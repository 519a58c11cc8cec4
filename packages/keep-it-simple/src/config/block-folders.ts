import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder of `blocks/`: one feature of Markdown with everything that belongs to it. */
export interface BlockFolder {
  /** The folder's name, which is the block's. */
  readonly name: string
  readonly folder: string
  /** Whether it is the author's. */
  readonly own: boolean
  /** Absolute paths of what it has. */
  readonly block?: string
  readonly style?: string
  readonly client?: string
  readonly island?: string
  readonly words?: string
}

/** The engine's own, beside this room. */
const ENGINE_BLOCKS = join(dirname(import.meta.dirname), 'blocks')

/** They do not change while a process runs. */
let ours: readonly BlockFolder[] | undefined

/** Where an author's blocks lie. */
export const authorBlocks = (root: string): string => join(root, 'blocks')

/** Every block there is, the engine's first; an author's block of the same name stands in for ours. */
export function blockFolders(root?: string): BlockFolder[] {
  ours ??= foldersIn(ENGINE_BLOCKS, false)
  const byName = new Map(ours.map((one) => [one.name, one]))
  if (root !== undefined)
    for (const one of foldersIn(authorBlocks(root), true)) {
      byName.delete(one.name)
      byName.set(one.name, one)
    }
  return [...byName.values()]
}

/** A block that is a React component. */
export type IslandFolder = BlockFolder & Required<Pick<BlockFolder, 'block' | 'island'>>

export const islandFolders = (root: string): IslandFolder[] =>
  blockFolders(root).filter(
    (one): one is IslandFolder => one.island !== undefined && one.block !== undefined,
  )

/** A block has something a page must link or load: styles, a part that runs in the browser, or both as a component. */
export const hasPart = ({ style, client, island }: BlockFolder): boolean =>
  style !== undefined || client !== undefined || island !== undefined

/** Names that begin with `_` or a dot are what blocks share, and no blocks. */
function foldersIn(folder: string, own: boolean): BlockFolder[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({
      name,
      folder: join(folder, name),
      own,
      ...filesOf(join(folder, name), name),
    }))
}

type Files = Pick<BlockFolder, 'block' | 'style' | 'client' | 'island' | 'words'>

function filesOf(folder: string, name: string): Files {
  const script = (base: string, extensions = ['ts', 'js']) =>
    extensions.map((one) => join(folder, `${base}.${one}`)).find((path) => existsSync(path))
  const found = {
    block: script('block'),
    style: script('style', ['css']),
    client: script('client'),
    island: script('Island', ['tsx', 'js']) ?? script(pascalCase(name), ['tsx', 'js']),
    words: script('words'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined))
}

/** `bloom-filter` is `BloomFilter` as a component. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
