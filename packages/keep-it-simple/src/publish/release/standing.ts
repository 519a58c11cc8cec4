import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StoreIndex } from '#model/page-store.ts'
import { replaceFile } from '../write-into.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'
import type { ReleaseFolders } from './folders.ts'
import { buildIn, MANIFEST } from './manifest.ts'

/** Of the release that was published last: what it was made from, and the list in it. */
interface Standing {
  readonly key: string
  readonly build: string
  readonly manifest: string
}

const standingFile = ({ home }: ReleaseFolders): string => join(home, 'standing.json')

/** Changes with everything a release is made from: texts are added as they are, files by their bytes. */
export function standingKey(texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...texts]))
  return hash.digest('base64url')
}

export function noteStanding(folders: ReleaseFolders, key: string, build: string): void {
  const manifest = stampOf(join(folders.dist, MANIFEST))
  if (manifest === undefined) return
  replaceFile(standingFile(folders), JSON.stringify({ key, build, manifest } satisfies Standing))
}

/**
 * The name of the published release, if it was made from the same things and every file of it is there
 * as noted, and none besides: printing it again would give the same. Nothing where that is not sure.
 */
export function standingRelease(
  folders: ReleaseFolders,
  key: string,
  media: StoreIndex['media'],
): string | undefined {
  const noted = read(standingFile(folders))
  // Where `dist/` cannot be moved, it is a copy of a release, and what is noted is that one.
  if (noted?.key !== key || existsSync(folders.mirrored)) return undefined
  const { dist, hosts } = folders
  if (buildIn(dist) !== noted.build || stampOf(join(dist, MANIFEST)) !== noted.manifest)
    return undefined
  const record = readBuildRecord(dist, folders)
  const stands =
    media.every(([source, name]) => record.copied[name.slice(1)] === sourceStamp(source)) &&
    Object.keys(record.hosts).every((name) => existsSync(join(hosts, name))) &&
    isWhole(dist, record.files)
  return stands ? noted.build : undefined
}

/** By place on the disk, size and age of every file, and the number of entries of every folder. */
function isWhole(dist: string, files: BuildRecord['files']): boolean {
  const entries = new Map<string, number>([['.', 1]])
  const seen = new Set<string>()
  for (const [name, [size, mtimeMs, ino]] of Object.entries(files)) {
    const found = lstatSync(`${dist}/${name}`, { throwIfNoEntry: false })
    if (found?.ino !== ino || found.size !== size || found.mtimeMs !== mtimeMs) return false
    // A file counts in its folder, and a folder that is new here in the one above it.
    for (let at = name; ;) {
      const folder = dirname(at)
      entries.set(folder, (entries.get(folder) ?? 0) + 1)
      if (folder === '.' || seen.has(folder)) break
      seen.add(folder)
      at = folder
    }
  }
  for (const [folder, count] of entries) {
    const names = readdirSync(join(dist, folder))
    // A branch that is checked out to be pushed lies in the folder, and is no part of a release.
    const own = folder === '.' && names.includes('.git') ? names.length - 1 : names.length
    if (own !== count) return false
  }
  return true
}

function stampOf(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found && `${found.size} ${found.mtimeMs} ${found.ino}`
}

/** As `Release.copy` notes it. */
function sourceStamp(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.size} ${found.mtimeMs} ${found.ino}`
}

function read(file: string): Standing | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Standing
  } catch {
    return undefined
  }
}
