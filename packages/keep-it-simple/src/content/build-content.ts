import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import { SettingsError } from '#config/settings-error.ts'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { checkSettings } from './check-settings.ts'
import { checkWords } from './check-words.ts'
import { CompileCache } from './compile-cache.ts'
import { compileDrawn } from './compile-drawn.ts'
import type { CompiledPage } from './compiled-page.ts'
import { connectPages } from './connect.ts'
import { emitPages } from './emit.ts'
import { enrichPages, historyProblems, withHistory } from './enrich/enrich-pages.ts'
import { readHistory } from './enrich/git-log.ts'
import { gatherGlyphs } from './enrich/icons.ts'
import { withCategories } from './enrich/posts.ts'
import { staleTranslations } from './enrich/stale-translations.ts'
import { isFresh } from './fresh-page.ts'
import { heldPages, unpublishedNames, type HeldPage } from './held-back.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'
import { placePages } from './place-pages.ts'
import type { PlacedPage } from './placed-page.ts'
import { readProofs } from './proofs.ts'
import { pruneBodies } from './prune-bodies.ts'
import { pruneGenerated } from './prune-generated.ts'
import { scanDocs, type FoundFile } from './scan.ts'
import { scanPublic } from './scan-public.ts'
import type { CompilerSettings } from './settings.ts'
import { BODY_FOLDERS } from './page-store-files.ts'
import { Stopwatch } from './stopwatch.ts'

export interface CompilerResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when errors left the page store as it was. */
  readonly store?: StoreIndex
  /** Every page with its address; none where nothing could be compiled. */
  readonly pages: readonly PlacedPage[]
  /** Names of the drawings its pages have. */
  readonly drawings: readonly string[]
  /** Pages whose time has not come. */
  readonly held: readonly HeldPage[]
  readonly compiled: number
  readonly total: number
  readonly times: Readonly<Record<string, number>>
}

/** Compiles pages and settings into the page store. Nothing in `docs/` is ever written. */
export async function buildContent(settings: CompilerSettings): Promise<CompilerResult> {
  const watch = new Stopwatch()
  const wrong = [...checkSettings(settings), ...(await blockProblems(settings))]
  if (wrong.length > 0)
    return {
      diagnostics: wrong,
      pages: [],
      drawings: [],
      held: [],
      compiled: 0,
      total: 0,
      times: watch.times,
    }
  for (const folder of BODY_FOLDERS)
    mkdirSync(join(settings.out, 'bodies', folder), { recursive: true })

  const scan = scanDocs(settings.docs)
  watch.lap('scan')
  const { pages: compiled, fresh } = await compileChanged(scan.files, settings)
  watch.lap('compile')
  const placed = placePages(compiled, settings)
  const diagnostics = [
    ...scan.diagnostics,
    ...(settings.islands?.diagnostics ?? []),
    ...scanPublic(settings.publicDir),
    ...compiled.flatMap((page) => page.diagnostics),
    ...placed.diagnostics,
    ...(await checkWords(settings)),
    ...unreadColours(settings),
  ]
  const found = await readHistory(settings.docs)
  diagnostics.push(...historyProblems(found))
  const history = typeof found === 'string' ? new Map() : found
  const whole = withHistory(withCategories(placed.pages, settings.locks.global), history, settings)
  watch.lap('git')
  const { pages, postLists, series } = await enrichPages(whole, settings, diagnostics)
  watch.lap('enrich')
  const glyphs = await gatherGlyphs(pages, settings, diagnostics)
  const map = connectPages(
    pages,
    postLists,
    series,
    unpublishedNames(compiled, settings),
    settings,
    diagnostics,
  )
  const behind = await staleTranslations(pages, map.translations, history, settings, diagnostics)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  const store = failed
    ? undefined
    : await emitPages(map, settings, glyphs, behind).catch((error: unknown) => {
        // A hook of the author's: said with everything else.
        if (!(error instanceof SettingsError)) throw error
        diagnostics.push(...error.diagnostics)
        return undefined
      })
  // With errors the last good page store stays, and so do its bodies.
  if (store && fresh > 0) {
    pruneBodies(settings.out, new Set(compiled.map(({ bodyHash }) => bodyHash)))
    const files = compiled.flatMap(({ pictures }) => pictures.map(({ publicPath }) => publicPath))
    pruneGenerated(settings.generated, new Set(files))
  }
  watch.lap('emit')
  diagnostics.sort(compareDiagnostics)
  return {
    diagnostics,
    ...(store && { store }),
    pages,
    drawings: compiled.flatMap(({ drawings }) => drawings),
    held: heldPages(compiled, settings),
    compiled: fresh,
    total: compiled.length,
    times: watch.times,
  }
}

/** What is wrong with the author's blocks, before every page that has one says so. */
export async function blockProblems({ root }: CompilerSettings): Promise<readonly Diagnostic[]> {
  return existsSync(authorBlocks(root)) ? (await loadBlocks(root)).problems : []
}

/** Pages are right all the same; feeds and cards keep the engine's colour. */
export const unreadColours = ({ colours }: CompilerSettings): Diagnostic[] =>
  colours.unread.map((token) => ({
    severity: 'warning',
    code: 'unreadable-colour',
    file: 'theme.css',
    message: `\`${token}\` is a colour that only browsers can read, so drawings in feeds and cards of links do not have it.`,
    remedy: 'Write it as `#rrggbb`, `rgb()`, `hsl()`, `oklch()`, or a `light-dark()` of them.',
  }))

/** Only files whose source, pictures, imported files or compiler changed are compiled again. */
async function compileChanged(
  files: readonly FoundFile[],
  settings: CompilerSettings,
): Promise<{ pages: CompiledPage[]; fresh: number }> {
  const cache = new CompileCache(settings)
  const proofs = readProofs(settings.proofs)
  const usable = (page: CompiledPage) => isFresh(page, settings, proofs)
  const known = files.map((file) => cache.find(file, usable))
  const changed = files.filter((_, index) => known[index] === undefined)
  const compiled = await compileDrawn(changed, settings, proofs)
  changed.forEach((file, index) => cache.keep(file, compiled[index]!))
  cache.save(new Set(files.map(({ file }) => file)))
  let next = 0
  return { pages: known.map((page) => page ?? compiled[next++]!), fresh: changed.length }
}
