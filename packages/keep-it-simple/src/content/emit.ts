import { offlineAddress } from '#model/offline.ts'
import type { ReadingTime } from '#model/reading-time.ts'
import type { PageRow, SiteRow } from '#store/pages.ts'
import { siteStore } from '#store/store.ts'
import type { SiteMap } from './connect.ts'
import { withGlyphs, type Glyphs } from './enrich/icons.ts'
import { hookedPage } from './hooked-page.ts'
import type { PageLock } from './locks/page-lock.ts'
import { sealPage, type Sealable } from './locks/seal-page.ts'
import { Views } from './locks/views.ts'
import {
  listData,
  nearPages,
  notFoundData,
  offlineData,
  openMedia,
  pageData,
  savedData,
  searchFormData,
  type Behind,
} from './page-data.ts'
import type { CompilerSettings } from './settings.ts'

/** Gives the data of every address to `add`, one after another; that of a locked one encrypted. */
export async function emitPages(
  map: SiteMap,
  settings: CompilerSettings,
  glyphs: Glyphs,
  behind: Behind,
  add: (row: PageRow) => void,
): Promise<SiteRow> {
  const { pages, lists } = map
  map.related.remember(siteStore(settings.out))
  const locked: string[] = []
  const views = new Views(map, settings)
  const finish = async (one: Sealable, lock: PageLock | undefined) => {
    if (lock) locked.push(one.data.path)
    add(rowOf(one.data.path, await finishData(one, lock, glyphs, settings)))
  }
  const media = openMedia(pages, settings)
  for (const page of pages)
    await finish(pageData(page, map, views.of(page.lock), media, behind, settings), page.lock)
  const listLock = lockOfLists(map, settings)
  for (const list of lists) await finish(listData(list, map), listLock)
  for (const locale of settings.site.locales) {
    const missing = notFoundData(locale, map, settings)
    const addFrame = (data: typeof missing | ReturnType<typeof offlineData>) =>
      add(rowOf(data.path, bare(missing.alone ? data : withGlyphs(data, glyphs, settings))))
    addFrame({ ...missing, ...nearPages(locale, settings) })
    if (settings.site.offline)
      addFrame({ ...offlineData(missing, settings), path: offlineAddress(locale.prefix) })
    const form = searchFormData(missing, settings)
    if (map.searchForms.has(form.path)) await finish(bare(form), listLock)
    const saved = savedData(missing, settings)
    if (map.savedLists.has(saved.path)) await finish(bare(saved), undefined)
  }
  const published = [...media].map(([publicPath, source]) => [source, publicPath] as const)
  return { redirects: [...map.redirects], media: published, locked, graph: map.graph() }
}

function rowOf(path: string, { data, bodyHash, refs, text }: FinishedData): PageRow {
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

/** A page without a text or files. */
export const bare = (data: Sealable['data']): Sealable => ({
  data,
  bodyHash: '',
  refs: [],
  files: [],
})

/** Only under the global lock are lists locked, as every page is. */
export const lockOfLists = (
  { pages }: SiteMap,
  { locks }: CompilerSettings,
): PageLock | undefined => (locks.global ? pages[0]?.lock : undefined)

export type FinishedData = Pick<Sealable, 'text'> & {
  readonly data: object
  readonly bodyHash: string
  readonly refs: readonly string[]
}

/** With what hooks add and the drawings of its icons; encrypted where it is locked. */
export async function finishData(
  one: Sealable,
  lock: PageLock | undefined,
  glyphs: Glyphs,
  settings: CompilerSettings,
): Promise<FinishedData> {
  const hooked = await hookedPage(one.data, lock !== undefined, settings)
  const whole = { ...one, data: withGlyphs(hooked, glyphs, settings) }
  if (!lock) return whole
  const prompt = sealPage(whole, lock, settings)
  // Around the prompt of a whole site there is nothing an icon could stand in.
  const data = lock.scope === 'site' ? prompt : withGlyphs(prompt, glyphs, settings)
  return { data, bodyHash: '', refs: [] }
}
