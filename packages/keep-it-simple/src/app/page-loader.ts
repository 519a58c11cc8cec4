import { redirect, type LoaderFunction } from 'react-router'
import { localeOf } from '#model/locale.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import type { Alternate } from '#model/navigation.ts'
import type { NotFoundPage, PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { encodePath, fromPathname } from '#model/path.ts'
import { loadAsset } from '#theme/page-assets/registry.ts'
import { layoutName, loadLayout } from '#theme/layouts/registry.ts'
import { locked, site } from 'virtual:keep-it-simple/site'
import { queryTarget } from './query-forms.ts'
import { loadStrings, stringsOf } from './strings.ts'

/** Milliseconds. */
const FACES_PATIENCE = 120

/** Reads one page's data: from the page store on the server, over the network in the browser. */
export type FindPage = (
  path: string,
  signal: AbortSignal,
) => Promise<PageData | Redirect | undefined>

/**
 * The one loader: address in, data out, with layout and words ready to draw it. A request never
 * carries the hash; `hash` says what the reader asked for.
 */
export function pageLoader(find: FindPage, hash: () => string = () => ''): LoaderFunction {
  return async ({ request }) => {
    const url = new URL(request.url)
    const path = fromPathname(site.base, url.pathname) ?? '/'
    const found = await find(path, request.signal)
    if (found && 'redirect' in found)
      return redirect(encodePath(found.redirect) + url.search + hash())
    if (found) {
      const target = queryTarget(found, url.search)
      if (target !== undefined) return redirect(encodePath(target) + hash())
    }
    const page = found ?? (await notFoundPage(path))
    await preparePage(page)
    return page
  }
}

/** What is mounted on a page: its blocks, and the face of its titles. */
export const assetsOf = (page: PageData): readonly string[] => [
  ...(('assets' in page && page.assets) || []),
  ...(page.fonts === undefined ? [] : ['fonts']),
]

/** Everything drawing a page needs besides its data. */
export async function preparePage(page: PageData): Promise<void> {
  await Promise.all([
    loadLayout(layoutName(page)),
    loadStrings(page.lang),
    // While prerendering nothing can be mounted, and the document links the styles.
    ...(import.meta.env.SSR ? [] : assetsOf(page).map(loadAsset)),
    ...(import.meta.env.SSR || page.fonts === undefined ? [] : [facesOf(page.fonts)]),
  ])
}

/** The face of titles is worth a moment, and no more: titles are read without it. */
async function facesOf(files: string): Promise<void> {
  const moment = new Promise((resolve) => setTimeout(resolve, FACES_PATIENCE))
  const bringing = import('#theme/page-assets/fonts.ts').then((loaded) => loaded.bringFaces(files))
  await Promise.race([moment, bringing.catch(() => undefined)])
}

/** S2.1.15: an address nobody has, in the language of its prefix. */
export async function notFoundPage(path: string): Promise<NotFoundPage> {
  const locale = localeOf(site.locales, path) ?? site.locales[0]!
  const alternates = site.locales
    .filter(({ prefix }) => prefix !== locale.prefix)
    .map(({ lang, prefix }): Alternate => ({ lang, path: prefix, exact: false }))
  await loadStrings(locale.lang)
  return {
    format: PAGE_FORMAT,
    type: 'not-found',
    path,
    lang: locale.lang,
    locale: locale.prefix,
    title: stringsOf(locale.lang).notFoundTitle,
    layout: DEFAULT_LAYOUT,
    ...(locked && { alone: true }),
    ...(alternates.length > 0 && { alternates }),
  }
}
