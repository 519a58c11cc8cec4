import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** `change` for an edit, `come` and `go` for a file that does; paths are below the root, with `/`. */
export type SaveEvent = 'change' | 'come' | 'go'
export type Saved = (event: SaveEvent, path: string) => void

/**
 * Follows files of the author's folder that match, also those in folders that come later. A folder
 * is watched and not each of its files: a system has only so many watches, and a file that an editor
 * saves by renaming another over it would be lost.
 */
export function watchFiles(
  root: string,
  watched: (path: string) => boolean,
  saved: Saved,
): () => void {
  const folders = new Map<string, { readonly watcher: FSWatcher; readonly files: Set<string> }>()

  function follow(folder: string, isNew: boolean): void {
    if (folders.has(folder)) return
    const files = new Set<string>()
    const watcher = watch(join(root, folder), (_type, name) => {
      if (name !== null) look(folder === '' ? name : `${folder}/${name}`)
    })
    // A folder that goes is noticed by the one above it.
    watcher.on('error', () => leave(folder))
    folders.set(folder, { watcher, files })
    for (const entry of entriesOf(join(root, folder))) {
      const path = folder === '' ? entry : `${folder}/${entry}`
      if (!watched(path)) continue
      const kind = kindOf(join(root, path))
      if (kind === 'folder') follow(path, isNew)
      else if (kind === 'file') {
        files.add(entry)
        if (isNew) saved('come', path)
      }
    }
  }

  function leave(folder: string): void {
    const known = folders.get(folder)
    if (!known) return
    folders.delete(folder)
    known.watcher.close()
    for (const name of known.files) saved('go', folder === '' ? name : `${folder}/${name}`)
    for (const other of folders.keys()) if (other.startsWith(`${folder}/`)) leave(other)
  }

  function look(path: string): void {
    if (!watched(path)) return
    const at = path.lastIndexOf('/')
    const files = folders.get(at === -1 ? '' : path.slice(0, at))?.files
    const name = path.slice(at + 1)
    const kind = kindOf(join(root, path))
    if (kind === 'folder') return follow(path, true)
    leave(path)
    if (!files) return
    const isKnown = files.has(name)
    if (kind === 'file') {
      files.add(name)
      saved(isKnown ? 'change' : 'come', path)
    } else if (files.delete(name)) saved('go', path)
  }

  follow('', false)
  return () => {
    for (const { watcher } of folders.values()) watcher.close()
    folders.clear()
  }
}

/** Links are followed to what they stand for. */
function kindOf(path: string): 'file' | 'folder' | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isDirectory() ? 'folder' : stat?.isFile() ? 'file' : undefined
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
