import { SettingsError } from '#config/settings-error.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { localeOf } from '#model/locale.ts'
import { offlineAddress } from '#model/offline.ts'
import { bare, finishData, lockOfLists, type FinishedData } from '../emit.ts'
import { withGlyphs } from '../enrich/icons.ts'
import type { PageLock } from '../locks/page-lock.ts'
import type { Sealable } from '../locks/seal-page.ts'
import {
  listData,
  nearPages,
  notFoundData,
  offlineData,
  pageData,
  savedData,
  searchFormData,
} from '../page-data.ts'
import type { CompilerSettings } from '../settings.ts'
import type { LiveSite } from './live-site.ts'
import { pageText, refsOf } from './page-text.ts'

/** The data of one address, as JSON, and what the author's hooks did wrong on the way. */
export interface AddressData {
  readonly data: object
  readonly text: string
  readonly problems: readonly Diagnostic[]
}

export async function addressData(
  path: string,
  site: LiveSite,
  settings: CompilerSettings,
): Promise<AddressData | undefined> {
  const { map } = site
  const page = map.byPath.get(path)
  if (page) {
    const whole = pageData(page, map, site.views.of(page.lock), site.media, site.behind, settings)
    const refs = refsOf(page, site, settings)
    const { finished, problems } = await finish({ ...whole, refs }, page.lock, site, settings)
    return { data: finished.data, text: pageText(finished, page, site, settings), problems }
  }
  const list = site.list(path)
  const one = list ? listData(list, map) : framePage(path, site, settings)
  if (one) {
    const lock = lockOfLists(map, settings)
    const { finished, problems } = await finish(one, lock, site, settings)
    return { data: finished.data, text: JSON.stringify(finished.data), problems }
  }
  const data = frameData(path, site, settings)
  return data && { data, text: JSON.stringify(data), problems: [] }
}

function framePage(
  path: string,
  { map }: LiveSite,
  settings: CompilerSettings,
): Sealable | undefined {
  const locale = localeOf(settings.site.locales, path)
  const make = map.searchForms.has(path)
    ? searchFormData
    : map.savedLists.has(path)
      ? savedData
      : undefined
  return locale && make && bare(make(notFoundData(locale, map, settings), settings))
}

/** Redirects, and the other pages every language has. */
function frameData(path: string, { map, glyphs }: LiveSite, settings: CompilerSettings) {
  const target = map.redirects.get(path)
  if (target !== undefined) return { redirect: target }
  for (const locale of settings.site.locales) {
    if (path !== `${locale.prefix}404.html` && path !== offlineAddress(locale.prefix)) continue
    const missing = notFoundData(locale, map, settings)
    const near = { ...missing, ...nearPages(locale, settings) }
    const data = path === missing.path ? near : offlineData(missing, settings)
    return withGlyphs(data, glyphs, settings)
  }
  return undefined
}

/** A hook that fails adds nothing; the page is shown all the same. */
async function finish(
  one: Sealable,
  lock: PageLock | undefined,
  { glyphs }: LiveSite,
  settings: CompilerSettings,
): Promise<{ finished: FinishedData; problems: readonly Diagnostic[] }> {
  try {
    return { finished: await finishData(one, lock, glyphs, settings), problems: [] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const { hooks: _, ...plain } = settings
    const finished = await finishData(one, lock, glyphs, plain)
    return { finished, problems: error.diagnostics }
  }
}
