import { relative, sep } from 'node:path'
import type { ServerOptions } from 'vite'
import { ENGINE, SOURCES_NAME } from '#config/engine-files.ts'

/** What Vite follows: sources of the engine and of the author, and nothing that was generated. */
export const watchOptions = (root: string): NonNullable<ServerOptions['watch']> => ({
  ignored: (path: string) => {
    const [own = ''] = below(ENGINE, path)
    if (own !== '' && own !== '..' && own !== SOURCES_NAME) return true
    const [first = ''] = below(root, path)
    return first === 'dist' || first === '.content' || first === '.git'
  },
})

const below = (folder: string, path: string): string[] => relative(folder, path).split(sep)
