import { slug } from 'github-slugger'
import { pinyin } from 'pinyin-pro'
import { collectionOf } from '#model/collection.ts'
import { toSiteTime, writtenDate } from '#model/date.ts'
import { stripNumber } from './place.ts'
import type { CompilerSettings } from './settings.ts'
import { fillTemplate } from './new/page-template.ts'

export interface NewPageOptions {
  /** The number before its name, which is its place in a series. */
  readonly number?: string
  /** Text of the author's template. */
  readonly template?: string
}

/** Where a new page goes and what it starts with. Written once, never changed again. */
export function newPage(
  title: string,
  folder: string,
  now: Date,
  settings: CompilerSettings,
  { number, template = '' }: NewPageOptions = {},
): { file: string; text: string } {
  const name = suggestSlug(title)
  const inside = insideDocs(folder)
  const numbered = number === undefined ? `${name}.md` : `${number}.${name}.md`
  const file = inside === '' ? numbered : `${inside}/${numbered}`
  const collection = collectionOf(settings.collections, file)
  const front = {
    title,
    createTime: writtenDate(toSiteTime(now.getTime(), settings.site.timeZone)),
    permalink: `${collection?.linkPrefix ?? addressOf(inside)}${name}/`,
    ...(collection?.type === 'post' && { tags: [] }),
    draft: true,
  }
  return { file, text: fillTemplate(template, front) }
}

/** As it is below `docs/`, also when it was completed from the project's root; nothing outside is meant. */
export function insideDocs(folder: string): string {
  const names = folder.split(/[\\/]+/).filter((name) => name !== '' && name !== '.')
  if (names[0] === 'docs') names.shift()
  return names.filter((name) => name !== '..').join('/')
}

/** Numbers are order, and spaces are for names. */
const addressOf = (folder: string): string =>
  ['', ...folder.split('/').map((name) => slug(stripNumber(name)))]
    .filter((name, index) => index === 0 || name !== '')
    .join('/') + '/'

/** Chinese by its sounds, at most eight words: a suggestion the author may change before publishing. */
export function suggestSlug(title: string): string {
  const latin = pinyin(title, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
  }).join(' ')
  const words = slug(latin).split('-').filter(Boolean).slice(0, 8)
  return words.length === 0 ? 'page' : words.join('-')
}
