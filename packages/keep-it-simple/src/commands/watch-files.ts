import { once } from 'node:events'
import { relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** `change` for an edit, anything else for a file that came or went; paths are below the root, with `/`. */
export type Saved = (event: string, path: string) => void

/**
 * Follows files of the author's folder that match, also those in folders that come later.
 * Node's own recursive watch loses a file once an editor has saved it by renaming.
 */
export async function watchFiles(
  root: string,
  watched: (path: string) => boolean,
  saved: Saved,
): Promise<void> {
  const below = (path: string) => relative(root, path).replaceAll(sep, '/')
  const ignored = (path: string) => path !== root && !watched(below(path))
  const watcher = watch(root, { ignoreInitial: true, ignored })
  watcher.on('all', (event, path) => {
    if (!event.endsWith('Dir')) saved(event, below(path))
  })
  await once(watcher, 'ready')
}
