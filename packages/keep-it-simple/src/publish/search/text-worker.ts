import { searchedBody } from '#model/discussion.ts'
import type { ContentPage } from '#model/page.ts'
import { PageTable } from '#store/pages.ts'
import { textCode } from '#search/index-files.ts'
import { pageText } from '#search/page-text.ts'
import { textTerms } from '#search/text-terms.ts'
import type { SearchPart } from './search-parts.ts'
import { updateTerms, type PageTerms } from './term-cache.ts'
import { pieceFolder } from './write-pieces.ts'

export interface TextWork {
  readonly content: string
  readonly part: SearchPart
  /** The folder of the index files. */
  readonly out: string
  /** Where the terms of pages lie from build to build. */
  readonly cache: string
}

/** Indexes the texts of one part; a page that was read before is not read again. */
export async function writeTexts(work: TextWork): Promise<number> {
  const { part, out, cache } = work
  const pages = new PageTable(work.content)
  const { read } = updateTerms(
    { folder: cache, ...pieceFolder(out) },
    part.pages.map(({ text }) => text),
    (doc) => readPage(pages.text(part.pages[doc]!.path)!),
  )
  return read
}

function readPage(json: string): PageTerms {
  const page = JSON.parse(json) as ContentPage
  const found = textTerms(pageText(page.title, searchedBody(page)))
  return new Map([...found].map(([term, hit]) => [term, textCode(hit)]))
}
