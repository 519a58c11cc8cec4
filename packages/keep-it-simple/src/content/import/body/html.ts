import { noted, shown, type Notes } from '../note.ts'
import { attributes, unescaped } from './attributes.ts'
import { convertHtmlBlocks } from './html-blocks.ts'
import { codeLines, type Line } from './lines.ts'
import { replaceInLine } from './replace.ts'

/** Elements that are HTML here too. */
const KEPT = new Set(['kbd', 'br', 'sub', 'sup', 'mark', 'abbr', 'video', 'audio', 'source'])
const AROUND: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
}

/** HTML of a text as Markdown where both say the same; the rest stays and is reported. */
export function convertHtml(source: readonly Line[], notes: Notes): Line[] {
  const lines = convertHtmlBlocks(source, notes)
  const code = codeLines(lines)
  let comment = false
  return lines.map(({ text, line }, at) => {
    if (code[at]) return { text, line }
    const starts = comment
    comment = comment ? !text.includes('-->') : text.lastIndexOf('<!--') > text.lastIndexOf('-->')
    if (starts || comment || !text.includes('<')) return { text, line }
    return { text: convertLine(text, line, notes), line }
  })
}

function convertLine(text: string, line: number, notes: Notes): string {
  let result = replaceInLine(text, /<img\b([^>]*?)\/?>/gi, (match) => picture(match[1] ?? ''))
  result = replaceInLine(result, /<a\b([^>]*)>((?:(?!<a\b).)*?)<\/a>/gi, (match) =>
    link(match[1]!, match[2]!),
  )
  result = replaceInLine(result, /<(b|strong|i|em|del|s)>(\S|\S.*?\S)<\/\1>/gi, (match) => {
    const mark = AROUND[match[1]!.toLowerCase()]!
    return `${mark}${match[2]}${mark}`
  })
  result = replaceInLine(
    result,
    /<code>([^`<]+)<\/code>/gi,
    (match) => `\`${unescaped(match[1]!)}\``,
  )
  if (result !== text)
    notes.changes.push(noted(`HTML became Markdown: ${shown(result.trim())}.`, line))
  const left = new Set<string>()
  replaceInLine(result, /(?<!\]\()<\/?([a-z][\w-]*)(?:\s[^<>]*)?\/?>/gi, (match) => {
    const name = match[1]!
    if (!KEPT.has(name.toLowerCase()) && !/^<[a-z][\w+.-]*:/i.test(match[0])) left.add(name)
    return undefined
  })
  for (const name of left)
    notes.todo.push(noted(`\`<${name}>\` stays as it is; write it as Markdown.`, line))
  return result
}

const target = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url)

function picture(written: string): string | undefined {
  const { src = '', alt = '', title = '' } = attributes(written)
  if (src === '') return undefined
  const words = alt === '' ? title : alt
  const caption = title === '' || title === words ? '' : ` "${title.replaceAll('"', "'")}"`
  return `![${words.replace(/[[\]]/g, '\\$&')}](${target(src)}${caption})`
}

function link(written: string, words: string): string | undefined {
  const { href = '', title = '' } = attributes(written)
  if (href === '' || words.trim() === '') return undefined
  return `[${words}](${target(href)}${title === '' ? '' : ` "${title.replaceAll('"', "'")}"`})`
}
