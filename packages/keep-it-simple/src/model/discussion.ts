import type { ContentPage } from './page.ts'

/** What readers said of a page, as it was when it was fetched; printed with the page. */
export interface Discussion {
  /** The word it stands under. */
  readonly title: string
  readonly count: number
  /** Made of their Markdown when the site is built: no pictures, no HTML of theirs. */
  readonly html: string
  readonly link: string
  /** The day it was fetched: yyyy-MM-dd. */
  readonly fetched: string
}

/** Where links to the comments of a page lead. */
export const COMMENTS_ID = 'doc-comments'

/** All a reader can find on a page by its words: the text, and what was said of it. */
export const searchedBody = ({
  body,
  discussion,
}: Pick<ContentPage, 'body' | 'discussion'>): string =>
  discussion ? `${body}<h2 id="${COMMENTS_ID}">${discussion.title}</h2>${discussion.html}` : body
