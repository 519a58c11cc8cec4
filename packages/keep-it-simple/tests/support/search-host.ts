import type { ContentPage, LockedPage } from '#model/page.ts'
import { TermRows } from '#search/cut-terms.ts'
import { gatherLinks, hasNames, namesOf } from '#search/gather-names.ts'
import { textCode } from '#search/index-files.ts'
import { pieceList } from '#search/index-manifest.ts'
import { linksOf, pageText } from '#search/page-text.ts'
import { textTerms } from '#search/text-terms.ts'
import { nameFiles } from './name-files.ts'

/** The files of an index, as a build writes them. */
export class SearchHost {
  readonly files = new Map<string, unknown>()
  readonly asked: string[] = []
  /** How the browser's cache was to be used, by address. */
  readonly caches = new Map<string, string | undefined>()

  /** Replaces what there was, under names nobody had before. */
  release(lang: string, pages: readonly (ContentPage | LockedPage)[], mark: string): void {
    for (const name of this.files.keys()) if (name.includes(lang)) this.files.delete(name)
    let count = 0
    const keep = (content: unknown) => {
      const name = `${lang}-${mark}-${count++}`
      this.files.set(`/search-index/pieces/${name}.json`, content)
      return name
    }
    const bodies = pages.filter((page) => page.type === 'content')
    const links = gatherLinks(
      bodies.flatMap(({ body }) => linksOf(body)),
      '/',
    )
    const known = pages.filter(hasNames)
    const names = known.map((page) => namesOf(page, links, () => undefined, []))
    const rows = new TermRows()
    for (const [doc, page] of known.entries()) {
      const body = page.type === 'content' ? page.body : ''
      for (const [term, hit] of textTerms(pageText(page.title, body)))
        rows.add(doc, term, textCode(hit))
    }
    const texts = [{ list: keep(pieceList(rows.cut(), keep)), first: 0 }]
    this.files.set(`/search-index/${lang.toLowerCase()}.json`, {
      ...nameFiles(names, () => [], keep),
      texts,
    })
  }

  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    this.asked.push(url)
    this.caches.set(url, init?.cache)
    const file = this.files.get(url)
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file)
  }
}
