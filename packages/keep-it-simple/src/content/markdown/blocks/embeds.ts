import type { MarkdownIt, StateBlock } from 'markdown-it'
import { nearest } from '#model/nearest.ts'
import { pageEnv, report, type PageEnv } from '../page-env.ts'
import { parseAttributes, type Attributes } from './attributes.ts'
import { lineText } from './container-lines.ts'

/** `@[name words key=value](target "Title")` on a line of its own, as its block sees it. */
export interface Embed extends Attributes {
  readonly name: string
  /** What stood between name and words without a space, such as `{1-3}`. */
  readonly suffix: string
  readonly target: string
  readonly title?: string
  readonly state: StateBlock
  readonly env: PageEnv
  /** Line as `state` counts, and as the file does. */
  readonly line: number
  readonly fileLine: number
}

export interface EmbedBlock {
  readonly names: readonly string[]
  readonly draw: (embed: Embed) => void
}

/** Every part begins where the one before cannot go on: a line of a megabyte is read once. */
const EMBED =
  /^@\[([a-zA-Z][\w-]*)((?:[^\s\]\w-][^\s\]]*)?)((?:\s[^\]]*)?)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:[ \t]+"([^"]*)")?\)[ \t]*$/

/** Things brought in from elsewhere: a file's code, a film, a card. Unknown names are reported. */
export function embeds(md: MarkdownIt, blocks: readonly EmbedBlock[]): void {
  const byName = new Map(blocks.flatMap((block) => block.names.map((name) => [name, block])))
  const rule = (state: StateBlock, line: number, _end: number, silent: boolean): boolean => {
    if (state.sCount[line]! - state.blkIndent >= 4) return false
    const text = lineText(state, line)
    if (!text.startsWith('@[')) return false
    const match = EMBED.exec(text)
    if (!match) {
      reportMalformed(state, line, byName)
      return false
    }
    if (silent) return true
    const [, name = '', suffix = '', rest = '', target = '', title] = match
    const env = pageEnv(state.env)
    const fileLine = env.firstLine + line
    const block = byName.get(name)
    state.line = line + 1
    if (!block) {
      const guess = nearest(name, [...byName.keys()])
      report(
        env,
        {
          severity: 'error',
          code: 'unknown-embed',
          message: `There is nothing called \`@[${name}]\`.`,
          remedy: guess ? `Did you mean \`${guess}\`?` : 'The manual shows what can be embedded.',
        },
        { line: fileLine },
      )
      return true
    }
    const attributes = parseAttributes(rest)
    const place = { state, env, line, fileLine }
    block.draw({
      ...attributes,
      name,
      suffix,
      target,
      ...(title !== undefined && { title }),
      ...place,
    })
    return true
  }
  md.block.ruler.before('fence', 'embed', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

/** Lines that were named, by page: below a text, a line is looked at more than once. */
const named = new WeakMap<PageEnv, Set<number>>()

/** A line that names something known and is not written right would silently be a paragraph. */
function reportMalformed(
  state: StateBlock,
  line: number,
  known: ReadonlyMap<string, EmbedBlock>,
): void {
  const name = /^@\[([a-zA-Z][\w-]*)/.exec(lineText(state, line))?.[1]
  if (name === undefined || !known.has(name)) return
  const env = pageEnv(state.env)
  const lines = named.get(env) ?? new Set()
  named.set(env, lines)
  if (lines.has(line)) return
  lines.add(line)
  report(
    env,
    {
      severity: 'error',
      code: 'broken-embed',
      message: `\`@[${name}]\` is not written as an embed.`,
      remedy: `Write \`@[${name}](target "Title")\` on a line of its own, without quotes in the title.`,
    },
    { line: env.firstLine + line },
  )
}
