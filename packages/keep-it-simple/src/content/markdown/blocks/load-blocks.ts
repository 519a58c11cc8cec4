import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { authorBlocks, blockFolders, hasPart, type BlockFolder } from '#config/block-folders.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { Block, BlockSet, BlockWords, LoadedBlock } from './block.ts'
import { blockProblem, loadFault } from './block-problem.ts'
import { blockFault, type BlockFault } from './check-block.ts'

const loaded = new Map<string, Promise<BlockSet>>()

/** The engine's blocks and those of the folder `root`; read once in a process. */
export function loadBlocks(root: string): Promise<BlockSet> {
  // Sites without blocks of their own have the same ones.
  const key = existsSync(authorBlocks(root)) ? root : ''
  const known = loaded.get(key) ?? read(root)
  loaded.set(key, known)
  return known
}

/** The words of every block, without its rules. */
export async function loadBlockWords(root: string): Promise<Readonly<Record<string, BlockWords>>> {
  const tables: Record<string, BlockWords> = {}
  for (const folder of blockFolders(root)) {
    const words = await wordsOf(folder).catch(() => ({}))
    if (Object.keys(words).length > 0) tables[folder.name] = words
  }
  return tables
}

async function read(root: string): Promise<BlockSet> {
  const folders = blockFolders(root)
  const names = folders.map(({ name }) => name)
  const withParts = new Set(folders.filter(hasPart).map(({ name }) => name))
  const all = new Map<string, LoadedBlock>()
  const problems: Diagnostic[] = []
  for (const folder of folders) {
    const { fault, ...found } = await readBlock(folder, names)
    if (!fault) all.set(folder.name, { ...folder, ...found, parts: [] })
    // A mistake in the engine's own is for whoever works on it.
    else if (!folder.own) throw new Error(`${folder.folder}: ${fault.message} ${fault.remedy}`)
    else problems.push(blockProblem(root, folder, fault))
  }
  for (const [name, one] of all) {
    const parts = [...needed(name, all)].filter((part) => withParts.has(part))
    all.set(name, { ...one, parts })
  }
  return { all, withParts, problems }
}

interface Read {
  readonly block: Block
  readonly words: BlockWords
  readonly fault?: BlockFault | undefined
}

async function readBlock(folder: BlockFolder, names: readonly string[]): Promise<Read> {
  try {
    const block = folder.block === undefined ? undefined : await defaultOf(folder.block)
    const words = await wordsOf(folder)
    return { block: block as Block, words, fault: blockFault(block, words, folder, names) }
  } catch (error) {
    return { block: {} as Block, words: {}, fault: loadFault(error, folder) }
  }
}

const wordsOf = async ({ words }: BlockFolder): Promise<BlockWords> =>
  words === undefined ? {} : ((await defaultOf(words)) as BlockWords)

const defaultOf = async (file: string): Promise<unknown> =>
  ((await import(pathToFileURL(file).href)) as { default?: unknown }).default

/** A block and all whose parts it needs, theirs included. */
function needed(
  name: string,
  all: ReadonlyMap<string, LoadedBlock>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const other of all.get(name)?.block.assets ?? []) needed(other, all, seen)
  return seen
}
