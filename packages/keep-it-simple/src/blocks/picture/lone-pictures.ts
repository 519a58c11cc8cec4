import type { MarkdownIt, StateCore, Token } from 'markdown-it'

/** A picture alone in its paragraph, or a pair for the two appearances, is a figure; its title is the caption. */
export function lonePictures(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'figures', (state) => {
    const { tokens } = state
    if (!tokens.some(isLonely)) return
    const all: Token[] = []
    tokens.forEach((token, index) => {
      const open = tokens[index - 1]
      const close = tokens[index + 1]
      if (!isLonely(token) || open?.type !== 'paragraph_open' || open.hidden || !close) {
        all.push(token)
        return
      }
      Object.assign(open, { type: 'figure_open', tag: 'figure' })
      Object.assign(close, { type: 'figure_close', tag: 'figure' })
      // Line ends between the two of a pair say nothing.
      token.children = imagesOf(token)
      all.push(token, ...caption(state, token))
    })
    state.tokens = all
  })
}

const imagesOf = ({ children }: Token): Token[] =>
  (children ?? []).filter(({ type }) => type === 'image')

function isLonely(token: Token): boolean {
  if (token.type !== 'inline') return false
  const images = imagesOf(token)
  if (images.length === 0 || images.length > 2) return false
  const others = token.children!.filter(({ type }) => type !== 'image')
  const isBlank = ({ type, content }: Token) =>
    type === 'softbreak' || (type === 'text' && content.trim() === '')
  if (!others.every(isBlank)) return false
  return images.length === 1 || images.every((image) => /-only\b/.test(srcOf(image)))
}

const srcOf = (image: Token): string => String(image.attrGet('src') ?? '')

function caption(state: StateCore, inline: Token): Token[] {
  const images = inline.children ?? []
  const title = images
    .map((image) => image.attrGet('title'))
    .find((one) => one !== null && one !== '')
  for (const image of images) image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title')
  if (title === undefined || title === null) return []
  const open = new state.Token('figcaption_open', 'figcaption', 1)
  const text = new state.Token('inline', '', 0)
  const words = new state.Token('text', '', 0)
  words.content = String(title)
  Object.assign(text, { content: words.content, map: inline.map, children: [words] })
  return [open, text, new state.Token('figcaption_close', 'figcaption', -1)]
}
