import type { ListWords } from './words.ts'

export const enUSLists: ListWords = {
  tagTitle: 'Posts tagged {name}',
  categoryTitle: 'Posts in {name}',
  pagedTitle: '{title} · page {n}',
  notFoundNear: 'You may be looking for',
  relatedAbout: 'Both about {text}',
  relatedIn: 'Also in {text}',
  relatedLinked: 'Linked in the text above',
  citedAs: 'In the words “{text}”',
  savedIntro:
    'What this browser keeps of the site. It opens without a connection, and nobody else can see the list.',
  savedHeading: 'Saved for later',
  savedNone: 'Nothing yet. “Save for later” at the end of an article puts it here.',
  readHeading: 'Recently read',
  readNone: 'Nothing yet. Pages you read are listed here.',
  savedNeedsScript: 'The list is in this browser, and showing it needs JavaScript.',
  searchNeedsScript: 'Search needs JavaScript.',
}
