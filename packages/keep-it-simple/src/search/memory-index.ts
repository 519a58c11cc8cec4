import { TermRows } from './cut-terms.ts'
import { textCode } from './index-files.ts'
import { IndexReader } from './index-reader.ts'
import { nameFiles } from './name-files.ts'
import type { PageNames } from './page-names.ts'
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
  const manifest = nameFiles(
    pages.map(({ names }) => names),
    () => [],
    keep,
  )
  const rows = new TermRows()
  for (const [doc, { text }] of pages.entries())
    for (const [term, hit] of textTerms(text)) rows.add(doc, term, textCode(hit))
  const pieces = rows.cut()
  files.set('texts/terms.json', { starts: pieces.map(({ terms }) => terms[0]!) })
  for (const [index, piece] of pieces.entries()) files.set(`texts/${index}.json`, piece)
  return new IndexReader({ ...manifest, texts: [{ folder: 'texts', first: 0 }] }, async (name) =>
    files.get(name),
  )
}
