import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startDev } from '#app/dev.ts'
import { isBelow } from '#config/path-below.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { writeAuthorSheet } from '#publish/author-sheet.ts'
import { viteSettings } from '#publish/vite-settings.ts'
import { servedFolders } from './served-folders.ts'
import { sayProblem } from './say-problem.ts'
import { siteOf } from './site-of.ts'

/** An editor writes a file in several steps. */
const SETTLE = 150

/** What `dev.ts` starts: drafts included; saving a Markdown file updates the open page. */
const [root, portName] = process.argv.slice(2) as [root: string, port: string]
const port = Number(portName)
const out = join(root, '.content', 'dev')
const { settings, module } = await siteOf(root, { drafts: true, out }).catch((error: unknown) => {
  sayProblem(error)
  process.exit(1)
})

async function compile(): Promise<boolean> {
  try {
    const { diagnostics, store, compiled } = await buildContent(settings)
    if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
    else console.log(`${compiled} files compiled`)
    return store !== undefined
  } catch (error) {
    // A file that was moved away while it was read, for one: its going is the next change.
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** There is nothing to show before the first page store: wait for the author to mend a mistake. */
async function compileUntilRight(): Promise<void> {
  for (;;) {
    // Watch before compiling, so that nothing saved meanwhile is missed.
    const watchers = [settings.docs, settings.publicDir]
      .filter((folder) => existsSync(folder))
      .map((folder) => watch(folder, { recursive: true }))
    const saved = Promise.race(watchers.map((watcher) => once(watcher, 'change')))
    const right = await compile()
    if (!right) {
      console.error('Waiting for a change in docs/ …')
      await saved
      await wait(SETTLE)
    }
    for (const watcher of watchers) watcher.close()
    if (right) return
  }
}

// The parent process has ended.
process.on('disconnect', () => process.exit())
await compileUntilRight()
const { site, publicDir } = settings
const vite = { ...viteSettings(module, out), server: { fs: { allow: servedFolders(root, out) } } }
const sheet = module.theme === undefined ? undefined : writeAuthorSheet(module.theme, out)
const authorSheet = sheet === undefined ? {} : { authorSheet: sheet }
const dev = await startDev({
  root,
  site,
  vite,
  content: out,
  publicDir,
  port,
  ...authorSheet,
}).catch((error: unknown) => {
  console.error(listenProblem(error, port))
  process.exit(2)
})
// One run at a time; what is saved meanwhile is picked up by the next.
let running = false
let again = false
async function update(): Promise<void> {
  again = true
  if (running) return
  running = true
  while (again) {
    again = false
    // With errors the pages stay as they were, and the author reads why.
    if (await compile()) dev.refresh()
  }
  running = false
}

// Listening at once: Vite's watcher first looks at every folder, and a save meanwhile would be missed.
let settling: NodeJS.Timeout | undefined
watch(settings.docs, { recursive: true }, () => {
  clearTimeout(settling)
  settling = setTimeout(() => void update(), SETTLE)
})
// Pictures and proofs are part of what pages say.
const watched = [settings.publicDir, settings.proofs]
dev.vite.watcher.add(watched)
dev.vite.watcher.on('all', (_event, path) => {
  if (watched.some((one) => one === path || isBelow(one, path))) void update()
})
console.log(`http://127.0.0.1:${port}${site.base}`)
