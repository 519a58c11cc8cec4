import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file; its folder is created only when it turns out to be missing, which is cheaper than asking. */
export function writeInto(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Writes a file beside the old one and moves it into place: a build that is killed leaves one of the two whole. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
