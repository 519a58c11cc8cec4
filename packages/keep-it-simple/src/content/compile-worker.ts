import { compilePage } from './compile-page.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'
import { createCodeHighlighter, type CodeHighlighter } from './markdown/code/highlighter.ts'
import type { Proofs } from './proofs.ts'
import type { CompilerSettings } from './settings.ts'

export interface CompileTask {
  readonly settings: CompilerSettings
  readonly proofs: Proofs
  readonly undrawable: DrawingFailures
  readonly files: readonly { readonly file: string; readonly absolute: string }[]
}

/** What is wrong with the author's blocks: whoever compiles has them loaded. */
export async function findBlockProblems(root: string): Promise<readonly Diagnostic[]> {
  return (await loadBlocks(root)).problems
}

let highlighter: CodeHighlighter | undefined

/** Runs in a worker thread: a batch of files in, compiled pages out; bodies go straight to disk. */
export async function compileBatch({
  settings,
  proofs,
  undrawable,
  files,
}: CompileTask): Promise<CompiledPage[]> {
  highlighter ??= createCodeHighlighter(settings.site.codeLanguages)
  const blocks = await loadBlocks(settings.root)
  const pages: CompiledPage[] = []
  for (const { file, absolute } of files) {
    pages.push(await compilePage(file, absolute, settings, highlighter, blocks, proofs, undrawable))
  }
  return pages
}
