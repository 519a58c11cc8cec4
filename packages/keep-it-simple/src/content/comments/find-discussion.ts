import type { CommentSettings } from '#model/comments.ts'
import { decodePath, toHref } from '#model/path.ts'
import type { SavedDiscussion } from './discussions-file.ts'

interface Commented {
  readonly path: string
  readonly title: string
  readonly commentID?: string | undefined
  readonly origin: string
  readonly base: string
  readonly siteTitle: string
}

/** The discussion of a page, by the name giscus gives it. */
export function findDiscussion(
  discussions: readonly SavedDiscussion[],
  mapping: CommentSettings['mapping'] = 'pathname',
  page: Commented,
): SavedDiscussion | undefined {
  const { commentID } = page
  if (mapping === 'number') return discussions.find(({ number }) => String(number) === commentID)
  const name = folded(commentID ?? nameOf(mapping, page))
  return discussions.find(({ title }) => folded(title) === name)
}

function nameOf(
  mapping: NonNullable<CommentSettings['mapping']>,
  { path, title, origin, base, siteTitle }: Commented,
): string {
  const href = toHref(base, path)
  if (mapping === 'url') return origin + href
  if (mapping === 'title') return title === siteTitle ? title : `${title} | ${siteTitle}`
  if (mapping === 'og:title') return title
  if (mapping === 'specific') return path
  return href.length < 2 ? 'index' : href.slice(1).replace(/\.\w+$/, '')
}

/** Browsers and people write an address with and without escapes. */
const folded = (name: string): string => decodePath(name).normalize('NFC').toLowerCase()
