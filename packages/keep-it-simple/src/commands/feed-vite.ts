import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ENGINE, SOURCES_NAME } from '#config/engine-files.ts'
import { watchFiles, type SaveEvent } from './watch-files.ts'

const NAMES = { change: 'change', come: 'add', go: 'unlink' } as const

/**
 * Tells Vite of saved files. Its own watcher would follow every file below the engine and `public/`,
 * each with a watch of the system, and generated ones with them; it is switched off.
 */
export class ViteFeed {
  private readonly vite: ViteDevServer
  private readonly folders = new Set<string>()

  constructor(vite: ViteDevServer, root: string) {
    this.vite = vite
    // Vite names the files outside its root that modules were made from: those of the author's folder
    // are announced from there, and what they import from elsewhere is followed here.
    vite.watcher.add = (paths) => {
      for (const path of [paths].flat()) if (!path.startsWith(join(root, '/'))) this.follow(path)
      return vite.watcher
    }
    // While the engine itself is developed.
    if (!/[\\/]node_modules[\\/]/.test(ENGINE))
      watchFiles(
        ENGINE,
        (path) => path === SOURCES_NAME || path.startsWith(`${SOURCES_NAME}/`),
        (event, path) => this.tell(event, join(ENGINE, path)),
      )
  }

  tell(event: SaveEvent, path: string): void {
    this.vite.watcher.emit(NAMES[event], path)
  }

  private follow(file: string): void {
    const folder = dirname(file)
    if (this.folders.has(folder) || file.startsWith(ENGINE) || file.includes('/node_modules/'))
      return
    this.folders.add(folder)
    watch(folder, (_type, name) => {
      if (name !== null) this.tell('change', join(folder, name))
    }).on('error', () => undefined)
  }
}
