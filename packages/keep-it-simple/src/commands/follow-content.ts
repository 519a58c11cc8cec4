import { join, relative, sep } from 'node:path'
import type { CompilerSettings } from '#content/settings.ts'
import { watchFiles } from './watch-files.ts'

/** Milliseconds: an editor writes a file in several steps. */
const SETTLE = 15

type Handle = (files: ReadonlySet<string>) => Promise<void>

/** Collects what is saved in `docs/`, `public/` and `blocks/` until somebody handles it. */
export function followContent(
  root: string,
  { docs, publicDir, proofs }: Pick<CompilerSettings, 'docs' | 'publicDir' | 'proofs'>,
): { readonly follow: (handle: Handle) => void } {
  const names = [docs, publicDir, proofs, join(root, 'blocks')].map((path) =>
    relative(root, path).split(sep).join('/'),
  )
  const isContent = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}/`))
  let saves = new Set<string>()
  let settling: NodeJS.Timeout | undefined
  let handle: Handle | undefined
  let isRunning = false

  // One run at a time; what is saved meanwhile is picked up by the next.
  async function run(): Promise<void> {
    if (isRunning || !handle) return
    isRunning = true
    while (saves.size > 0) {
      const files = saves
      saves = new Set()
      try {
        await handle(files)
      } catch (error) {
        // A file that was moved away while it was read, for one: its going is the next change.
        console.error(error instanceof Error ? error.message : error)
      }
    }
    isRunning = false
  }

  watchFiles(root, isContent, (_event, path) => {
    saves.add(join(root, path))
    clearTimeout(settling)
    settling = setTimeout(() => void run(), SETTLE)
  })
  return {
    follow: (own) => {
      handle = own
      void run()
    },
  }
}
