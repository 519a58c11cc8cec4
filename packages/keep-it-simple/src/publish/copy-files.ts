import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { isBelow } from '#config/path-below.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { Release } from './release/release.ts'

/**
 * Copies a folder's files; gives their names. A link is copied as the file it stands for, and only
 * if that lies in the same folder; what the compiler refuses (`content/entry-kind.ts`) is not read.
 */
export function copyTree(
  from: string,
  release: Pick<Release, 'copy'>,
  skip = (_name: string) => false,
): string[] {
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
  for (const name of names) release.copy(join(root, name), name)
  return names.sort()
}

function isLinkInside(root: string, name: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return false
  const target = realpathSync(join(root, name))
  return isBelow(root, target) && statSync(target).isFile()
}

/** The pictures of articles. */
export function copyMedia(media: StoreIndex['media'], release: Pick<Release, 'copy'>): string[] {
  return media.map(([source, publicPath]) => {
    const file = publicPath.slice(1)
    release.copy(source, file)
    return file
  })
}
