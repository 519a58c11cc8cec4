import type { MarkdownIt, Token } from 'markdown-it'
import { parseAttributes } from '#content/markdown/blocks/attributes.ts'
import { fileLine, pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'

/** What stands behind a picture in braces: `![…](./a.svg){source=figures/a.py recorded}`. */
export interface PictureSource extends Record<string, unknown> {
  readonly source: string
  readonly recorded: boolean
}

const BRACES = /^\s*\{\s*(source=[^{}]{1,400})\}\s*$/

const STRAY = /^\{\s*source=/

/** Takes the braces out of the text before it is asked whether a picture stands alone. */
export function pictureSources(md: MarkdownIt): void {
  md.core.ruler.before('figures', 'picture-sources', (state) => {
    for (const token of state.tokens) {
      const { children } = token
      if (token.type !== 'inline' || !children?.some(({ type }) => type === 'image')) continue
      const last = children.at(-1)
      const written = last?.type === 'text' ? BRACES.exec(last.content)?.[1] : undefined
      const isAlone = children.every((one) => one.type === 'image' || one === last)
      if (written === undefined || !isAlone) {
        if (children.some(({ type, content }) => type === 'text' && STRAY.test(content)))
          reportStray(pageEnv(state.env), token)
        continue
      }
      const { values, words } = parseAttributes(written)
      children.pop()
      const recorded = words.split(' ').includes('recorded')
      token.meta = { ...token.meta, picture: { source: values['source'] ?? '', recorded } }
    }
  })
}

function reportStray(env: PageEnv, { map }: Token): void {
  report(
    env,
    {
      severity: 'error',
      code: 'stray-source',
      message: '`{source=…}` stands behind a picture that is not alone in its paragraph.',
      remedy: 'Put the picture and its braces into a paragraph of their own.',
    },
    { line: fileLine(env, map) },
  )
}

export const pictureSource = (token: Token): PictureSource | undefined =>
  (token.meta as { picture?: PictureSource } | null)?.picture

/** The path of the picture as it was written, without what stands behind `#`. */
export function pictureFile(token: Token): string | undefined {
  const image = token.children?.find(({ type }) => type === 'image')
  const written = image?.attrGet('src')
  return typeof written === 'string' ? written.split('#')[0] : undefined
}
