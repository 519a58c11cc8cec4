import { archiveGroups, type ArchiveGroup } from '#model/archive.ts'
import { slicePage } from '#model/pagination.ts'
import { pathFor, ROUTES } from '#model/routes.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import {
  LONG_LIST,
  pagedEntries,
  pagedTitle,
  TITLES_PER_PAGE,
  type ListBase,
  type ListEntry,
} from './list-entry.ts'

type Year = ArchiveGroup & { readonly path: string }

/** All posts by year on one page; on a large site the years, each with pages of its own. */
export function archiveEntries(
  { collection, posts }: PostList,
  base: ListBase,
  words: CompilerStrings,
): ListEntry[] {
  const title = words.archives
  const link = collection.archivesLink
  const page = { ...base, type: 'archives' as const }
  const groups = archiveGroups(posts)
  const long = posts.length > LONG_LIST
  const years = groups.map((group): Year => ({
    ...group,
    path: link + pathFor(ROUTES.year, { year: group.title }),
    posts: [],
  }))
  const whole: ListEntry = {
    path: link,
    make: () => ({
      ...page,
      path: link,
      title,
      groups: long ? years : groups,
      page: 1,
      pages: 1,
      link,
    }),
  }
  if (!long) return [whole]
  const each = years.flatMap((year, index) =>
    pagedEntries(year.path, year.count, TITLES_PER_PAGE, (number, pages, path) => {
      const shown = slicePage(groups[index]!.posts, number, TITLES_PER_PAGE)
      return {
        ...page,
        path,
        title: pagedTitle(words, `${title} · ${year.title}`, number),
        groups: years.with(index, { ...year, posts: shown }),
        page: number,
        pages,
        link: year.path,
      }
    }),
  )
  return [whole, ...each]
}
