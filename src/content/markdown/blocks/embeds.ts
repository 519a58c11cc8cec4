import type { MarkdownIt, StateBlock } from 'markdown-it'
import { nearest } from '../../nearest.ts'
import { pageEnv, report, type PageEnv } from '../page-env.ts'
import { parseAttributes, type Attributes } from './attributes.ts'
import { lineText } from './container-lines.ts'

/** One `@[name words key=value](target "Title")` in a text, as its block sees it. */
export interface Embed extends Attributes {
  readonly name: string
  /** What stands behind the name in the brackets, as it was written. */
  readonly info: string
  readonly target: string
  readonly title: string
  readonly state: StateBlock
  readonly env: PageEnv
  /** Line as `state` counts, and line of the file. */
  readonly line: number
  readonly fileLine: number
}

/** A block of the `@[…](…)` kind: its names, and what tokens it makes. */
export interface EmbedBlock {
  readonly names: readonly string[]
  readonly draw: (embed: Embed) => void
}

const OPENING = /^@\[([a-zA-Z][\w-]*)([^\]\n]*)\]\(/
/** No address or title is longer; a line of a megabyte is not looked through. */
const MAX_LINE = 4000

/** `@[name](target "Title")` on a line of its own: something that is not text stands here. */
export function embeds(md: MarkdownIt, blocks: readonly EmbedBlock[]): void {
  const byName = new Map(blocks.flatMap((block) => block.names.map((name) => [name, block])))
  const rule = (state: StateBlock, line: number, _end: number, silent: boolean): boolean => {
    if (state.sCount[line]! - state.blkIndent >= 4) return false
    const text = lineText(state, line).trimEnd()
    if (!text.startsWith('@[') || text.length > MAX_LINE) return false
    const opening = OPENING.exec(text)
    if (!opening || !text.endsWith(')')) return false
    const inside = readInside(md, text.slice(opening[0].length, -1))
    if (!inside) return false
    if (silent) return true
    const env = pageEnv(state.env)
    const fileLine = env.firstLine + line
    const [, name = '', info = ''] = opening
    const block = byName.get(name)
    const embed = { ...parseAttributes(info), ...inside, name, info: info.trim() }
    if (block) block.draw({ ...embed, state, env, line, fileLine })
    else reportUnknown(env, name, [...byName.keys()], fileLine)
    state.line = line + 1
    return true
  }
  md.block.ruler.before('fence', 'embed', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

/** `target "Title"`, by Markdown's own rules for links. */
function readInside(md: MarkdownIt, text: string): { target: string; title: string } | undefined {
  const start = text.length - text.trimStart().length
  const destination = md.helpers.parseLinkDestination(text, start, text.length)
  if (!destination.ok || destination.str === '') return undefined
  const rest = text.slice(destination.pos)
  if (rest.trim() === '') return { target: destination.str, title: '' }
  const from = rest.length - rest.trimStart().length
  const title = md.helpers.parseLinkTitle(rest, from, rest.length)
  if (from === 0 || !title.ok || rest.slice(title.pos).trim() !== '') return undefined
  return { target: destination.str, title: title.str.trim() }
}

/** A figure, so that an excerpt leaves it out. The HTML is our own, never the author's. */
export function pushFigure(
  state: StateBlock,
  attributes: Readonly<Record<string, string>>,
  html: string,
): void {
  const open = state.push('figure_open', 'figure', 1)
  open.block = true
  for (const [name, value] of Object.entries(attributes)) open.attrSet(name, value)
  state.push('own_html', '', 0).content = html
  state.push('figure_close', 'figure', -1).block = true
}

function reportUnknown(env: PageEnv, name: string, known: readonly string[], line: number): void {
  const guess = nearest(name, known)
  report(
    env,
    {
      severity: 'error',
      code: 'unknown-embed',
      message: `There is nothing called \`@[${name}]\`.`,
      remedy: guess
        ? `Did you mean \`@[${guess}]\`?`
        : 'See WRITING.md for what can be embedded, or put the line into code.',
    },
    { line },
  )
}
