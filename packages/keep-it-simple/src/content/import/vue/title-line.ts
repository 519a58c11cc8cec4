import { attributes } from '../body/attributes.ts'
import { text as plainText } from '../config/values.ts'
import { maskFences } from '../mask-code.ts'
import { noted, type Notes } from '../note.ts'
import type { ReadPage } from '../read-front-matter.ts'

const VALUE = /\{\{\s*(?:\$frontmatter|\$page\.frontmatter|frontmatter)\.([\w$]+)\s*\}\}/g
const FIRST = /^# +(\S.*)$/m

/** A title is words alone: a badge in the first heading becomes `badge`, an id is left out. */
export function cleanTitle(page: ReadPage, notes: Notes): ReadPage {
  const found = FIRST.exec(maskFences(page.markdown))
  if (!found || !/[<{]/.test(found[1]!)) return page
  const line = page.markdownLine + page.markdown.slice(0, found.index).split('\n').length - 1
  const mark = /<Badge\b([^>]*?)(?:\/>|>(.*?)<\/Badge>)/.exec(found[1]!)
  const { type = 'tip', text = mark?.[2] ?? '' } = attributes(mark?.[1] ?? '')
  const id = /\{#([^}\s]+)[^}]*\}\s*$/.exec(found[1]!)?.[1]
  const title = found[1]!
    .replace(VALUE, (all, key: string) => plainText(page.data[key]) ?? all)
    .replace(/<Badge\b[^>]*?(?:\/>|>.*?<\/Badge>)/g, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  notes.changes.push(noted(`The title became \`${title}\`.`, line))
  const markdown =
    page.markdown.slice(0, found.index) +
    `# ${title}` +
    page.markdown.slice(found.index + found[0].length)
  const known = ['info', 'tip', 'warning', 'danger'].includes(type) ? type : 'tip'
  const badge = text === '' || 'badge' in page.data ? {} : { badge: { text, type: known } }
  return {
    ...page,
    markdown,
    data: { ...page.data, ...badge },
    ...(id !== undefined && { titleId: id }),
  }
}
