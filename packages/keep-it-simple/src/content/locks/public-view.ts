import type { PlacedPage } from '../placed-page.ts'

/**
 * A locked page as everybody may see it in lists: with its title if the author allows it, and nothing
 * taken from its text. Without a title it is left out.
 */
function publicViewOf(page: PlacedPage): PlacedPage | undefined {
  const { lock, frontmatter: front, git: _git, ...rest } = page
  if (!lock) return page
  if (!lock.shows.title) return undefined
  const { excerpt: _excerpt, ...source } = page.source
  const { title, tags, order, sidebar, article, sticky } = front
  return {
    ...rest,
    lock,
    source,
    frontmatter: {
      title,
      excerpt: lock.shows.hint ?? false,
      ...(lock.shows.tags && tags && { tags }),
      ...(order !== undefined && { order }),
      ...(sidebar !== undefined && { sidebar }),
      ...(article !== undefined && { article }),
      ...(sticky !== undefined && { sticky }),
    },
  }
}

/**
 * The pages as the holder of any of these passwords may know them; with none, as everybody may. A page
 * is shown whole beside another only if whoever opens that one can open this one too.
 */
export function seenBy(openers: readonly number[], pages: readonly PlacedPage[]): PlacedPage[] {
  return pages.flatMap((page) => {
    const { lock } = page
    const mayOpen = lock && openers.length > 0 && openers.every((one) => lock.openers.includes(one))
    const seen = mayOpen ? page : publicViewOf(page)
    return seen ? [seen] : []
  })
}
