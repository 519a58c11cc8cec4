import { TermRows } from '#search/cut-terms.ts'
import { nameCode, type IndexManifest } from '#search/index-files.ts'
import { indexManifest, pieceList, type Keep } from '#search/index-manifest.ts'
import { nameTerms, type PageNames } from '#search/page-names.ts'

/** An index of names alone, as a build writes it. */
export function nameFiles(
  pages: readonly PageNames[],
  soundsOf: (text: string) => readonly string[],
  keep: Keep,
): Omit<IndexManifest, 'sounds'> {
  const rows = new TermRows()
  for (const [doc, page] of pages.entries())
    for (const [term, hit] of nameTerms(page, soundsOf)) rows.add(doc, term, nameCode(hit))
  return { ...indexManifest(pages, pieceList(rows.cut(), keep), keep), texts: [] }
}
