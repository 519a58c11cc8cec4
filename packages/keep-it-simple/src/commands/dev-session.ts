import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { normalizePath } from 'vite'
import { startDev } from '#app/dev.ts'
import { isBelow } from '#config/path-below.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { writeAuthorSheet } from '#publish/author-sheet.ts'
import { viteSettings } from '#publish/vite-settings.ts'
import { servedFolders } from './served-folders.ts'
import { sayProblem } from './say-problem.ts'
import { siteWithIslands, withIslands } from './site-of.ts'

/** An editor writes a file in several steps. */
const SETTLE = 150

/** What `dev.ts` starts: drafts included; saving a Markdown file updates the open page. */
const [root, portName] = process.argv.slice(2) as [root: string, port: string]
const port = Number(portName)
const out = join(root, '.content', 'dev')
const opened = await siteWithIslands(root, { drafts: true, out }).catch((error: unknown) => {
  sayProblem(error)
  process.exit(1)
})
const { settings, module } = opened

async function compile(): Promise<boolean> {
  try {
    // An island may have been edited: what pages show of it is drawn again.
    const site = await withIslands(opened, root)
    const { diagnostics, store, compiled } = await buildContent(site.settings)
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
/** Whether open pages hear of it; an island that was edited is replaced in them by Vite. */
let announced = false
async function update(isShown = true): Promise<void> {
  again = true
  announced ||= isShown
  if (running) return
  running = true
  while (again) {
    again = false
    // With errors the pages stay as they were, and the author reads why.
    const isNews = announced
    announced = false
    if (await compile()) dev.refresh(isNews)
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
const blocks = join(root, 'blocks')
dev.vite.watcher.add([...watched, blocks])
dev.vite.watcher.on('all', (_event, path) => {
  if (watched.some((one) => one === path || isBelow(one, path))) void update()
  // Saved in steps, and bundled whole.
  else if (isBelow(blocks, path)) setTimeout(() => void update(!isLive(path)), SETTLE)
})
/** Whether browsers run this file, so that Vite updates open pages by itself. */
function isLive(path: string): boolean {
  const found = dev.vite.environments.client.moduleGraph.getModulesByFile(normalizePath(path))
  return found !== undefined && found.size > 0
}
console.log(`http://127.0.0.1:${port}${site.base}`)
