import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  type Dirent,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isBelow } from '#config/path-below.ts'
import type { StoreIndex } from '#model/page-store.ts'

/**
 * Copies a folder's files; gives their names. A link is copied as the file it stands for, and only
 * if that lies in the same folder; what the compiler refuses (`content/entry-kind.ts`) is not read.
 */
export function copyTree(from: string, dist: string, skip = (_name: string) => false): string[] {
  if (!existsSync(from)) return []
  const root = realpathSync(from)
  const names: string[] = []
  const visit = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (skip(name)) continue
      if (entry.isDirectory()) visit(`${name}/`)
      else if (entry.isFile() || isLinkInside(root, name, entry)) names.push(name)
    }
  }
  visit('')
  for (const name of names) copyInto(join(root, name), join(dist, name))
  return names.sort()
}

function isLinkInside(root: string, name: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return false
  const target = realpathSync(join(root, name))
  return isBelow(root, target) && statSync(target).isFile()
}

function copyInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  // Builds before this one copied links as links: writing through one would change a file elsewhere.
  if (lstatSync(to, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(to)
  copyFileSync(from, to)
}

/** The pictures of articles. */
export function copyMedia(media: StoreIndex['media'], dist: string): string[] {
  return media.map(([source, publicPath]) => {
    const file = publicPath.slice(1)
    copyInto(source, join(dist, file))
    return file
  })
}
