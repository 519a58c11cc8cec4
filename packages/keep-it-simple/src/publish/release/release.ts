import { lstatSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  compressedNames,
  compressFiles,
  isPackable,
  packingIdentity,
  type Packing,
} from '../compress.ts'
import { copyInto, linkInto, makeFolder, writeInto } from '../write-into.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'
import { buildIn, sha256, type FileNote } from './manifest.ts'
import { takeSpare } from './spare.ts'

/** The search index cleans up by itself, so it is given all that was there. */
export const INDEX = 'search-index/'

/**
 * A release while it is printed, in a folder that begins empty or with the links of an older release.
 * What is as it was becomes a second name of the file in the release before, unless it is one already;
 * that one is never written to. Whatever else lies in `dist/` does not get in.
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
  /** What was copied for this release: a copy of an empty file is as old as the file. */
  readonly fresh: Set<string> = new Set()
  /** When the folder of an older release became this one's; what is older and not asked for goes. */
  readonly takenAt: number | undefined
  readonly #packing: Packing
  readonly #base: string
  readonly #isPackedAlike: boolean
  readonly #made = new Set<string>()
  readonly #announced = new Map<string, boolean>()

  constructor(dist: string, content: string, packing: Packing) {
    const folders = releaseFolders(dist, content)
    this.folders = folders
    this.folder = folders.next
    this.#packing = packing
    this.packing = packingIdentity(packing)
    rmSync(this.folder, { recursive: true, force: true })
    const build = buildIn(folders.dist)
    const isMirrored = build !== undefined && buildIn(folders.mirrored) === build
    this.#base = isMirrored ? folders.mirrored : folders.dist
    this.before = readBuildRecord(this.#base, folders)
    this.#isPackedAlike = this.before.packing === this.packing
    this.takenAt = takeSpare(folders, this.#isPackedAlike && build !== undefined, (name) =>
      Object.hasOwn(this.before.files, name),
    )
    for (const [name, note] of Object.entries(this.before.files))
      if (name.startsWith(INDEX) && (this.#isPackedAlike || isPackable(name)))
        this.#take(name, note)
  }

  /** Says that a file belongs to the release; `hidden` where its address is said nowhere. */
  announce(name: string, hidden = false): void {
    for (const one of this.#withCopies(name.normalize('NFC'))) this.#announced.set(one, hidden)
  }

  get announced(): ReadonlyMap<string, boolean> {
    return this.#announced
  }

  /** The name a file was announced by: file systems may spell it in another form of Unicode. */
  announcedName(name: string): string {
    return this.#announced.has(name) ? name : name.normalize('NFC')
  }

  /**
   * Takes files over from the release before, with their packed copies: all of them, or none where one
   * is not there as noted.
   */
  reuse(...names: readonly string[]): boolean {
    const wanted = new Map<string, FileNote>()
    for (const name of names)
      for (const one of this.#isPackedAlike ? this.#withCopies(name) : [name]) {
        const note = this.#noteOf(one)
        if (note !== undefined) wanted.set(one, note)
        else if (one === name) return false
      }
    const taken: [string, FileNote][] = []
    for (const [name, note] of wanted) {
      const now = this.#take(name, note)
      if (now === undefined) return false
      taken.push([name, now])
    }
    for (const [name, note] of taken) this.linked.set(name, note)
    return true
  }

  /** The same for what a build draws itself: a file of the author's that stood in its place is not taken for it. */
  reuseDrawn(...names: readonly string[]): boolean {
    return !names.some((name) => Object.hasOwn(this.before.copied, name)) && this.reuse(...names)
  }

  /** Puts a file of the release before into this one; nothing where it is not there as noted. */
  #take(name: string, note: FileNote): FileNote | undefined {
    if (this.takenAt !== undefined && isNoted(join(this.folder, name), note)) return note
    return this.#isSound(name, note) ? this.#link(name, note) : undefined
  }

  /** Writes a text, unless it is what the release before has. */
  print(name: string, text: string | Uint8Array): void {
    if (this.#noteOf(name)?.[3] === sha256(text) && this.reuse(name)) return
    this.#forget(name)
    writeInto(join(this.folder, name), text)
  }

  /** Copies a file, unless it is the one that was copied into the release before. */
  copy(source: string, name: string): void {
    const { size, mtimeMs, ino } = statSync(source)
    const stamp = `${size} ${mtimeMs} ${ino}`
    this.copied[name] = stamp
    if (this.before.copied[name] === stamp && this.reuse(name)) return
    // A bundle or a checkout that was written again has the same bytes, and its copies took the longest to pack.
    const isSame =
      this.#noteOf(name)?.[0] === size && this.#noteOf(name)?.[3] === sha256(readFileSync(source))
    if (isSame && this.reuse(name)) return
    this.#forget(name)
    copyInto(source, join(this.folder, name))
    this.fresh.add(name)
  }

  #forget(name: string): void {
    for (const one of this.#withCopies(name)) this.linked.delete(one)
  }

  /** Compresses every announced file that the release before has not packed already; gives their number. */
  async pack(): Promise<number> {
    const names = [...this.#announced.keys()].filter(
      (name) => isPackable(name) && !this.#isPacked(name),
    )
    await compressFiles(this.folder, names, this.#packing)
    return names.length
  }

  #isPacked(name: string): boolean {
    if (!this.#isPackedAlike) return false
    const note = this.#noteOf(name)
    return this.linked.has(name) || (note !== undefined && isNoted(join(this.folder, name), note))
  }

  #noteOf(name: string): FileNote | undefined {
    return Object.hasOwn(this.before.files, name) ? this.before.files[name] : undefined
  }

  #withCopies(name: string): string[] {
    return isPackable(name) ? compressedNames(name, this.#packing.formats) : [name]
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
    if (!this.#made.has(folder)) makeFolder(folder)
    this.#made.add(folder)
    return linkInto(join(this.#base, name), to) ? note : noted(to, note[3])
  }
}

/** Whether the very file that is noted lies there, by its place on the disk, size and age. */
function isNoted(path: string, [size, mtimeMs, ino]: FileNote): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return (
    found?.isFile() === true &&
    found.ino === ino &&
    found.size === size &&
    found.mtimeMs === mtimeMs
  )
}

/** What is known of a file that lies there. */
export function noted(path: string, hash: string): FileNote {
  const { size, mtimeMs, ino } = lstatSync(path)
  return [size, mtimeMs, ino, hash]
}
