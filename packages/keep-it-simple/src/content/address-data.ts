import { offlineAddress } from '#model/offline.ts'
import type { ReadingTime } from '#model/reading-time.ts'
import type { PageRow, SiteRow } from '#store/pages.ts'
import { siteStore } from '#store/store.ts'
import type { ConnectedSite } from './connected-site.ts'
import { withGlyphs } from './enrich/icons.ts'
import { hookedPage } from './hooked-page.ts'
import type { PageLock } from './locks/page-lock.ts'
import { sealPage, type Sealable } from './locks/seal-page.ts'
import {
  listData,
  nearPages,
  notFoundData,
  offlineData,
  pageData,
  savedData,
  searchFormData,
} from './page-data.ts'
import type { CompilerSettings } from './settings.ts'

/** How the data of one address is made. */
export interface Address {
  readonly lock?: PageLock | undefined
  /** Pages the engine writes alone: hooks do not see them. */
  readonly isOurs?: true
  readonly make: () => Sealable
}

/** Every address in order. A build asks for the data of all, the dev server for one. */
export function addressesOf(
  site: ConnectedSite,
  settings: CompilerSettings,
): ReadonlyMap<string, Address> {
  const { map, views } = site
  const found = new Map<string, Address>()
  for (const { path, source } of map.pages)
    found.set(path, {
      // An edit puts another page in its place.
      get lock() {
        return map.byFile.get(source.file)!.lock
      },
      make: () => {
        const page = map.byFile.get(source.file)!
        return pageData(page, map, views.of(page.lock), site.media, site.behind, settings)
      },
    })
  // Only under the global lock are lists locked, as every page is.
  const lock = settings.locks.global ? map.pages[0]?.lock : undefined
  for (const list of map.lists) found.set(list.path, { lock, make: () => listData(list, map) })
  for (const locale of settings.site.locales) {
    const missing = () => notFoundData(locale, map, settings)
    const { path } = missing()
    found.set(path, {
      isOurs: true,
      make: () => bare({ ...missing(), ...nearPages(locale, settings) }),
    })
    if (settings.site.offline)
      found.set(offlineAddress(locale.prefix), {
        isOurs: true,
        make: () => bare(offlineData(missing(), settings)),
      })
    const form = searchFormData(missing(), settings)
    if (map.searchForms.has(form.path)) found.set(form.path, { lock, make: () => bare(form) })
    const saved = savedData(missing(), settings)
    if (map.savedLists.has(saved.path)) found.set(saved.path, { make: () => bare(saved) })
  }
  return found
}

/** A page without a text or files. */
const bare = (data: Sealable['data']): Sealable => ({ data, bodyHash: '', refs: [], files: [] })

export type AddressData = Pick<Sealable, 'text' | 'bodyHash' | 'refs'> & { readonly data: object }

/** With what hooks add and the SVG of its icons; encrypted where it is locked. */
export async function dataAt(
  { lock, isOurs, make }: Address,
  { glyphs }: ConnectedSite,
  settings: CompilerSettings,
): Promise<AddressData> {
  const one = make()
  if (isOurs) {
    const isAlone = 'alone' in one.data && one.data.alone
    return isAlone ? one : { ...one, data: withGlyphs(one.data, glyphs, settings) }
  }
  const hooked = await hookedPage(one.data, lock !== undefined, settings)
  const whole = { ...one, data: withGlyphs(hooked, glyphs, settings) }
  if (!lock) return whole
  const prompt = sealPage(whole, lock, settings)
  // Around the prompt of a whole site there is nothing an icon could stand in.
  const data = lock.scope === 'site' ? prompt : withGlyphs(prompt, glyphs, settings)
  return { data, bodyHash: '', refs: [] }
}

/** Gives the rows of all addresses to `add`, one after another. */
export async function writePages(
  site: ConnectedSite,
  settings: CompilerSettings,
  add: (row: PageRow) => void,
): Promise<SiteRow> {
  const { map } = site
  map.related.remember(siteStore(settings.out))
  const locked: string[] = []
  for (const [path, address] of addressesOf(site, settings)) {
    if (address.lock) locked.push(path)
    add(rowOf(path, await dataAt(address, site, settings)))
  }
  const media = [...site.media].map(([publicPath, source]) => [source, publicPath] as const)
  return { redirects: [...map.redirects], media, locked, graph: map.graph() }
}

function rowOf(path: string, { data, bodyHash, refs, text }: AddressData): PageRow {
  const { readingTime, ...rest } = data as { readonly readingTime?: ReadingTime }
  return {
    path,
    data: rest,
    file: text?.file ?? '',
    refs,
    isTimed: readingTime !== undefined,
    text: { body: bodyHash, source: text?.source ?? '', words: text?.words ?? 0 },
  }
}
