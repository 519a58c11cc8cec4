import type { HeadTag } from '#model/head.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import { siteStore } from '#store/store.ts'
import type { Entry } from './catalogue.ts'
import type { PageTitle } from './fonts/web-fonts.ts'

/** What the files about all pages together need to know of one. */
export interface PageNotes {
  /** Absent where the page is mentioned nowhere. */
  readonly entry?: Entry
  /** Absent on locked pages. */
  readonly title?: PageTitle
  /** Hosts its pictures come from. */
  readonly hosts: readonly string[]
  readonly head: readonly HeadTag[]
  readonly isLocked: boolean
  /** Covers a list shows, by the addresses of articles. */
  readonly covers: readonly (readonly [article: string, cover: string])[]
  readonly assets: readonly string[]
  /** Languages of its programs that need a copy of what runs them. */
  readonly runs: readonly CopiedLanguage[]
  readonly runsJavaScript: boolean
}

const KIND = 'notes'

/** Notes on all pages, in the order of the page store; only those that changed are read again. */
export function pageNotes(
  { pages }: StoreIndex,
  /** Changes with the code that reads pages. */
  identity: string,
  content: string,
  read: (path: string) => PageNotes,
): PageNotes[] {
  const store = siteStore(content)
  return store.write(() =>
    pages.map(({ path, hash }) => {
      const key = `${identity} ${hash} ${path}`
      const known = store.json(KIND, key) as PageNotes | undefined
      if (known) return known
      const notes = read(path)
      store.put(KIND, key, JSON.stringify(notes))
      return notes
    }),
  )
}
