import type { MarkdownIt } from 'markdown-it'
import { fileLine, pageEnv, report } from '#content/markdown/page-env.ts'
import type { FenceMeta } from './code.ts'

/** Markdown lets a fence run to the end of the page; an author who forgot it would lose the rest. */
export function unclosedCode(md: MarkdownIt): void {
  md.core.ruler.after('block', 'unclosed_code', ({ src, tokens, env: any }) => {
    const env = pageEnv(any)
    const fences = tokens.filter(({ type, meta }) => type === 'fence' && !isImported(meta))
    const lines = fences.length === 0 ? [] : src.split('\n')
    for (const { map, markup } of fences) {
      if (!map) continue
      const [first, end] = map
      // Quotations and lists put their own marks before it.
      const last = (lines[end - 1] ?? '').replace(/^[\s>]*/, '').trimEnd()
      const sign = markup[0]!
      if (end - 1 > first && last.length >= markup.length && last === sign.repeat(last.length))
        continue
      report(
        env,
        {
          severity: 'error',
          code: 'unclosed-code',
          message: 'A code block is never closed.',
          remedy: `End it with ${shortened(markup)} on a line of its own.`,
        },
        { line: fileLine(env, map) },
      )
    }
  })
}

/** A row of signs nobody wants on the terminal. */
const LONG = 20
const shortened = (markup: string): string =>
  markup.length <= LONG ? markup : `${markup.slice(0, 3)}… (${markup.length})`

const isImported = (meta: unknown): boolean => (meta as FenceMeta | null)?.imported === true
