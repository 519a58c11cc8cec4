import type { MarkdownIt, Token } from 'markdown-it'
import type { PageBody } from '#model/body.ts'
import type { PageEnv } from './page-env.ts'

/** Tokens to body: one HTML run, until blocks with islands are among them. */
export function buildBody(md: MarkdownIt, tokens: Token[], env: PageEnv): PageBody {
  const html = render(md, tokens, env)
  return html === '' ? [] : [{ html }]
}

export function render(md: MarkdownIt, tokens: Token[], env: PageEnv): string {
  return md.renderer.render(tokens, md.options, env as never)
}
