import type { MarkdownIt, Token } from 'markdown-it'
import { CodeLineEnds } from './code-line-ends.ts'
import { pageEnv, report } from '../page-env.ts'

/** What an inline rule found wrong, in its token's `meta.problems`: it does not know its line. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

export interface PlacedToken {
  readonly token: Token
  /** Line of the Markdown, counted from 0. */
  readonly line: number
}

/** The inline tokens that are asked for, with their lines: that of their block, and the line ends since. */
export function* inlineTokens(
  tokens: readonly Token[],
  isAskedFor: (token: Token) => boolean,
): Generator<PlacedToken> {
  let start = 0
  for (const block of tokens) {
    // Cells of a table have no lines of their own: their row has.
    start = block.map?.[0] ?? start
    // A page may have a million tokens, and none that is asked for.
    if (!block.children?.some(isAskedFor)) continue
    let line = start
    const ends = new CodeLineEnds(block.content)
    for (const token of block.children) {
      if (isAskedFor(token)) yield { token, line }
      if (token.type === 'softbreak' || token.type === 'hardbreak' || token.markup === '\n') line++
      else if (token.type === 'code_inline') line += ends.in(token)
      else if (token.content.includes('\n')) line += token.content.split('\n').length - 1
    }
  }
}

const problemsOf = ({ meta }: Token): readonly Problem[] =>
  (meta as { problems?: readonly Problem[] } | null)?.problems ?? []
const hasProblems = (token: Token): boolean => problemsOf(token).length > 0

export function problems(md: MarkdownIt): void {
  md.core.ruler.push('problems', ({ tokens, env: any }) => {
    const env = pageEnv(any)
    for (const { token, line } of inlineTokens(tokens, hasProblems))
      for (const problem of problemsOf(token))
        report(env, { severity: 'error', ...problem }, { line: env.firstLine + line })
  })
}
