import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { authorBlocks } from '#config/block-folders.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { PageTable } from '#store/pages.ts'
import { siteStore } from '#store/store.ts'
import type { AssembledSite, WritePages } from './assemble-site.ts'
import { checkSettings } from './check-settings.ts'
import { compileDrawn } from './compile-drawn.ts'
import { CompiledFiles } from './compiled-files.ts'
import type { CompiledPage } from './compiled-page.ts'
import { isFresh } from './fresh-page.ts'
import { heldPages, type HeldPage } from './held-back.ts'
import { openSources } from './locks/secret-texts.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'
import type { PlacedPage } from './placed-page.ts'
import { readProofs } from './proofs.ts'
import { pruneGenerated } from './prune-generated.ts'
import { scanDocs, type FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'
import { siteKey } from './site-key.ts'
import { Stopwatch } from './stopwatch.ts'

export interface CompilerResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Absent where there are errors; what a build wrote before stays then. */
  readonly store?: StoreIndex
  /** Every page with its address; none where nothing could be compiled, or only texts changed. */
  readonly pages: readonly PlacedPage[]
  /** Sources everybody may read. */
  readonly open: readonly string[]
  /** Names of the drawings its pages have. */
  readonly drawings: readonly string[]
  /** Pages whose time has not come. */
  readonly held: readonly HeldPage[]
  readonly compiled: number
  readonly total: number
  readonly times: Readonly<Record<string, number>>
  /** Changes with everything pages are made from, besides their texts. */
  readonly key: string
}

/** What all pages together gave, and what it was found from. */
interface Assembled extends Pick<CompilerResult, 'diagnostics' | 'open' | 'drawings' | 'held'> {
  readonly key: string
  /** The moment it was made, in milliseconds, and the next at which a page is due. */
  readonly now: number
  readonly until?: number
  /** Files whose text matters to others: something was reported of them, or their translation lags behind. */
  readonly watched: readonly string[]
}

/**
 * Compiles pages and settings into the page store. Files that did not change are not compiled again,
 * and where nothing changed that pages show of each other, they are not assembled again. Nothing in
 * `docs/` is ever written.
 */
export async function buildContent(settings: CompilerSettings): Promise<CompilerResult> {
  const watch = new Stopwatch()
  const wrong = await settingsProblems(settings)
  if (wrong.length > 0) return { ...NOTHING, diagnostics: wrong, times: watch.times }
  const { scan, compiled, files } = await compileChanged(settings, watch)
  const total = scan.files.length
  const store = siteStore(settings.out)
  const pages = new PageTable(settings.out)
  const before = store.json('site', 'assembled') as Assembled | undefined
  const outside = await siteKey(files.identity, settings)
  const keyOf = (watched: readonly string[]) => contentKey(outside, scan.files, files, watched)
  let placed: readonly PlacedPage[] = []
  let now = before
  if (!before || !isCurrent(before, settings) || before.key !== keyOf(before.watched)) {
    // Loaded only here: most builds change texts, or nothing.
    const { assembleSite } = await import('./assemble-site.ts')
    store.run("DELETE FROM cache WHERE kind = 'site' AND key = 'assembled'")
    const all = scan.files.map(({ file }) => files.page(file))
    const site = await assembleSite(all, scan.diagnostics, settings, watch, (fill) =>
      pages.replace(fill),
    )
    placed = site.pages
    now = noteAssembled(all, site, keyOf, settings)
    if (!site.isWhole)
      return { ...NOTHING, ...now, pages: placed, compiled, total, times: watch.times }
    if (compiled > 0) {
      const used = all.flatMap(({ pictures }) => pictures.map(({ publicPath }) => publicPath))
      pruneGenerated(settings.generated, new Set(used))
    }
    if (isRepeatable(placed, settings)) store.put('site', 'assembled', JSON.stringify(now))
  }
  pages.setTexts((file) => files.head(file))
  store.prune()
  watch.lap('emit')
  const index = pages.index()!
  return { ...now!, store: index, pages: placed, compiled, total, times: watch.times }
}

export interface ReadContent extends Pick<CompilerResult, 'diagnostics' | 'drawings' | 'total'> {
  /** Absent where there are errors. */
  readonly published?: {
    readonly pages: readonly OutlinedPage[]
    readonly redirects: StoreIndex['redirects']
  }
}

/** Pages and diagnostics as a build would have them; nothing of it is kept but compiled files. */
export async function readContent(settings: CompilerSettings): Promise<ReadContent> {
  const watch = new Stopwatch()
  const wrong = await settingsProblems(settings)
  if (wrong.length > 0) return { diagnostics: wrong, drawings: [], total: 0 }
  const { scan, files } = await compileChanged(settings, watch)
  const { assembleSite } = await import('./assemble-site.ts')
  const pages: OutlinedPage[] = []
  let redirects: StoreIndex['redirects'] = []
  const all = scan.files.map(({ file }) => files.page(file))
  const write: WritePages = async (fill) => {
    redirects = (await fill(({ data }) => pages.push(data as OutlinedPage))).redirects
  }
  const site = await assembleSite(all, scan.diagnostics, settings, watch, write)
  return {
    diagnostics: site.diagnostics,
    drawings: all.flatMap((page) => page.drawings),
    total: scan.files.length,
    ...(site.isWhole && { published: { pages, redirects } }),
  }
}

const NOTHING = {
  diagnostics: [],
  pages: [],
  open: [],
  drawings: [],
  held: [],
  compiled: 0,
  total: 0,
  key: '',
}

const settingsProblems = async (settings: CompilerSettings): Promise<readonly Diagnostic[]> => [
  ...checkSettings(settings),
  ...(await blockProblems(settings)),
]

/** What is wrong with the author's blocks, before every page that has one says so. */
export async function blockProblems({ root }: CompilerSettings): Promise<readonly Diagnostic[]> {
  return existsSync(authorBlocks(root)) ? (await loadBlocks(root)).problems : []
}

/** Only files whose source, pictures, imported files or compiler changed are compiled again. */
async function compileChanged(settings: CompilerSettings, watch: Stopwatch) {
  const scan = scanDocs(settings.docs)
  watch.lap('scan')
  const files = new CompiledFiles(settings)
  const proofs = readProofs(settings.proofs)
  const usable = (page: CompiledPage) => isFresh(page, settings, proofs)
  const changed = scan.files.filter((file) => !files.isFresh(file, usable))
  const unread = new Map<string, CompiledPage>()
  for (const page of await compileDrawn(changed, settings, proofs, files.identity))
    unread.set(page.file, page)
  files.update(changed, scan.files, unread)
  watch.lap('compile')
  return { scan, compiled: changed.length, files }
}

/** Changes with all that pages are placed, listed, connected and checked with. */
function contentKey(
  outside: string,
  found: readonly FoundFile[],
  files: CompiledFiles,
  watched: readonly string[],
): string {
  const isWatched = new Set(watched)
  const hash = createHash('sha256').update(outside)
  for (const { file } of found) {
    const head = files.head(file)
    hash.update(`${file} ${(isWatched.has(file) ? head?.all : head?.interface) ?? ''}\n`)
  }
  return hash.digest('base64url')
}

/** Whether every input is known: an author's functions may ask anything, and locks need secrets. */
function isRepeatable(pages: readonly PlacedPage[], settings: CompilerSettings): boolean {
  const { hooks, locks, passwords, drafts } = settings
  const isOpen = !locks.global && passwords.length === 0 && !pages.some(isLocked)
  return isOpen && !hooks?.page && !hooks?.head && !drafts
}

const isLocked = ({ lock, frontmatter }: PlacedPage): boolean =>
  lock !== undefined || frontmatter.encrypt !== undefined

/** Whether it would be the same at this moment, with these functions and passwords. */
const isCurrent = ({ now, until }: Assembled, settings: CompilerSettings): boolean =>
  isRepeatable([], settings) && settings.now >= now && (until === undefined || settings.now < until)

function noteAssembled(
  all: readonly CompiledPage[],
  { diagnostics, pages, lagging }: AssembledSite,
  keyOf: (watched: readonly string[]) => string,
  settings: CompilerSettings,
): Assembled {
  const told = JSON.stringify(diagnostics)
  const isNamed = (file: string) => told.includes(JSON.stringify(file).slice(1, -1))
  const watched = [...lagging, ...all.map(({ file }) => file).filter(isNamed)]
  const held = heldPages(all, settings)
  const until = Math.min(...held.map((one) => Date.parse(one.until)).filter(Number.isFinite))
  return {
    key: keyOf(watched),
    now: settings.now,
    ...(Number.isFinite(until) && { until }),
    watched,
    diagnostics,
    open: openSources(pages),
    drawings: all.flatMap((page) => page.drawings),
    held,
  }
}
