import { offlineAddress } from '#model/offline.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteMap } from './connect.ts'
import { withGlyphs, type Glyphs } from './enrich/icons.ts'
import { RelatedMemory } from './enrich/related/related-memory.ts'
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
import { relatedFile } from './page-store-files.ts'
import { StoreWriter } from './page-store.ts'
import type { CompilerSettings } from './settings.ts'

/** Writes the data of every address, one after another; that of a locked one encrypted. */
export async function emitPages(
  map: SiteMap,
  settings: CompilerSettings,
  glyphs: Glyphs,
  behind: Behind,
): Promise<StoreIndex> {
  const { pages, lists } = map
  const memory = new RelatedMemory(relatedFile(settings.out))
  map.related.remember(memory)
  const writer = new StoreWriter(settings.out)
  const locked: string[] = []
  const views = new Views(map, settings)
  const add = async (one: Sealable, lock: PageLock | undefined) => {
    const { data, bodyHash, refs, sourceHash } = await finishData(one, lock, glyphs, settings)
    if (lock) locked.push(one.data.path)
    writer.add(one.data.path, data, bodyHash, refs, sourceHash)
  }
  const media = openMedia(pages, settings)
  for (const page of pages)
    await add(pageData(page, map, views.of(page.lock), media, behind, settings), page.lock)
  memory.save()
  const listLock = lockOfLists(map, settings)
  for (const list of lists) await add(listData(list, map), listLock)
  for (const locale of settings.site.locales) {
    const missing = notFoundData(locale, map, settings)
    const drawn = (data: typeof missing | ReturnType<typeof offlineData>) =>
      missing.alone ? data : withGlyphs(data, glyphs, settings)
    writer.add(missing.path, drawn({ ...missing, ...nearPages(locale, settings) }))
    if (settings.site.offline)
      writer.add(offlineAddress(locale.prefix), drawn(offlineData(missing, settings)))
    const form = searchFormData(missing, settings)
    if (map.searchForms.has(form.path)) await add(bare(form), listLock)
    const saved = savedData(missing, settings)
    if (map.savedLists.has(saved.path)) await add(bare(saved), undefined)
  }
  const published = [...media].map(([publicPath, source]) => [source, publicPath] as const)
  const rest = { redirects: [...map.redirects], media: published, locked }
  return writer.finish(rest, map.graph())
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

export type FinishedData = Pick<Sealable, 'sourceHash'> & {
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
