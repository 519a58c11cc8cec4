import { colonsAround, ticksAround, type Line } from '../body/lines.ts'
import { listing, readCodeOptions } from './code-tag.ts'
import type { Tag } from './tag-args.ts'
import type { TagSpace } from './tag-space.ts'

/** The inside of a tag that has an end, in our Markdown; `line` is where it opens. */
type BlockTag = (tag: Tag, inner: readonly Line[], line: number, space: TagSpace) => Line[]

/** Their inside is code and is not looked into. */
export const VERBATIM = new Set(['code', 'codeblock', 'mermaid', 'wavedrom', 'linkgrid', 'raw'])

const NOTES: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'important',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
}

function around(head: string, inner: readonly Line[], line: number): Line[] {
  const colons = colonsAround(inner)
  const end = inner.at(-1)?.line ?? line
  return [{ text: `${colons} ${head}`, line }, ...trimmed(inner), { text: colons, line: end }]
}

function trimmed(inner: readonly Line[]): readonly Line[] {
  const first = inner.findIndex(({ text }) => text.trim() !== '')
  return first === -1
    ? []
    : inner.slice(first, inner.findLastIndex(({ text }) => text.trim() !== '') + 1)
}

const quoted = (lines: readonly Line[]): Line[] =>
  lines.map(({ text, line }) => ({ text: text === '' ? '>' : `> ${text}`, line }))

/** `Author[, source] [link] [title of the link]` below a quotation. */
function quoteFooter(args: readonly string[]): string {
  const words = args.join(' ')
  const at = args.findIndex((arg) => /^https?:\/\//.test(arg))
  if (at !== -1) {
    const url = args[at]!
    const title =
      args.slice(at + 1).join(' ') || url.replace(/^https?:\/\/|\/(?:index\.html?)?$/g, '')
    return `— **${args.slice(0, at).join(' ')}** [${title}](${url})`
  }
  const source = /^([^,]+),\s*([^,]+)$/.exec(words)
  return source ? `— **${source[1]}** *${source[2]}*` : `— **${words}**`
}

const blockquote: BlockTag = ({ args }, inner, line) => {
  const footer = args.length === 0 ? [] : ['', quoteFooter(args)]
  const end = inner.at(-1)?.line ?? line
  return quoted([...trimmed(inner), ...footer.map((text) => ({ text, line: end }))])
}

const codeblock: BlockTag = ({ args }, inner, line, space) => {
  const options = readCodeOptions(args)
  if (options.dropped.length > 0)
    space.dropped(`\`${options.dropped.join(' ')}\` of the listing is left out.`)
  return listing(options, inner, line)
}

const note: BlockTag = ({ args }, inner, line, space) => {
  const words = [...args]
  const kinds: string[] = []
  while (
    kinds.length < 2 &&
    words[0] !== undefined &&
    (Object.hasOwn(NOTES, words[0]) || words[0] === 'no-icon')
  )
    kinds.push(words.shift()!)
  if (kinds.includes('no-icon')) space.dropped('`no-icon` of the note is left out.')
  const kind = NOTES[kinds.find((one) => one !== 'no-icon') ?? 'default']!
  return around(words.length === 0 ? kind : `details ${words.join(' ')}`, inner, line)
}

const TAB = /^\s*<!--\s*tab\b\s*(.*?)\s*-->\s*$/
const END_TAB = /^\s*<!--\s*endtab\s*-->\s*$/

const tabs: BlockTag = ({ args }, inner, line, space) => {
  const [name = '', active = ''] = args.join(' ').split(',')
  const chosen = Math.max(Number(active) || 1, 1)
  const lines: Line[] = []
  let count = 0
  for (const one of inner) {
    const caption = TAB.exec(one.text)?.[1]
    if (caption !== undefined) {
      count++
      const [words = '', icon = ''] = caption.split('@')
      if (icon.trim() !== '') space.dropped(`The icon \`${icon.trim()}\` of a tab is left out.`)
      const title = words.trim() === '' ? `${name.trim()} ${count}` : words.trim()
      lines.push(
        { text: '', line: one.line },
        { text: `@tab${count === chosen ? ':active' : ''} ${title}`, line: one.line },
        { text: '', line: one.line },
      )
    } else if (!END_TAB.test(one.text)) lines.push(one)
  }
  return around('tabs', lines, line)
}

const linkgrid: BlockTag = ({ args: [, delimiter = '|', comment = '%'] }, inner, line, space) => {
  const items = inner
    .filter(({ text }) => text.trim() !== '' && !text.trim().startsWith(comment))
    .map((one) => ({ parts: one.text.split(delimiter).map((part) => part.trim()), line: one.line }))
  if (items.some(({ parts }) => (parts[3] ?? '') !== ''))
    space.dropped('Pictures of the links are left out.')
  return around(
    'link-card',
    items.map(({ parts: [title = '', url = '', about = ''], line: at }) => ({
      text: `- [${title}](${url})${about === '' ? '' : ` ${about}`}`,
      line: at,
    })),
    line,
  )
}

const fenced =
  (language: string): BlockTag =>
  ({ rest }, inner, line) => {
    const lines = [...(rest === '' ? [] : [{ text: rest, line }]), ...trimmed(inner)]
    const ticks = ticksAround(lines)
    return [
      { text: ticks + language, line },
      ...lines,
      { text: ticks, line: inner.at(-1)?.line ?? line },
    ]
  }

/** What nobody looks into says what it says: braces are text. */
const raw: BlockTag = (_, inner) =>
  inner.map(({ text, line }) => ({ text: text.replace(/\{(?=[{%#])/g, '\\{'), line }))

export const BLOCK_TAGS: Readonly<Record<string, BlockTag>> = {
  code: codeblock,
  codeblock,
  blockquote,
  quote: blockquote,
  pullquote: (_, inner) => quoted(trimmed(inner)),
  centerquote: (_, inner, line) => around('center', inner, line),
  note,
  subnote: note,
  tabs,
  subtabs: tabs,
  subsubtabs: tabs,
  mermaid: fenced('mermaid'),
  wavedrom: fenced('json'),
  linkgrid,
  grouppicture: (_, inner, __, space) => {
    space.dropped('The pictures of the group stand below each other.')
    return [...inner]
  },
  raw,
}

export const BLOCK_ALIASES: Readonly<Record<string, string>> = {
  cq: 'centerquote',
  gp: 'grouppicture',
  lg: 'linkgrid',
}
