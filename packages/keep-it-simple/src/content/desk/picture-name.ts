import { posix } from 'node:path'

/** What browsers, systems and cameras call a picture that nobody named. */
const UNNAMED =
  /^(?:image|clipboard|untitled|unknown|download|unnamed|picture|photo|screen ?shot|screenshot|截屏|截图|屏幕截图|图片|未命名|img|dsc\w?|pxl|微信图片|wx|qq)(?![\p{L}])|^[\d\s._:-]*$|^[\da-f-]{20,}$/iu

/** Whether a person has named the file. */
export const isGiven = (name: string): boolean => !UNNAMED.test(stem(name))

/** The name to save it under, without an ending: its own, else that of the page. */
export function fileNameOf(name: string, page: string): string {
  const own = isGiven(name) ? slug(stem(name)) : ''
  return own || slug(pageName(page)) || 'picture'
}

/** A name as words for those who cannot see the picture. */
export const wordsOf = (name: string): string =>
  stem(name)
    .replace(/[-_.\s]+/g, ' ')
    .trim()

const stem = (name: string): string =>
  posix
    .basename(name.replaceAll('\\', '/'))
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFC')
    .trim()

/** `1.数据库/README.md` is about databases. */
function pageName(page: string): string {
  const name = stem(page)
  const own = /^(?:readme|index)$/i.test(name) ? posix.basename(posix.dirname(page)) : name
  return own.replace(/^(?:\d{4}-\d{2}-\d{2}-|\d+\.)/, '')
}

/** Letters and digits of any language, joined by hyphens. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
