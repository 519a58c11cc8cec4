import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ShelfIndex } from '#model/shelf.ts'

/** Copies a folder as it is; gives the names of its files. */
export function copyTree(from: string, dist: string, skip = (_name: string) => false): string[] {
  if (!existsSync(from)) return []
  cpSync(from, dist, { recursive: true, filter: (path) => !skip(path.slice(from.length + 1)) })
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .filter((name) => !skip(name))
    .sort()
}

/** The pictures of articles. */
export function copyMedia(media: ShelfIndex['media'], dist: string): string[] {
  return media.map(([source, publicPath]) => {
    const file = publicPath.slice(1)
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    copyFileSync(source, join(dist, file))
    return file
  })
}
