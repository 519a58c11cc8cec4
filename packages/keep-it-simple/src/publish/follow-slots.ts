import { dirname, join } from 'node:path'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'

/** While pages are written: a slot that comes or goes is drawn, or no more, without a new session. */
export function followSlots(server: ViteDevServer, root: string, module: string): void {
  const folder = join(root, 'slots')
  const follow = (path: string) => {
    if (dirname(path) !== folder) return
    // Browsers last: they ask at once for what was drawn anew.
    for (const environment of Object.values(server.environments).toReversed()) {
      const { moduleGraph, hot } = environment
      const found = moduleGraph.getModuleById(module)
      if (found) moduleGraph.invalidateModule(found)
      // Here and now: a message would wait its turn behind others, and a browser would be sooner.
      if ('runner' in environment) (environment as RunnableDevEnvironment).runner.clearCache()
      else hot.send({ type: 'full-reload' })
    }
  }
  server.watcher.add(folder)
  server.watcher.on('add', follow).on('unlink', follow)
}
