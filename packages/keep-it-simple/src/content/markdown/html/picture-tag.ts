import type { StateCore, Token } from 'markdown-it'
import type { TagMeta } from './inline-html.ts'
import { report, type PageEnv } from '../page-env.ts'

/** How wide an author wants a picture, for the rule that draws pictures. */
export interface WantedSize {
  readonly width?: number
  readonly height?: number
}

interface Found {
  readonly env: PageEnv
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

/** `<img>` becomes the picture Markdown would make of it: looked for, measured, published and checked alike. */
export function asPicture(state: StateCore, token: Token, { env, line, values }: Found): void {
  const src = values.get('src')?.trim()
  if (src === undefined) {
    token.type = 'html_refused'
    // A path that cannot be was named as such.
    if ((token.meta as TagMeta).tag.attributes.has('src')) return
    const message = `\`${token.content.slice(0, 60)}\` names no file.`
    const remedy = 'Write the path in `src`, like `<img src="./name.png" alt="…">`.'
    report(env, { severity: 'error', code: 'missing-picture', message, remedy }, { line })
    return
  }
  const alt = values.get('alt')?.trim() ?? ''
  const title = values.get('title')
  const words = Object.assign(new state.Token('text', '', 0), { content: alt })
  const wanted: WantedSize = {
    ...(values.has('width') && { width: Number.parseInt(values.get('width')!, 10) }),
    ...(values.has('height') && { height: Number.parseInt(values.get('height')!, 10) }),
  }
  Object.assign(token, {
    type: 'image',
    tag: 'img',
    content: alt,
    children: [words],
    attrs: [
      ['src', state.md.normalizeLink(src)],
      ['alt', ''],
      ...(title ? [['title', title]] : []),
    ],
    meta: { wanted, line },
  })
}
