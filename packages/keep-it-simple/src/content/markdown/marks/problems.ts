import type { MarkdownIt, Token } from 'markdown-it'
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

/** Every inline token with its line: that of its block, and the line ends since. */
export function* inlineTokens(tokens: readonly Token[]): Generator<PlacedToken> {
  let start = 0
  for (const block of tokens) {
    // Cells of a table have no lines of their own: their row has.
    start = block.map?.[0] ?? start
    let line = start
    for (const token of block.children ?? []) {
      yield { token, line }
      if (token.type === 'softbreak' || token.type === 'hardbreak' || token.markup === '\n') line++
      else if (token.content.includes('\n')) line += token.content.split('\n').length - 1
    }
  }
}

/** Those of one type; a page may have a million of the others. */
export function inlineTokensOf(tokens: readonly Token[], type: string): PlacedToken[] {
  const found: PlacedToken[] = []
  for (const placed of inlineTokens(tokens)) if (placed.token.type === type) found.push(placed)
  return found
}

export function problems(md: MarkdownIt): void {
  md.core.ruler.push('problems', ({ tokens, env: any }) => {
    const env = pageEnv(any)
    for (const { token, line } of inlineTokens(tokens)) {
      const { problems: found = [] } = (token.meta ?? {}) as { problems?: readonly Problem[] }
      for (const problem of found)
        report(env, { severity: 'error', ...problem }, { line: env.firstLine + line })
    }
  })
}
