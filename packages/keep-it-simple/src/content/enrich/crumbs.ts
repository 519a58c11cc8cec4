import { categoryAddress } from '#model/category.ts'
import type { Crumb, SidebarItem } from '#model/navigation.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { Series } from './sidebar.ts'

/** S1.18: home › list › categories › page, or home › series › groups › page. */
export function crumbsOf(page: PlacedPage, series: Series | undefined, homeName: string): Crumb[] {
  const { collection, locale, path, frontmatter } = page
  const home: Crumb = { text: homeName, link: locale.prefix }
  const here: Crumb = { text: frontmatter.title }
  if (path === locale.prefix) return []
  if (collection?.type === 'post') {
    const categories = page.categoryList.map(({ id, name }) => ({
      text: name,
      ...(collection.categories && { link: categoryAddress(collection.categoriesLink, id) }),
    }))
    return [home, { text: collection.title, link: collection.link }, ...categories, here]
  }
  if (collection && series) {
    const root = series.order.some(({ link }) => link === collection.linkPrefix)
    const start =
      path === collection.linkPrefix || !root
        ? []
        : [{ text: collection.title, link: collection.linkPrefix }]
    return [home, ...start, ...ancestors(series.sidebar, path), here]
  }
  return [home, here]
}

function ancestors(items: readonly SidebarItem[], path: string): Crumb[] {
  for (const { text, link, items: children } of items) {
    if (!children) continue
    const here: Crumb = { text, ...(link !== undefined && { link }) }
    if (children.some((child) => child.link === path)) return [here]
    const below = ancestors(children, path)
    if (below.length > 0) return [here, ...below]
  }
  return []
}
