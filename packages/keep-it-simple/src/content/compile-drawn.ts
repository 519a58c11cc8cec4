import { compileAll } from './compile-pool.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { DrawingFailures, Undrawn } from './drawings/draw.ts'
import type { Unencoded } from './markdown/media/variants.ts'
import type { Proofs } from './proofs.ts'
import type { FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'

/**
 * Compiles files, and those with new diagrams or pictures once more after drawing and encoding these:
 * only the parser knows what is one, other pages need not wait, and one browser is opened and all
 * cores are shared out here, however many threads compile.
 */
export async function compileDrawn(
  files: readonly FoundFile[],
  settings: CompilerSettings,
  proofs: Proofs,
  identity: string,
): Promise<CompiledPage[]> {
  const pages = await compileAll(files, settings, proofs, identity)
  const isWaiting = ({ undrawn, unencoded }: CompiledPage) =>
    undrawn.length > 0 || (settings.encodes && unencoded.length > 0)
  const waiting = files.filter((_, index) => isWaiting(pages[index]!))
  if (waiting.length === 0) return pages
  const undrawable = await drawAll(pages, settings)
  if (settings.encodes) await encodeAll(pages, settings)
  const drawn = await compileAll(waiting, settings, proofs, identity, undrawable)
  const byFile = new Map(waiting.map(({ file }, index) => [file, drawn[index]!]))
  return files.map(({ file }, index) => byFile.get(file) ?? pages[index]!)
}

async function drawAll(
  pages: readonly CompiledPage[],
  { drawings }: CompilerSettings,
): Promise<DrawingFailures> {
  const missing = new Map<string, Undrawn>()
  for (const { undrawn } of pages) for (const one of undrawn) missing.set(one.name, one)
  if (missing.size === 0) return {}
  // Loaded only here: a build without new diagrams needs no browser and none of its code.
  const { drawMissing } = await import('./drawings/draw.ts')
  return drawMissing([...missing.values()], drawings)
}

async function encodeAll(
  pages: readonly CompiledPage[],
  { generated, workers }: CompilerSettings,
): Promise<void> {
  const missing = new Map<string, Unencoded>()
  for (const { unencoded } of pages) for (const one of unencoded) missing.set(one.note, one)
  if (missing.size === 0) return
  const { encodeAllPictures } = await import('./markdown/media/encode-all.ts')
  await encodeAllPictures([...missing.values()], generated, workers)
}
