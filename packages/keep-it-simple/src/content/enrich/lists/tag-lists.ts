import { mostUsed } from '#model/tag.ts'
import { fill } from '#locale/fill.ts'
import { slicePage } from '#model/pagination.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import {
  LONG_LIST,
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
  const page = { ...base, type: 'tags' as const }
  const path = collection.tagsLink
  const all: ListEntry = { path, make: () => ({ ...page, tags, path, title: words.tags }) }
  const few = tags.length > LONG_LIST ? mostUsed(tags).slice(0, TITLES_PER_PAGE) : tags
  const each = tags.flatMap((tag) => {
    const { name, path: link } = tag
    // Of very many tags the page of one shows the most used, or their pages would grow with the square.
    const shown = few === tags || few.includes(tag) ? few : [...few, tag]
    const own = byTag.get(name) ?? []
    const title = fill(words.tagTitle, { name })
    return pagedEntries(link, own.length, TITLES_PER_PAGE, (number, pages, address) => ({
      ...page,
      tags: shown,
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
