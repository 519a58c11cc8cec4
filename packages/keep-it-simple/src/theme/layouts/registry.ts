import type { ComponentType } from 'react'
import { unresolvedLayout } from '#model/layout.ts'
import type { PageData } from '#model/page.ts'
import { layouts } from 'virtual:keep-it-simple/layouts'

type Layout = ComponentType<{ readonly page: never }>
type LoadLayout = () => Promise<Layout>

/** Each layout is a chunk of its own: a reader of articles never loads the home page's code. */
const BUILT_IN: Readonly<Record<string, LoadLayout>> = {
  doc: async () => (await import('./DocLayout.tsx')).DocLayout,
  series: async () => (await import('./SeriesLayout.tsx')).SeriesLayout,
  home: async () => (await import('./HomeLayout.tsx')).HomeLayout,
  page: async () => (await import('./PageLayout.tsx')).PageLayout,
  friends: async () => (await import('./FriendsLayout.tsx')).FriendsLayout,
  custom: async () => (await import('./CustomLayout.tsx')).CustomLayout,
  posts: async () => (await import('./PostsLayout.tsx')).PostsLayout,
  tags: async () => (await import('./TagsLayout.tsx')).TagsLayout,
  categories: async () => (await import('./CategoriesLayout.tsx')).CategoriesLayout,
  archives: async () => (await import('./ArchivesLayout.tsx')).ArchivesLayout,
  locked: async () => (await import('./LockedLayout.tsx')).LockedLayout,
  offline: async () => (await import('./OfflineLayout.tsx')).OfflineLayout,
  saved: async () => (await import('./SavedLayout.tsx')).SavedLayout,
  search: async () => (await import('./SearchLayout.tsx')).SearchLayout,
  'not-found': async () => (await import('./NotFoundLayout.tsx')).NotFoundLayout,
}

/** Name of the layout that shows a page. */
export function layoutName(page: PageData): string {
  if (page.layout !== 'Layout') return page.layout
  if (page.type !== 'content') return page.type
  return page.pageLayout === 'doc' && page.sidebar ? 'series' : page.pageLayout
}

/** S2.4.2: a file `layouts/Poster.tsx` of the author's that exports `Poster` is the layout of that name. */
async function ownLayout(name: string): Promise<Layout | undefined> {
  const load = Object.hasOwn(layouts, name) ? layouts[name] : undefined
  // With the styles of a text and its page; the author's own come last.
  if (load) await import('./own-styles.ts')
  return (await load?.())?.[name] as Layout | undefined
}

const loaded = new Map<string, Layout>()

/** S2.4.3: a name nothing answers to is an error. */
export async function loadLayout(name: string): Promise<void> {
  if (loaded.has(name)) return
  const builtIn = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
  const layout = builtIn ? await builtIn() : await ownLayout(name)
  if (!layout) throw new Error(unresolvedLayout(name))
  loaded.set(name, layout)
}

/** Only after {@link loadLayout}: the loader of every route sees to that. */
export function layoutOf(page: PageData): ComponentType<{ readonly page: PageData }> {
  const name = layoutName(page)
  const layout = loaded.get(name)
  if (!layout) throw new Error(unresolvedLayout(name))
  // The registry pairs names with the page types they show; the types cannot say so.
  return layout as ComponentType<{ readonly page: PageData }>
}
