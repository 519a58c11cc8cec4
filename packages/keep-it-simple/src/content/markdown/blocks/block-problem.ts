import type { BlockFolder } from '#config/block-folders.ts'
import { pathBelow } from '#config/path-below.ts'
import { loadFailure } from '#config/source/load-failure.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { BlockFault } from './check-block.ts'

/** A fault of an author's block, where it is written. */
export function blockProblem(root: string, folder: BlockFolder, fault: BlockFault): Diagnostic {
  const { error, path, ...words } = fault
  const file = folder.block ?? folder.folder
  const position = path
    ? settingsPosition({ root, settingsFile: file }, path, 'key')
    : { file: pathBelow(root, file) }
  const found = error ? loadFailure(error.cause, file, root) : position
  return { ...words, ...found, code: words.code, severity: 'error' }
}

/** Its modules do not run; the line is looked for if the fault is reported. */
export const loadFault = (cause: unknown, { folder }: BlockFolder): BlockFault => ({
  code: 'bad-block',
  message: `${folder} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
  remedy: 'Correct its `block.ts`.',
  error: { cause },
})
