import { siteStore } from '#store/store.ts'
import { compilePage, type CompiledFile } from './compile-page.ts'
import { keepCompiled } from './compiled-files.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import { loadBlocks } from './markdown/blocks/load-blocks.ts'
import { HighlightCache } from './markdown/code/highlight-cache.ts'
import { createCodeHighlighter, type CodeHighlighter } from './markdown/code/highlighter.ts'
import type { Proofs } from './proofs.ts'
import type { FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'

export interface CompileTask {
  readonly settings: CompilerSettings
  readonly proofs: Proofs
  readonly undrawable: DrawingFailures
  /** Of the compiler; kept with what it makes. */
  readonly identity: string
  readonly files: readonly FoundFile[]
}

/** What is wrong with the author's blocks: whoever compiles has them loaded. */
export async function findBlockProblems(root: string): Promise<readonly Diagnostic[]> {
  return (await loadBlocks(root)).problems
}

let highlighter: CodeHighlighter | undefined

/** Runs in a worker thread: a batch of files in, compiled pages out. They are kept in one transaction. */
export async function compileBatch({
  settings,
  proofs,
  undrawable,
  identity,
  files,
}: CompileTask): Promise<CompiledPage[]> {
  const { codeLanguages } = settings.site
  highlighter ??= createCodeHighlighter(codeLanguages)
  const blocks = await loadBlocks(settings.root)
  const highlights = new HighlightCache(settings.out, codeLanguages)
  const compiled: CompiledFile[] = []
  for (const { file, absolute } of files) {
    const one = compilePage(
      file,
      absolute,
      settings,
      highlighter,
      blocks,
      highlights,
      proofs,
      undrawable,
    )
    compiled.push(await one)
  }
  siteStore(settings.out).write(() => {
    highlights.save()
    for (const [at, { page, body, bytes }] of compiled.entries())
      keepCompiled(settings.out, identity, files[at]!, page, body, bytes)
  })
  return compiled.map(({ page }) => page)
}
