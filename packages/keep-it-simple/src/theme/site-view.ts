import type { Chrome } from '#model/chrome.ts'
import { resolveCollection } from '#model/collection.ts'
import { localeOf, type Lang } from '#model/locale.ts'
import type { PageBase } from '#model/page-base.ts'
import { isExternal, normalizeAddress, splitLink, toHref } from '#model/path.ts'
import type { SiteView } from './site-context.ts'
import { collections, locked, navigation, site } from 'virtual:keep-it-simple/site'
import { BUILD_YEAR } from './build-year.ts'
import { hasFeed } from './feed-links.ts'
import { stringsOf } from './strings.ts'

/** What most programs for reading feeds know. */
const RSS = 'rss.xml'

const views = new Map<string, SiteView>()

const opened = new WeakMap<Chrome, SiteView>()

/** What a page brings along itself, else the same object for every page of a language. */
export function siteView({
  lang,
  locale,
  chrome,
}: Pick<PageBase, 'lang' | 'locale' | 'chrome'>): SiteView {
  const common = commonView(lang, locale)
  if (!chrome) return common
  let view = opened.get(chrome)
  if (view?.strings !== common.strings) {
    view = { ...common, navigation: chrome.navigation, site: { ...site, ...chrome.site } }
    opened.set(chrome, view)
  }
  return view
}

/** Thousands of pages are drawn from it. */
function commonView(lang: Lang, locale: string): SiteView {
  const strings = stringsOf(lang)
  const known = views.get(locale)
  if (known?.strings === strings && known.lang === lang) return known
  const view: SiteView = {
    site,
    navigation: navigation[locale] ?? [],
    lang,
    strings,
    href,
    archives: archivesOf(locale),
    // Where the whole site is locked, nothing is announced.
    feed: !locked && hasFeed(locale) ? toHref(site.base, locale + RSS) : undefined,
    year: BUILD_YEAR,
  }
  views.set(locale, view)
  return view
}

function archivesOf(locale: string): string | undefined {
  for (const config of collections) {
    const one = resolveCollection(config)
    if (one.type !== 'post' || !one.archives) continue
    if (localeOf(site.locales, one.link)?.prefix === locale) return one.archivesLink
  }
  return undefined
}

/** Links of the chrome come again on every page; a handful of others is not worth more room. */
const REMEMBERED = 2_000
const hrefs = new Map<string, string>()

function href(address: string): string {
  let found = hrefs.get(address)
  if (found === undefined) {
    found = isExternal(address) ? address : toHref(site.base, withSlash(address))
    if (hrefs.size >= REMEMBERED) hrefs.clear()
    hrefs.set(address, found)
  }
  return found
}

/** `/a` and `/a#b` are written with the slash the page's address has. */
function withSlash(address: string): string {
  const { path, query, hash } = splitLink(address)
  return path === '' ? address : normalizeAddress(path) + query + hash
}
