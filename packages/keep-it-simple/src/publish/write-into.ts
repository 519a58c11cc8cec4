import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file; its folder is made only when it turns out to be missing, which is cheaper than asking. */
export function writeInto(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
