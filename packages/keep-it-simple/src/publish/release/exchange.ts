import { existsSync, renameSync } from 'node:fs'

/** A folder that may not be moved: a mount point, another disk, one that belongs to somebody else. */
const FIXED = new Set<unknown>(['EXDEV', 'EBUSY', 'EPERM', 'EACCES'])

/** Moves a folder to where none is; false where it cannot be moved. */
export function move(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && FIXED.has(error.code)) return false
    throw error
  }
}

/**
 * Lets two folders change places; false where one of them cannot be moved, and then nothing has. There
 * is no single call for it, so between two of the three a reader may find nothing, for as long as a
 * call takes; whoever is killed there is helped by `finishExchange`.
 */
export function exchange(first: string, second: string, aside: string): boolean {
  if (!move(first, aside)) return false
  let isMoved = false
  try {
    isMoved = move(second, first)
  } finally {
    renameSync(aside, isMoved ? second : first)
  }
  return isMoved
}

/** After a kill: goes on where the exchange stopped. */
export function finishExchange(first: string, second: string, aside: string): void {
  if (!existsSync(aside)) return
  if (!existsSync(first)) renameSync(existsSync(second) ? second : aside, first)
  if (existsSync(aside) && !existsSync(second)) renameSync(aside, second)
}
