import { TermRows } from './cut-terms.ts'
import { nameCode, textCode } from './index-files.ts'
import { IndexReader } from './index-reader.ts'
import { indexManifest, pieceList } from './index-manifest.ts'
import { nameTerms, type PageNames } from './page-names.ts'
import { textTerms, type PageText } from './text-terms.ts'

export interface MemoryPage {
  readonly names: PageNames
  readonly text: PageText
}

/** An index of pages that are at hand, asked like the one that lies in files. */
export function memoryIndex(pages: readonly MemoryPage[]): IndexReader {
  const files = new Map<string, unknown>()
  const keep = (content: unknown) => {
    const name = String(files.size)
    files.set(name, content)
    return name
  }
  const own = pages.map(({ names }) => names)
  const nameRows = new TermRows()
  const textRows = new TermRows()
  for (const [doc, { names, text }] of pages.entries()) {
    for (const [term, hit] of nameTerms(names, () => [])) nameRows.add(doc, term, nameCode(hit))
    for (const [term, hit] of textTerms(text)) textRows.add(doc, term, textCode(hit))
  }
  const manifest = indexManifest(own, pieceList(nameRows.cut(), keep), keep)
  const list = keep(pieceList(textRows.cut(), keep))
  return new IndexReader({ ...manifest, texts: [{ list, first: 0 }] }, async (name) =>
    files.get(name),
  )
}
