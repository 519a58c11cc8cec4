import { noted, type Notes } from '../note.ts'
import { attributes } from './attributes.ts'
import { codeLines, colonsAround, type Line } from './lines.ts'

const OPEN = /^\s*<(center|details)\b([^>]*)>\s*(.*)$/i
const IFRAME =
  /^\s*(?:<(?:center|div|p)\b[^>]*>)?\s*<iframe\b([^>]*)>\s*<\/iframe>\s*(?:<\/(?:center|div|p)>)?\s*$/i

/** `<center>`, `<details>` and frames with players, which are blocks here. */
export function convertHtmlBlocks(lines: readonly Line[], notes: Notes): Line[] {
  const code = codeLines(lines)
  const result: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const { text, line } = lines[at]!
    if (code[at] || !text.includes('<')) {
      result.push(lines[at]!)
      continue
    }
    const src = attributes(IFRAME.exec(text)?.[1] ?? '')['src'] ?? ''
    if (src !== '') {
      result.push({ text: player(src), line })
      notes.changes.push(noted('`<iframe>` became a block or a link.', line))
      continue
    }
    const open = OPEN.exec(text)
    const end = open ? endOf(lines, code, at, open[1]!.toLowerCase()) : undefined
    if (!open || end === undefined) {
      result.push(lines[at]!)
      continue
    }
    const name = open[1]!.toLowerCase()
    const inner = insideOf(lines, at, end, name, open[3]!)
    const { title, rest } = name === 'details' ? takeSummary(inner) : { title: '', rest: inner }
    const inside = convertHtmlBlocks(rest, notes)
    const colons = colonsAround(inside)
    const isOpen = name === 'details' && 'open' in attributes(open[2]!) ? ' open' : ''
    result.push(
      { text: `${colons} ${name}${isOpen}${title === '' ? '' : ` ${title}`}`, line },
      ...inside,
      { text: colons, line: lines[end]!.line },
    )
    notes.changes.push(noted(`\`<${name}>\` became \`::: ${name}\`.`, line))
    at = end
  }
  return result
}

function endOf(lines: readonly Line[], code: readonly boolean[], start: number, name: string) {
  let depth = 0
  for (let at = start; at < lines.length; at++) {
    if (code[at]) continue
    depth += [...lines[at]!.text.matchAll(new RegExp(`<${name}\\b`, 'gi'))].length
    depth -= [...lines[at]!.text.matchAll(new RegExp(`</${name}>`, 'gi'))].length
    if (depth <= 0) return at
  }
  return undefined
}

function insideOf(
  lines: readonly Line[],
  start: number,
  end: number,
  name: string,
  first: string,
): Line[] {
  const close = new RegExp(`</${name}>\\s*$`, 'i')
  const all = [{ text: first, line: lines[start]!.line }, ...lines.slice(start + 1, end + 1)]
  return all
    .map(({ text, line }, index) => ({
      text: index === all.length - 1 ? text.replace(close, '') : text,
      line,
    }))
    .filter(({ text }, index) => text.trim() !== '' || (index > 0 && index < all.length - 1))
}

function takeSummary(inner: readonly Line[]): { title: string; rest: readonly Line[] } {
  const joined = inner.map(({ text }) => text).join('\n')
  const match = /^\s*<summary\b[^>]*>([\s\S]*?)<\/summary>/i.exec(joined)
  if (!match) return { title: '', rest: inner }
  const before = match[0].split('\n').length - 1
  const left = inner[before]!
  const rest = left.text.slice(left.text.toLowerCase().indexOf('</summary>') + '</summary>'.length)
  const title = match[1]!
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    title,
    rest: [
      ...(rest.trim() === '' ? [] : [{ text: rest, line: left.line }]),
      ...inner.slice(before + 1),
    ],
  }
}

/** A player that waits for a click, or a link. */
function player(src: string): string {
  const url = src.startsWith('//') ? `https:${src}` : src
  const youtube = /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]{11})/.exec(url)
  const bilibili = /bilibili\.com\/.*?\b(BV[0-9A-Za-z]{10})/.exec(url)
  if (youtube) return `@[youtube](${youtube[1]})`
  return bilibili ? `@[bilibili](${bilibili[1]})` : `[${url}](${url})`
}
