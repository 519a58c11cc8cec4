import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { authorBlocks } from '#config/block-folders.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { checkSettings } from './check-settings.ts'
import { CompileCache } from './compile-cache.ts'
import { compileDrawn } from './compile-drawn.ts'
import type { CompiledPage } from './compiled-page.ts'
import { isFresh } from './fresh-page.ts'
import { noteSettled, patchSettled, readSettled } from './settled-site.ts'
import { siteKey } from './site-key.ts'
import { openSources } from './locks/secret-texts.ts'
import { heldPages, type HeldPage } from './held-back.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'
import { prunePainted } from './markdown/code/painted-blocks.ts'
import type { PlacedPage } from './placed-page.ts'
import { readProofs } from './proofs.ts'
import { pruneBodies } from './prune-bodies.ts'
import { pruneGenerated } from './prune-generated.ts'
import { scanDocs, type FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'
import { Stopwatch } from './stopwatch.ts'

export interface CompilerResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when errors left the page store as it was. */
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
  /** Changes with everything besides the pages; empty where nobody asked. */
  readonly key: string
  /** Whether nothing but texts changed, if anything did. */
  readonly isPatched: boolean
}

/** Compiles pages and settings into the page store. Nothing in `docs/` is ever written. */
export async function buildContent(
  settings: CompilerSettings,
  /** Whether a run in which only texts changed may leave everything else as it was. */
  mayPatch = false,
): Promise<CompilerResult> {
  const watch = new Stopwatch()
  const wrong = [...checkSettings(settings), ...(await blockProblems(settings))]
  if (wrong.length > 0)
    return {
      diagnostics: wrong,
      pages: [],
      open: [],
      drawings: [],
      held: [],
      compiled: 0,
      total: 0,
      times: watch.times,
      key: '',
      isPatched: false,
    }
  mkdirSync(join(settings.out, 'bodies'), { recursive: true })

  const scan = scanDocs(settings.docs)
  watch.lap('scan')
  const { cache, fresh, pageOf } = await compileChanged(scan.files, settings)
  watch.lap('compile')
  const key = mayPatch ? await siteKey(cache.identity, settings) : ''
  const known = scan.files.flatMap(({ file }) => cache.known(file) ?? [])
  const settled = mayPatch && scan.diagnostics.length === 0 ? readSettled(settings.out) : undefined
  const patched = patchSettled(settled, key, known, settings)
  if (settled && patched) {
    if (fresh > 0) pruneBodies(settings.out, new Set(known.map(({ body }) => body)))
    watch.lap('patch')
    const { diagnostics, open, drawings } = settled
    return {
      diagnostics,
      store: patched,
      pages: [],
      open,
      drawings,
      held: [],
      compiled: fresh,
      total: known.length,
      times: watch.times,
      key,
      isPatched: true,
    }
  }
  // Loaded only here: most builds change texts, or nothing.
  const { assembleSite } = await import('./assemble-site.ts')
  const compiled = scan.files.map(pageOf)
  const { store, diagnostics, pages, asked } = await assembleSite(
    compiled,
    scan.diagnostics,
    settings,
    watch,
  )
  // With errors the last good page store stays, and so do its bodies.
  if (store && fresh > 0) {
    pruneBodies(settings.out, new Set(compiled.map(({ bodyHash }) => bodyHash)))
    const files = compiled.flatMap(({ pictures }) => pictures.map(({ publicPath }) => publicPath))
    pruneGenerated(settings.generated, new Set(files))
    prunePainted(
      settings.out,
      scan.files.map(({ file }) => file),
    )
  }
  watch.lap('emit')
  const held = heldPages(compiled, settings)
  const open = openSources(pages)
  const drawings = compiled.flatMap((page) => page.drawings)
  if (store && mayPatch && held.length === 0 && known.length === compiled.length) {
    const paths = new Map(pages.map(({ source, path }) => [source.file, path]))
    const files = known.map(
      ({ file, stamp, face }) => [file, paths.get(file) ?? null, stamp, face] as const,
    )
    const { now } = settings
    noteSettled({ key, now, files, diagnostics, drawings, behind: asked, open }, pages, settings)
  }
  return {
    diagnostics,
    ...(store && { store }),
    pages,
    open,
    drawings,
    held,
    compiled: fresh,
    total: compiled.length,
    times: watch.times,
    key,
    isPatched: false,
  }
}

/** What is wrong with the author's blocks, before every page that has one says so. */
export async function blockProblems({ root }: CompilerSettings): Promise<readonly Diagnostic[]> {
  return existsSync(authorBlocks(root)) ? (await loadBlocks(root)).problems : []
}

/** Only files whose source, pictures, imported files or compiler changed are compiled again. */
async function compileChanged(
  files: readonly FoundFile[],
  settings: CompilerSettings,
): Promise<{
  readonly cache: CompileCache
  readonly fresh: number
  readonly pageOf: (found: FoundFile) => CompiledPage
}> {
  const cache = new CompileCache(settings)
  const proofs = readProofs(settings.proofs)
  const usable = (page: CompiledPage) => isFresh(page, settings, proofs)
  const changed = files.filter((file) => !cache.has(file, usable))
  const compiled = await compileDrawn(changed, settings, proofs)
  changed.forEach((file, index) => cache.keep(file, compiled[index]!))
  cache.save(new Set(files.map(({ file }) => file)))
  const now = new Map(changed.map(({ file }, index) => [file, compiled[index]!]))
  const pageOf = ({ file }: FoundFile) => now.get(file) ?? cache.page(file)!
  return { cache, fresh: changed.length, pageOf }
}
