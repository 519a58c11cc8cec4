import type { MarkdownIt } from 'markdown-it'
import { pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'

/** A `@tab` that came out as text stood outside of tabs. */
export function strayTabs(md: MarkdownIt): void {
  md.core.ruler.push('stray-tabs', (state) => {
    const env = pageEnv(state.env)
    for (const { type, content, map } of state.tokens) {
      if (type === 'inline' && content.includes('@tab')) reportStray(env, content, map?.[0] ?? 0)
    }
  })
}

function reportStray(env: PageEnv, content: string, first: number): void {
  for (const [at, line] of content.split('\n').entries()) {
    if (!/^@tab(?::active)?(?:[ \t]|$)/.test(line)) continue
    report(
      env,
      {
        severity: 'error',
        code: 'stray-tab',
        message: 'This `@tab` stands outside of tabs; it is shown as text.',
        remedy: 'Put `::: tabs` before the first and `:::` after the last part.',
      },
      { line: env.firstLine + first + at },
    )
  }
}
