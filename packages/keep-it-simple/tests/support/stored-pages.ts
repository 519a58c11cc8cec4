import { bodyHash, PageTable } from '#store/pages.ts'
import { SourceTable } from '#store/sources.ts'

/** Puts pages into the store of a site that was not compiled; `body` as compiled pages have it. */
export async function writePages(
  out: string,
  pages: readonly { readonly path: string; readonly body?: string }[],
): Promise<void> {
  const sources = new SourceTable(out)
  await new PageTable(out).replace(async (add) => {
    for (const { body, ...data } of pages) {
      const json = JSON.stringify(body ?? '')
      const file = body === undefined ? '' : data.path
      if (body !== undefined) sources.put(file, '', '', json)
      const text = { body: body === undefined ? '' : bodyHash(json), source: '', words: 0 }
      add({ path: data.path, data, file, refs: [], isTimed: false, text })
    }
    return { redirects: [], media: [], locked: [], graph: { pages: [], links: [] } }
  })
}
