import type { ListWords } from './words.ts'

export const enUSLists: ListWords = {
  tagTitle: 'Posts tagged {name}',
  categoryTitle: 'Posts in {name}',
  pagedTitle: '{title} · page {n}',
  notFoundNear: 'You may be looking for',
  searchNeedsScript: 'Search needs JavaScript.',
}
