import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { normalizePath } from 'vite'
import { startDev, type DevContent } from '#app/dev.ts'
import { SettingsError } from '#config/settings-error.ts'
import { islandFolders } from '#config/block-folders.ts'
import { lockKeys } from '#content/locks/derive.ts'
import { DevContent as SiteContent } from '#content/dev/dev-content.ts'
import { DESK_EVENT } from '#model/desk.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { IslandBundle } from '#model/island.ts'
import { writeAuthorSheet } from '#publish/author-sheet.ts'
import { bundleIslands } from '#publish/islands/island-bundle.ts'
import { listenProblem } from '#publish/listen-problem.ts'
import { viteSettings } from '#publish/vite-settings.ts'
import { Desk } from './desk/desk.ts'
import type { FromSession, ToSession } from './dev-messages.ts'
import { ViteFeed } from './feed-vite.ts'
import { followContent } from './follow-content.ts'
import { ProblemLog } from './problem-log.ts'
import { complain } from './say.ts'
import { sayProblem } from './say-problem.ts'
import { servedFolders } from './served-folders.ts'
import { serveProblems } from './serve-problems.ts'
import { siteOf } from './site-of.ts'

/** Milliseconds after which the rest is compiled though nobody has asked for a page. */
const UNASKED = 2_000
const STEP = 100

/** What `dev.ts` starts: drafts included; saving a file updates the open page. */
const [root, portName, place] = process.argv.slice(2) as [string, string, 'first' | 'next']
const port = Number(portName)
const out = join(root, '.content', 'dev')
const tell = (message: FromSession) => void process.send?.(message)
const hear = (listener: (message: ToSession) => void) => void process.on('message', listener)
// The parent process has ended.
process.on('disconnect', () => process.exit())

const opened = await siteOf(root, { drafts: true }).catch(refuse)
const { settings, module } = opened
const { site, publicDir } = settings

// Bundled when a page has one.
const folders = islandFolders(root)
let styles: IslandBundle['styles'] = {}
const bundle = async (): Promise<IslandBundle> => {
  const bundled = await bundleIslands(folders, module, root)
  styles = bundled.styles
  return bundled
}
const noBundle: IslandBundle = {
  hash: '',
  sources: '',
  diagnostics: [],
  get styles() {
    return styles
  },
}
const islands = folders.length > 0 && { islands: { folders, bundle: noBundle } }

const live = Promise.withResolvers<SiteContent>()
const content: DevContent = {
  find: async (path) => (await live.promise).find(path),
  keys: () => lockKeys(settings),
  media: (publicPath) => opening?.media(publicPath),
  read: async () => (await live.promise).read(),
}
let opening: SiteContent | undefined
/** Settings that were saved and cannot be read. */
let ofSettings: readonly Diagnostic[] = []
const desk = new Desk({
  settings: () => settings,
  diagnostics: () => [...ofSettings, ...(opening?.diagnostics ?? [])],
  pages: () => opening?.pages() ?? [],
  isWhole: () => opening?.isWhole ?? false,
})
const sheet = module.theme === undefined ? undefined : writeAuthorSheet(module.theme, out)
const starting = startDev({
  root,
  site,
  vite: {
    ...viteSettings({ ...module, ...islands }, out),
    server: { fs: { allow: servedFolders(root, out) }, watch: null },
  },
  content,
  publicDir,
  desk,
  ...(sheet !== undefined && { authorSheet: sheet }),
})
// Followed before anything is read, so that nothing saved meanwhile is missed.
let feed: ViteFeed | undefined
const saves = followContent(root, settings, (event, path) => feed?.tell(event, path))
opening = new SiteContent(settings, islands ? bundle : undefined)
live.resolve(opening)
const dev = await starting
feed = new ViteFeed(dev.vite, root)
const log = new ProblemLog()

async function listen(): Promise<void> {
  await dev.listen(port).catch((error: unknown) => {
    complain(listenProblem(error, port))
    process.exit(2)
  })
  tell({ say: 'listening' })
  console.log(`http://127.0.0.1:${port}${site.base}`)
}
if (place === 'first') await listen()
await dev.warm().catch(() => undefined)
tell({ say: 'ready' })

const tellDesk = () => dev.vite.ws.send({ type: 'custom', event: DESK_EVENT, data: desk.state() })
const sayProblems = () => {
  log.say([...ofSettings, ...opening.diagnostics])
  tellDesk()
}
opening.listen((news) => {
  if (news === 'pages') dev.refresh(true)
  else sayProblems()
})

saves.follow(async (files) => {
  // An island may have been edited: what pages show of it is drawn again.
  const blocks = join(root, 'blocks')
  if (islands && [...files].some((file) => file.startsWith(blocks))) {
    await opening.bundleAgain()
  }
  await opening.update(files)
  // One that browsers run is replaced in open pages by Vite.
  dev.refresh(![...files].every(isLive))
  // Marks of pages may be others though no problem is.
  tellDesk()
})

/** Whether browsers run this file, so that Vite updates open pages by itself. */
function isLive(path: string): boolean {
  const found = dev.vite.environments.client.moduleGraph.getModulesByFile(normalizePath(path))
  return found !== undefined && found.size > 0
}

hear((message) => {
  if (message.say === 'listen') void listen()
  else if (message.say === 'problems') {
    ofSettings = message.diagnostics
    sayProblems()
  } else if (message.say === 'leave') {
    dev.http.close()
    dev.http.closeIdleConnections()
    tell({ say: 'left' })
  } else if (message.say === 'end') {
    dev.vite.ws.send({ type: 'full-reload' })
    setTimeout(() => process.exit(), 200)
  }
})
for (let waited = 0; waited < UNASKED && !dev.sent(); waited += STEP) await wait(STEP)
await dev.sent()
await opening.rest()
tellDesk()

/** Nothing can be shown of a site without settings but why. */
async function refuse(error: unknown): Promise<never> {
  sayProblem(error)
  const diagnostics = error instanceof SettingsError ? error.diagnostics : []
  tell({ say: 'failed', diagnostics })
  if (place === 'next') process.exit(1)
  const { close } = await serveProblems(error, port)
  hear((message) => {
    if (message.say === 'leave') close(() => tell({ say: 'left' }))
    else if (message.say === 'end') process.exit()
  })
  return new Promise<never>(() => undefined)
}
