import { pathFor, ROUTES } from './routes.ts'
import type { Lang } from './locale.ts'

/** S3.12, S9.4 */
export const TAGS_SHOWN = 4
const COUNT_CAP = 99
const COLOURS = 10

export interface TagCount {
  readonly name: string
  readonly count: number
  readonly path: string
}

/** S9.4 */
export function countLabel(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count)
}

/** S3.12: the class that gives a tag its colour; the same tag has the same colour on every page. */
export function tagColour(tag: string): string {
  let sum = 0
  for (const character of tag.toLowerCase()) sum = (sum * 31 + character.codePointAt(0)!) % 9973
  return `tag-c${sum % COLOURS}`
}

/** Characters of a segment: no file system holds names of more than 255 bytes. */
const LONGEST = 60

/** A tag as one segment of an address: no character that a path, a host or a file system reads. */
export function tagSegment(tag: string): string {
  const segment = tag
    .normalize('NFC')
    // C and C# are two languages.
    .replaceAll('#', '-sharp')
    .replace(/[^\p{L}\p{N}\p{M}._+-]+/gu, '-')
  const short = [...segment].slice(0, LONGEST).join('')
  return short.replace(/^[.-]+|[.-]+$/g, '') || 'tag'
}

/** Where the posts of a tag are listed. */
export const tagAddress = (tagsLink: string, tag: string): string =>
  tagsLink + pathFor(ROUTES.tag, { tag: tagSegment(tag) })

/** The most used first; tags of one count keep their order, newest first. */
export function mostUsed(tags: readonly TagCount[]): TagCount[] {
  return [...tags].sort((a, b) => b.count - a.count)
}

/** Which tags a site has, per language. */
export type TagVocabulary = Readonly<Record<Lang, readonly string[]>>
