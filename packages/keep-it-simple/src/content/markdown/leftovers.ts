import type { MarkdownIt, Token } from 'markdown-it'
import { BADGE_KINDS } from './marks/badge-kinds.ts'
import { inlineTokens } from './marks/problems.ts'
import { pageEnv, report } from './page-env.ts'

/** Every part has a bound: what is longer is no mistake of typing, and a text is read once. */
const LEFTOVERS = [
  {
    pattern: /\[\^[^\][\s]{1,200}\]/,
    code: 'unknown-footnote',
    message: (found: string) => `The footnote \`${found}\` is not defined; it is shown as text.`,
    remedy: 'Define it with `[^name]: …` on a line of its own.',
  },
  {
    pattern: /<!--/,
    code: 'open-comment',
    message: () => 'A comment does not end in its paragraph; it is shown as text.',
    remedy: 'Start the comment on a line of its own, or close it before the blank line.',
  },
  {
    pattern: /\[![a-zA-Z][\w-]*[ \t]+[^[\]\n]{1,60}\]/,
    code: 'unknown-kind',
    message: (found: string) =>
      `There is no badge of the kind of \`${found}\`; it is shown as text.`,
    remedy: `Use ${[...BADGE_KINDS.keys()].join(', ')}, or put it into code.`,
  },
  {
    // Beginning at the bracket's end: words inside it may be marked and thus lie in other tokens.
    pattern:
      /\]\([^()<>\n]{0,200}[^()<>\s][ \u3000][^()<>\n"']{0,200}\.[a-z\d]{2,4}(?:#[^()\n]{0,200})?\)/i,
    code: 'broken-link',
    message: (found: string) => `\`${found.slice(1)}\` is shown as text: a link ends at a space.`,
    remedy: 'Put angle brackets around the address, `[x](<./a b.md>)`, or write `%20` for a space.',
  },
] as const

/** A heading needs a space behind its signs; with one sign alone it may be a tag or a number. */
const TIGHT_HEADING = /^#{2,6}[^#\s]/

/** Markup that was meant to be something and came out as text. */
export function leftovers(md: MarkdownIt): void {
  // Before texts are joined: what the author escaped is not yet text again.
  md.core.ruler.before('text_join', 'leftovers', (state) => {
    const env = pageEnv(state.env)
    for (const { token, line } of inlineTokens(state.tokens, isText))
      for (const { pattern, code, message, remedy } of LEFTOVERS) {
        const found = pattern.exec(token.content)?.[0]
        if (found === undefined) continue
        report(
          env,
          { severity: 'warning', code, message: message(found), remedy },
          { line: env.firstLine + line },
        )
      }
    let line = 0
    for (const block of state.tokens) {
      // Cells of a table have no lines of their own: their row has.
      line = block.map?.[0] ?? line
      if (block.type !== 'inline' || !TIGHT_HEADING.test(block.content)) continue
      report(
        env,
        {
          severity: 'warning',
          code: 'tight-heading',
          message: `\`${block.content.split('\n')[0]!.slice(0, 40)}\` is shown as text, not as a heading.`,
          remedy: 'Put a space behind `##`, or a backslash before it.',
        },
        { line: env.firstLine + line },
      )
    }
  })
}

const isText = ({ type }: Token): boolean => type === 'text'
