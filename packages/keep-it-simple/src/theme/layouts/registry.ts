import { createElement, type ComponentType } from 'react'
import type { IslandStart } from '#model/island.ts'
import { unresolvedLayout } from '#model/layout.ts'
import type { PageData } from '#model/page.ts'
import { layouts } from 'virtual:keep-it-simple/layouts'
import { AuthorIsland } from '../islands/AuthorIsland.tsx'

type Layout = ComponentType<{ readonly page: never }>
type LoadLayout = () => Promise<Layout>

/** Each imports its styles, which only its pages link. */
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
  const module = await load?.()
  const component = module?.[name] as Layout | undefined
  const client = module?.['client'] as IslandStart | undefined
  if (!component || client === undefined) return component
  return ({ page }) =>
    createElement(AuthorIsland, { name: `layouts/${name}`, client, component, page })
}

/** S2.4.3: a name nothing answers to is an error. */
export async function loadLayout(
  name: string,
): Promise<ComponentType<{ readonly page: PageData }>> {
  const builtIn = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
  const layout = builtIn ? await builtIn() : await ownLayout(name)
  if (!layout) throw new Error(unresolvedLayout(name))
  // The registry pairs names with the page types they show; the types cannot say so.
  return layout as ComponentType<{ readonly page: PageData }>
}
