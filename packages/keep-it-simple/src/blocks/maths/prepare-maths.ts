import type { Token } from 'markdown-it'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { isPlain } from './is-plain.ts'
import { withoutStyles } from './mathml.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import { inlineTokens } from '#content/markdown/marks/problems.ts'

/** Longer than any formula somebody reads. */
const LONGEST = 10_000

/** Draws the formulas of a page; the library is loaded by the first page that has one. */
export async function drawMaths(tokens: readonly Token[], env: PageEnv): Promise<void> {
  const found = [
    ...tokens.flatMap((token) =>
      token.type === 'math_block' ? [{ token, line: token.map?.[0] ?? 0 }] : [],
    ),
    ...inlineTokens(tokens, ({ type }) => type === 'math_inline'),
  ]
  if (found.length === 0) return
  markDrawn(env, 'maths')
  const { default: temml } = await import('temml')
  for (const { token, line } of found) {
    const { content, type, markup } = token
    try {
      if (content.length > LONGEST) throw new Error(`longer than ${LONGEST} characters`)
      const mathml = temml.renderToString(markup === '$$' ? `\\displaystyle ${content}` : content, {
        displayMode: type === 'math_block',
        annotate: true,
        throwOnError: true,
        strict: false,
      })
      const html = withoutStyles(mathml)
      if (!isPlain(html)) env.assets.add('formulas')
      token.meta = { html }
    } catch (error) {
      reportMaths(env, error, line)
    }
  }
}

function reportMaths(env: PageEnv, error: unknown, line: number): void {
  // The library underlines the place with combining marks, which a terminal cannot be trusted with.
  const said = (error instanceof Error ? error.message : String(error))
    .replaceAll('\u0332', '')
    .replace(/\s+/g, ' ')
    .trim()
  report(
    env,
    {
      severity: 'error',
      code: 'bad-maths',
      message: `A formula cannot be read: ${said}`,
      remedy: 'Correct the TeX, or write `\\$` for a dollar.',
    },
    { line: env.firstLine + line },
  )
}
