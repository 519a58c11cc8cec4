import type { MarkdownIt, Token } from 'markdown-it'
import { inlineTokens } from '../marks/problems.ts'
import { pageEnv, report } from '../page-env.ts'
import { ELEMENTS } from './elements.ts'

const NAMES = [...Object.keys(ELEMENTS), 'div', 'iframe', 'script', 'style', 'table']
/** Names of one or two letters may be words of a formula: `a <b`. */
const HALF = new RegExp(
  `</?(?:${NAMES.filter((name) => name.length > 2).join('|')})(?=[\\s"'/]|$)`,
  'i',
)

const isHalf = ({ type, content }: Token): boolean => type === 'text' && HALF.test(content)

/** `<img src="a.png"` without its end is no tag, and would be shown as text. */
export function halfTags(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'half-tags', ({ src, tokens, env: any }) => {
    if (!src.includes('<')) return
    const env = pageEnv(any)
    for (const { token, line } of inlineTokens(tokens, isHalf)) {
      const [written] = HALF.exec(token.content)!
      const message = `The tag \`${written}\` has no end, so it is shown as text.`
      const remedy = 'Write its `>`, or `&lt;` if the sign is meant.'
      const problem = { severity: 'error', code: 'unbalanced-html', message, remedy } as const
      report(env, problem, { line: env.firstLine + line })
    }
  })
}
