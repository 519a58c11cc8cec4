import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks at a file that an editor has emptied to write it again. */
const STEP = 20
const STEPS = 5

/** When none of the files is empty, or stays so: an empty file in the middle of a save is not shown. */
export async function filled(files: ReadonlySet<string>): Promise<void> {
  for (let step = 0; step < STEPS && [...files].some(isEmpty); step++) await wait(STEP)
}

const isEmpty = (file: string): boolean => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === 0
}
