import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isChinese } from '#model/language.ts'
import { allNames, type LinkTexts } from '#search/gather-names.ts'
import { nameCode, type IndexManifest, type PieceFile } from '#search/index-files.ts'
import { indexManifest, type Keep } from '#search/index-manifest.ts'
import { nameTerms, type PageNames } from '#search/page-names.ts'
import type { KnownPage } from './known-pages.ts'
import type { SearchPart } from './search-parts.ts'
import { cachedSounds, soundsOf } from './sounds.ts'
import { readRecord, updateTerms, usableRecord } from './term-cache.ts'

export interface NameWork {
  readonly parts: ReadonlyMap<string, readonly SearchPart[]>
  readonly pages: ReadonlyMap<string, KnownPage>
  /** What links call the pages. */
  readonly links: LinkTexts
  readonly synonyms: readonly (readonly string[])[]
  readonly cache: string
  readonly read: (name: string) => PieceFile
  readonly keep: Keep
  readonly isThere: (name: string) => boolean
}

/** The manifests of all languages, with the names of their pages. */
export function* writeNames(work: NameWork): Generator<readonly [string, IndexManifest]> {
  const { parts, pages: known, links, synonyms, cache, read, keep, isThere } = work
  const titleOf = (path: string) => known.get(path)?.names.title
  for (const [lang, own] of parts) {
    const pages = own.flatMap((part) =>
      part.pages.map(({ path }) => allNames(known.get(path)!.names, links, titleOf, synonyms)),
    )
    const chinese = isChinese(lang)
    const sounds = chinese ? soundsOf : () => []
    const folder = join(cache, `${lang}-names`)
    usableRecord(folder, isThere)
    const { list } = updateTerms({ folder, read, keep }, pages.map(keyOf), (doc) => {
      const terms = nameTerms(pages[doc]!, sounds)
      return new Map([...terms].map(([term, hit]) => [term, nameCode(hit)]))
    })
    const texts = own.map(({ name, first }) => ({
      list: keep(readRecord(join(cache, name))!.list),
      first,
    }))
    yield [
      lang,
      {
        ...indexManifest(pages, list, keep),
        texts,
        ...(chinese && { sounds: keep(cachedSounds(cache)) }),
      },
    ]
  }
}

const keyOf = (page: PageNames): string =>
  createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 16)
