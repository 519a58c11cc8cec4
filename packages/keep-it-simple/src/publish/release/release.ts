import { lstatSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DeploySettings } from '#model/deploy.ts'
import { compressedNames, compressFile, isPackable, packingIdentity } from '../compress.ts'
import { copyInto, linkInto, writeInto } from '../write-into.ts'
import { NOTHING, readBuildRecord, type BuildRecord } from './build-record.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'
import { buildIn, sha256, type FileNote } from './manifest.ts'

/** The search index cleans up by itself, so it is given all that was there. */
const INDEX = 'search-index/'

/**
 * A release while it is printed, in a folder that begins empty. What is as it was becomes a second
 * name of the file in the release before; that one is never written to. Whatever else lies in `dist/`
 * does not get in.
 */
export class Release {
  readonly folders: ReleaseFolders
  readonly folder: string
  readonly before: BuildRecord
  readonly packing: string
  /** Files that were linked, with what is known of them. */
  readonly linked: Map<string, FileNote> = new Map()
  /** Size and age of what was copied, by the name it got. */
  readonly copied: Record<string, string> = {}
  readonly #compress: DeploySettings['compress']
  readonly #base: string
  readonly #isPackedAlike: boolean
  readonly #made = new Set<string>()
  readonly #announced = new Map<string, boolean>()

  constructor(dist: string, content: string, compress: DeploySettings['compress']) {
    const folders = releaseFolders(dist, content)
    this.folders = folders
    this.folder = folders.next
    this.#compress = compress
    this.packing = packingIdentity(compress)
    rmSync(this.folder, { recursive: true, force: true })
    const build = buildIn(folders.dist)
    const isMirrored = build !== undefined && buildIn(folders.mirrored) === build
    this.#base = isMirrored ? folders.mirrored : folders.dist
    const record = readBuildRecord(this.#base, folders)
    this.#isPackedAlike = record.packing === this.packing
    // Of a release that was packed otherwise, only what open tabs may ask for is taken.
    this.before = this.#isPackedAlike
      ? record
      : { ...NOTHING, shells: record.shells, files: record.files }
    if (!this.#isPackedAlike) return
    for (const [name, note] of Object.entries(record.files))
      if (name.startsWith(INDEX) && this.#isSound(name, note)) this.#link(name, note)
  }

  /** Says that a file belongs to the release; `hidden` where its address is said nowhere. */
  announce(name: string, hidden = false): void {
    for (const one of this.#withPacked(name)) this.#announced.set(one.normalize('NFC'), hidden)
  }

  get announced(): ReadonlyMap<string, boolean> {
    return this.#announced
  }

  /**
   * Takes files over from the release before, with their packed copies: all of them, or none where one
   * is not there as noted.
   */
  reuse(...names: readonly string[]): boolean {
    const wanted = new Map<string, FileNote>()
    for (const name of names)
      for (const one of this.#withPacked(name)) {
        const note = this.#noteOf(one)
        const isSound = note !== undefined && this.#isSound(one, note)
        if (isSound) wanted.set(one, note)
        else if (note !== undefined || one === name) return false
      }
    for (const [name, note] of wanted) this.linked.set(name, this.#link(name, note))
    return true
  }

  /** Writes a text, unless it is what the release before has. */
  print(name: string, content: string | Uint8Array): void {
    const isSame = this.#isPackedAlike && this.#noteOf(name)?.[3] === sha256(content)
    if (isSame && this.reuse(name)) return
    this.linked.delete(name)
    writeInto(join(this.folder, name), content)
    this.#pack(name, content)
  }

  /** Copies a file, unless it is the one that was copied into the release before. */
  copy(source: string, name: string): void {
    const { size, mtimeMs, ino } = statSync(source)
    const stamp = `${size} ${mtimeMs} ${ino}`
    this.copied[name] = stamp
    if (this.before.copied[name] === stamp && this.reuse(name)) {
      // A page of this name may have been printed first, and packed.
      for (const one of this.#withPacked(name))
        if (!this.#noteOf(one)) rmSync(join(this.folder, one), { force: true })
      return
    }
    this.linked.delete(name)
    copyInto(source, join(this.folder, name))
    if (isPackable(name)) this.#pack(name, readFileSync(join(this.folder, name)))
  }

  #pack(name: string, content: string | Uint8Array): void {
    const effort = /^(?:assets|sandbox)\//.test(name) ? 'asset' : 'quick'
    compressFile(join(this.folder, name), content, this.#compress, effort)
    for (const one of this.#withPacked(name)) this.linked.delete(one)
  }

  #noteOf(name: string): FileNote | undefined {
    return Object.hasOwn(this.before.files, name) ? this.before.files[name] : undefined
  }

  #withPacked(name: string): string[] {
    return isPackable(name) ? compressedNames(name, this.#compress) : [name]
  }

  /** Whether the release before still has the file that is noted. */
  #isSound(name: string, [size, mtimeMs, ino, hash]: FileNote): boolean {
    const path = join(this.#base, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found === undefined || !found.isFile() || found.size !== size) return false
    // Another time, and maybe the same bytes: a folder that was copied or unpacked.
    return (found.mtimeMs === mtimeMs && found.ino === ino) || sha256(readFileSync(path)) === hash
  }

  #link(name: string, note: FileNote): FileNote {
    const to = join(this.folder, name)
    const folder = dirname(to)
    // Made before it is missed: there are thousands, and each would be an exception.
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true })
    this.#made.add(folder)
    return linkInto(join(this.#base, name), to) ? note : noted(to, note[3])
  }
}

/** What is known of a file that lies there. */
export function noted(path: string, hash: string): FileNote {
  const { size, mtimeMs, ino } = lstatSync(path)
  return [size, mtimeMs, ino, hash]
}
