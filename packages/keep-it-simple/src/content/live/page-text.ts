import { collectionOf } from '#model/collection.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { toHref } from '#model/path.ts'
import { fillRefs } from '#model/page-store.ts'
import { SourceTable } from '#store/sources.ts'
import { deadLinks } from '../enrich/links.ts'
import type { FinishedData } from '../emit.ts'
import { finalHref } from '../markdown/links.ts'
import { defaultAddress } from '../place.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { LiveSite } from './live-site.ts'

/** Data and body as one JSON text, as `app/library.ts` reads them from the page store. */
export function pageText(
  { data, bodyHash, refs }: FinishedData,
  page: PlacedPage | undefined,
  site: LiveSite,
  settings: CompilerSettings,
): string {
  const text = JSON.stringify(data)
  if (!page || !('type' in data) || data.type !== 'content') return text
  const body =
    bodyHash === ''
      ? '""'
      : fillRefs(
          markDead(new SourceTable(settings.out).body(page.source.file)!, page, site, settings),
          refs,
        )
  return `${text.slice(0, -1)},"body":${body}}`
}

/** A link to a page that is not written yet says so: to the desk, and to style sheets. */
function markDead(
  json: string,
  page: PlacedPage,
  { mapped }: LiveSite,
  settings: CompilerSettings,
): string {
  const { file, refs } = page.source
  const env = { file, base: settings.site.base, refs: [...refs] }
  const dead = deadLinks(page, mapped.addresses, settings).map(({ href }) => finalHref(href, env))
  let marked = json
  for (const href of new Set(dead)) {
    const written = JSON.stringify(`href="${escapeHtml(href)}"`).slice(1, -1)
    marked = marked.replaceAll(written, `data-dead=\\"\\" ${written}`)
  }
  return marked
}

/** Where links to source files lead; one that is not written yet, where it would be. */
export const refsOf = (
  { source }: PlacedPage,
  { map }: LiveSite,
  { site, collections }: CompilerSettings,
): string[] =>
  source.refs.map((file) =>
    toHref(
      site.base,
      map.byFile.get(file)?.path ?? defaultAddress(file, collectionOf(collections, file)),
    ),
  )
