import { join, relative, sep } from 'node:path'
import type { CompilerSettings } from '#content/settings.ts'
import { watchFiles, type SaveEvent } from './watch-files.ts'

/** Milliseconds: an editor writes a file in several steps. */
const SETTLE = 15

type Handle = (files: ReadonlySet<string>) => Promise<void>

/** What modules of the application are made from; they may import from anywhere in the folder. */
const GENERATED = /^dist(?:\/|$)|(?:^|\/)(?:node_modules(?:\/|$)|\.)/

/**
 * Collects what is saved in `docs/`, `public/` and `blocks/` until somebody handles it; `seen` hears
 * of every other source at once. Nothing that was generated is followed.
 */
export function followContent(
  root: string,
  { docs, publicDir, proofs }: Pick<CompilerSettings, 'docs' | 'publicDir' | 'proofs'>,
  seen: (event: SaveEvent, path: string) => void,
): { readonly follow: (handle: Handle) => void } {
  const below = (path: string) => relative(root, path).split(sep).join('/')
  const names = [docs, publicDir, proofs, join(root, 'blocks')].map(below)
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

  const isDoc = (path: string) => path.startsWith(`${below(docs)}/`)
  watchFiles(
    root,
    (path) => !GENERATED.test(path),
    (event, path) => {
      if (!isDoc(path)) seen(event, join(root, path))
      if (!isContent(path)) return
      saves.add(join(root, path))
      clearTimeout(settling)
      settling = setTimeout(() => void run(), SETTLE)
    },
  )
  return {
    follow: (own) => {
      handle = own
      void run()
    },
  }
}
