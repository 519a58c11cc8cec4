import type { ContentPage, LockedPage } from '#model/page.ts'
import type { SearchAnswer, SearchQuery } from '#model/search.ts'
import { searchPages } from '#search/memory-index.ts'

/** A page of content at an address, with the least there is of one. */
export const contentPage = (
  path: string,
  title: string,
  more: Partial<ContentPage> = {},
): ContentPage => ({
  type: 'content',
  path,
  lang: 'en-US',
  locale: '/',
  title,
  layout: 'Layout',
  pageLayout: 'doc',
  filePathRelative: `notes${path.replace(/\/$/, '')}.md`,
  frontmatter: {},
  headings: [],
  crumbs: [],
  body: '<p>Nothing to see.</p>',
  ...more,
})

/** A page behind a lock. */
export const lockedPage = (path: string, title: string, titled: boolean): LockedPage =>
  ({
    type: 'locked',
    path,
    lang: 'en-US',
    locale: '/',
    title,
    layout: 'Layout',
    scope: 'page',
    titled,
  }) as unknown as LockedPage

/** Pages that have nothing to do with what a test asks: a word counts as rare only among others. */
export const OTHERS: readonly ContentPage[] = Array.from('abcdefghijklmnopqrst', (letter) =>
  contentPage(`/other-${letter}/`, `Chapter ${letter.repeat(3)}`),
)

/** Asks pages at hand, among others. */
export const askPages = (
  pages: readonly ContentPage[],
  text: string,
  more: Partial<SearchQuery> = {},
): Promise<SearchAnswer> =>
  searchPages([...pages, ...OTHERS]).search({ text, langs: ['en-US'], limit: 5, ...more })

export const addresses = ({ pages }: SearchAnswer): string[] =>
  pages.map(({ address }) => address.replace(/#.*/, ''))
