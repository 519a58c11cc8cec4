import type { MarkdownIt, StateBlock, Token } from 'markdown-it'
import { fixIn } from '#model/fix.ts'
import { nearest } from '#model/nearest.ts'
import { KINDS } from '../foreign/lines.ts'
import { titleOf } from '../foreign/container-title.ts'
import { fixPlace, pageEnv, report, type PageEnv } from '../page-env.ts'
import { parseAttributes, type Attributes } from './attributes.ts'
import { closingLine, lineText, marginEnd, openingOf } from './container-lines.ts'

/** One `::: name …` in a text, as its block sees it. */
export interface Container extends Attributes {
  readonly name: string
  readonly state: StateBlock
  readonly env: PageEnv
  /** Line of the file it opens on. */
  readonly fileLine: number
  /** Lines between opening and closing, as `state` counts them. */
  readonly from: number
  readonly to: number
  /** Parses lines of the inside as Markdown, all of them by default. */
  readonly inside: (from?: number, to?: number) => void
  /** Names of the containers around it, the innermost last. */
  readonly parents: readonly string[]
}

/** A block of the `:::` kind: its names, and what tokens it makes. */
export interface ContainerBlock {
  readonly names: readonly string[]
  readonly draw: (container: Container) => void
}

/**
 * `::: name` … `:::`. One rule for all of them, because unknown names and blocks left open must
 * be reported, which a rule per name cannot do.
 */
export function containers(md: MarkdownIt, blocks: readonly ContainerBlock[]): void {
  const byName = new Map(blocks.flatMap((block) => block.names.map((name) => [name, block])))
  const rule = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
    if (state.sCount[start]! - state.blkIndent >= 4) return false
    const opening = openingOf(lineText(state, start))
    if (!opening) return false
    if (silent) return true
    const env = pageEnv(state.env)
    const fileLine = env.firstLine + start
    const block = byName.get(opening.name)
    const close = closingLine(state, start, end)
    if (!block) reportUnknown(env, opening.name, [...byName.keys()], fileLine)
    if (close === undefined) reportUnclosed(env, opening.name, ':'.repeat(opening.colons), fileLine)
    const to = close ?? marginEnd(state, start, end)
    const inside = (from = start + 1, until = to) => tokenize(state, opening.name, from, until)
    const parents = [...env.containers]
    const parsed = parseAttributes(titleOf(env, opening, fileLine))
    const container = { ...parsed, name: opening.name, state, env, fileLine, parents, inside }
    if (block) block.draw({ ...container, from: start + 1, to })
    else inside()
    state.line = close === undefined ? to : close + 1
    return true
  }
  md.block.ruler.before('fence', 'container', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

/** Opens an element that holds other blocks; {@link closeElement} ends it. */
export function openElement(
  container: Pick<Container, 'state'>,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Token {
  const token = container.state.push('block_open', tag, 1)
  token.block = true
  for (const [name, value] of Object.entries(attributes)) token.attrSet(name, value)
  return token
}

export function closeElement(container: Pick<Container, 'state'>, tag: string): void {
  container.state.push('block_close', tag, -1).block = true
}

/** A line of the author's text with marks in it, such as a title. */
export function pushInline(container: Pick<Container, 'state'>, text: string, line: number): void {
  const token = container.state.push('inline', '', 0)
  Object.assign(token, { content: text, map: [line, line + 1], children: [] })
}

/** HTML of our own making, never the author's. */
export function pushHtml(container: Pick<Container, 'state'>, html: string): void {
  container.state.push('own_html', '', 0).content = html
}

/** Parses lines as the inside of something. */
export function tokenize(state: StateBlock, name: string, from: number, to: number): void {
  const { parentType, lineMax } = state
  state.parentType = 'root'
  state.lineMax = to
  const { containers: open } = pageEnv(state.env)
  open.push(name)
  // A block that draws nothing of its own still counts as a level, or nesting would have no limit.
  state.level++
  state.md.block.tokenize(state, from, to)
  state.level--
  open.pop()
  Object.assign(state, { parentType, lineMax })
}

function reportUnknown(env: PageEnv, name: string, known: readonly string[], line: number): void {
  const meant = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  const guess = meant !== undefined && known.includes(meant) ? meant : nearest(name, known)
  const place = fixPlace(env, line)
  const before = /:{3,}[ \t]*[a-zA-Z][\w-]*/.exec(place.text ?? '')?.[0] ?? ''
  report(
    env,
    {
      severity: 'error',
      code: 'unknown-block',
      message: `There is no block called \`${name}\`.`,
      remedy: guess ? `Did you mean \`${guess}\`?` : remedyFor(name),
      ...(guess &&
        fixIn(place, before, before.slice(0, -name.length) + guess, `Write \`${guess}\``)),
    },
    { line },
  )
}

const UNKNOWN = 'The manual shows the blocks there are; one of your own is a folder of `blocks/`.'
/** Blocks of other tools that do something here without any block. */
const REMEDIES: Readonly<Record<string, string>> = {
  'v-pre': 'Remove the block: braces are text here.',
  raw: 'Remove the block: styles of the page do not reach into code.',
}

const remedyFor = (name: string): string =>
  Object.hasOwn(REMEDIES, name) ? REMEDIES[name]! : UNKNOWN

function reportUnclosed(env: PageEnv, name: string, colons: string, line: number): void {
  report(
    env,
    {
      severity: 'error',
      code: 'unclosed-block',
      message: `The block \`${name}\` is never closed.`,
      remedy: `End it with \`${colons}\` on a line of its own.`,
    },
    { line },
  )
}
