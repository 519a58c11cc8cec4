import { join, relative } from 'node:path'
import { normalizePath } from 'vite'
import { startDev } from '#app/dev.ts'
import { buildContent, type CompilerResult } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { DESK_EVENT } from '#model/desk.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { writeAuthorSheet } from '#publish/author-sheet.ts'
import { siteNames } from '#search/synonyms.ts'
import { viteSettings } from '#publish/vite-settings.ts'
import { Desk } from './desk/desk.ts'
import type { DeskSource } from './desk/desk-state.ts'
import { complain, say } from './say.ts'
import { servedFolders } from './served-folders.ts'
import { sayProblem } from './say-problem.ts'
import { siteWithIslands, withIslands } from './site-of.ts'
import { watchFiles } from './watch-files.ts'

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
const { site, publicDir } = settings

// Followed before anything is compiled, so that nothing saved meanwhile is missed.
const content = [settings.docs, publicDir, settings.proofs, join(root, 'blocks')]
const names = content.map((path) => relative(root, path))
const isContent = (path: string) =>
  names.some((name) => path === name || path.startsWith(`${name}/`))
const saves = new Set<string>()
let settling: NodeJS.Timeout | undefined
let settled: () => void = () => undefined
await watchFiles(root, isContent, (_event, path) => {
  saves.add(join(root, path))
  clearTimeout(settling)
  settling = setTimeout(() => settled(), SETTLE)
})

let known: Pick<CompilerResult, 'diagnostics' | 'pages'> = { diagnostics: [], pages: [] }
const source: DeskSource = {
  settings: () => settings,
  diagnostics: () => known.diagnostics,
  pages: () => known.pages,
  isWhole: () => true,
}
const desk = new Desk(source)

async function compile(): Promise<boolean> {
  try {
    // An island may have been edited: what pages show of it is drawn again.
    const site = await withIslands(opened, root)
    const result = await buildContent(site.settings)
    const { diagnostics, store, compiled } = result
    known = result
    // Learns where pages are before a mistake takes one away.
    desk.state()
    if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
    else say(`${compiled} files compiled`)
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
    const saved = new Promise<void>((resolve) => (settled = resolve))
    saves.clear()
    if (await compile()) return
    complain('Waiting for a change in docs/ …')
    await saved
  }
}

// The parent process has ended.
process.on('disconnect', () => process.exit())
await compileUntilRight()
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
  synonyms: siteNames(settings),
  desk,
  ...authorSheet,
}).catch((error: unknown) => {
  complain(listenProblem(error, port))
  process.exit(2)
})
// One run at a time; what is saved meanwhile is picked up by the next.
let running = false
async function update(): Promise<void> {
  if (running) return
  running = true
  while (saves.size > 0) {
    // An island that was edited is replaced in open pages by Vite.
    const isNews = ![...saves].every(isLive)
    saves.clear()
    // With errors the pages stay as they were, and the author reads why.
    if (await compile()) dev.refresh(isNews)
    dev.vite.ws.send({ type: 'custom', event: DESK_EVENT, data: desk.state() })
  }
  running = false
}
settled = () => void update()
void update()

/** Whether browsers run this file, so that Vite updates open pages by itself. */
function isLive(path: string): boolean {
  const found = dev.vite.environments.client.moduleGraph.getModulesByFile(normalizePath(path))
  return found !== undefined && found.size > 0
}
console.log(`http://127.0.0.1:${port}${site.base}`)
