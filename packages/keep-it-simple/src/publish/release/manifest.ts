import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** The list of a release's files, in the release. */
export const MANIFEST = 'release.json'
const FORMAT = 1

/** What is known of a file: bytes, age, place on the disk, SHA-256. */
export type FileNote = readonly [size: number, mtimeMs: number, ino: number, sha256: string]

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * Says of every file how long it is and what its bytes hash to. No clock: two builds of the same
 * sources have the same manifest, and its hash is the name of the release. Where a file's address is
 * announced nowhere, the hash of its name stands for the name.
 */
export function manifestOf(
  files: ReadonlyMap<string, FileNote>,
  isHidden: (name: string) => boolean,
): { readonly build: string; readonly text: string } {
  const rows = new Map<string, string>()
  for (const [name, [size, , , hash]] of files) {
    const shown = isHidden(name) ? `sha256:${sha256(name)}` : name
    rows.set(shown, `${JSON.stringify(shown)}:[${size},"${hash}"]`)
  }
  const sorted = [...rows.keys()].sort().map((shown) => rows.get(shown)!)
  const listed = `{\n${sorted.join(',\n')}\n}`
  const build = sha256(listed).slice(0, 16)
  return { build, text: `{"format":${FORMAT},"build":"${build}","files":${listed}}\n` }
}

/** Which release lies in a folder; nothing where it is none of ours. */
export function buildIn(folder: string): string | undefined {
  const start = Buffer.alloc(64)
  try {
    const file = openSync(join(folder, MANIFEST), 'r')
    try {
      readSync(file, start, 0, start.length, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
  return /^\{"format":1,"build":"([\da-f]{16})"/.exec(start.toString('latin1'))?.[1]
}
