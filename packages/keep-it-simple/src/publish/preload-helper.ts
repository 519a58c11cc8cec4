import type { Plugin } from 'vite'
import { ENGINE, engineFile } from '#config/engine-files.ts'
import { normalizePath } from './normalize-path.ts'

/** As Vite names the module it wraps dynamic imports with. */
const HELPER = /\bvite\/preload-helper\.js$/

/** The client loads sheets and chunks already, so pages need no second loader. */
export const preloadHelper = (base: string): Plugin => ({
  name: 'keep-it-simple:preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler:
      () => `import { preload } from ${JSON.stringify(normalizePath(`${ENGINE}/${engineFile('theme/client/load')}`))}
export const __vitePreload = (load, files = []) => preload(load, files.map((file) => ${JSON.stringify(base)} + file))`,
  },
})
