import type { ContentPage, LockedPage } from '#model/page.ts'
import { indexManifest, pageFile, termCode, TermRows } from '#search/index-files.ts'
import { allNames, hasNames, ownNames, pageTerms } from '#search/page-terms.ts'

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
    const rows = new TermRows()
    const known = pages.filter(hasNames).map((page, at) => ({
      names: allNames(ownNames(page), new Map(), 10 - at),
      ...(page.type === 'content' && { page }),
    }))
    const files = known.map(({ names, page }, doc) => {
      for (const [term, hit] of pageTerms(names, page, () => [])) rows.add(doc, term, termCode(hit))
      return keep(pageFile(names, page))
    })
    const names = known.map((one) => one.names)
    const manifest = indexManifest(names, files, rows, keep)
    this.files.set(`/search-index/${lang.toLowerCase()}.json`, manifest)
  }

  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    this.asked.push(url)
    this.caches.set(url, init?.cache)
    const file = this.files.get(url)
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file)
  }
}
