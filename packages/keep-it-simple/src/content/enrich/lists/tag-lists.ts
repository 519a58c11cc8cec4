import { fill } from '#locale/fill.ts'
import { slicePage } from '#model/pagination.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import {
  pagedEntries,
  pagedTitle,
  TITLES_PER_PAGE,
  titleOf,
  type ListBase,
  type ListEntry,
} from './list-entry.ts'

/** All tags, and each tag's titles. */
export function tagEntries(
  { collection, tags, byTag }: PostList,
  base: ListBase,
  words: CompilerStrings,
): ListEntry[] {
  const page = { ...base, type: 'tags' as const, tags }
  const path = collection.tagsLink
  const all: ListEntry = { path, make: () => ({ ...page, path, title: words.tags }) }
  const each = tags.flatMap(({ name, path: link }) => {
    const own = byTag.get(name) ?? []
    const title = fill(words.tagTitle, { name })
    return pagedEntries(link, own.length, TITLES_PER_PAGE, (number, pages, address) => ({
      ...page,
      path: address,
      title: pagedTitle(words, title, number),
      selected: {
        name,
        posts: slicePage(own, number, TITLES_PER_PAGE).map(titleOf),
        page: number,
        pages,
        link,
      },
    }))
  })
  return [all, ...each]
}
