import { compileAll } from './compile-pool.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Proofs } from './proofs.ts'
import type { FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'

/**
 * Compiles files, and those with new diagrams once more after drawing these: only the parser knows
 * what is a diagram, and only one browser is opened, here, however many threads compile.
 */
export async function compileDrawn(
  files: readonly FoundFile[],
  settings: CompilerSettings,
  proofs: Proofs,
): Promise<CompiledPage[]> {
  const pages = await compileAll(files, settings, proofs)
  const waiting = files.filter((_, index) => pages[index]!.undrawn.length > 0)
  if (waiting.length === 0) return pages
  const missing = new Map(
    pages.flatMap(({ undrawn }) => undrawn.map((one) => [one.name, one] as const)),
  )
  // Loaded only here: a build without new diagrams needs no browser and none of its code.
  const { drawMissing } = await import('./drawings/draw.ts')
  const undrawable = await drawMissing([...missing.values()], settings.drawings)
  const drawn = await compileAll(waiting, settings, proofs, undrawable)
  const byFile = new Map(waiting.map(({ file }, index) => [file, drawn[index]!]))
  return files.map(({ file }, index) => byFile.get(file) ?? pages[index]!)
}
