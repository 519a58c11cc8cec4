import type { MarkdownIt } from 'markdown-it'
import { COLOUR } from '#model/colour.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { pageEnv } from '#content/markdown/page-env.ts'
import type { Problem } from '#content/markdown/marks/problems.ts'
import { defineBlock } from '../define-block.ts'
import type { IconMeta } from './icon-meta.ts'
import { findIcons } from './prepare-icons.ts'

const ICON =
  /::([a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:[.-][a-z\d]+)*)((?: [^\s:]{1,60}){0,4}) ?::(?!:)/y
const SIZE = /^=(\d{1,4}(?:\.\d{1,3})?(?:px|em|rem)?)(?:x(\d{1,4}(?:\.\d{1,3})?(?:px|em|rem)?))?$/

/** `::lucide:rocket::`, `::simple-icons:github =24px /#f00::` */
export default defineBlock({
  name: 'icon',
  about: {
    'zh-CN': '图标：`::图标集:名字::`，后面可以写大小 `=24px` 和颜色 `/red`。',
    'en-US':
      'An icon: `::set:name::`, with a size like `=24px` and a colour like `/red` if wanted.',
  },
  rule: icons,
  prepare: findIcons,
})

function icons(md: MarkdownIt): void {
  md.inline.ruler.after('emphasis', 'icon', (state, silent) => {
    if (state.src[state.pos] !== ':' || state.src[state.pos - 1] === ':') return false
    ICON.lastIndex = state.pos
    const match = ICON.exec(state.src)
    if (!match || state.pos + match[0].length > state.posMax) return false
    if (!silent) {
      const token = state.push('icon', '', 0)
      token.meta = { name: match[1]!, ...optionsOf(match[2]!.trim().split(' ')) }
      token.content = match[0]
    }
    state.pos += match[0].length
    return true
  })
  md.renderer.rules['icon'] = (tokens, index, _options, env) => {
    const { content, meta } = tokens[index]!
    const mark = meta as IconMeta
    const { glyph } = mark
    if (!glyph) return escapeHtml(content)
    const { width = '1em', height = '1em', colour } = mark
    const id = escapeHtml(`icon:${mark.name}`)
    // In a list of excerpts we cannot know which icons the others have.
    const part = pageEnv(env).excerpt ? undefined : mark.part
    const drawing =
      part === 'again'
        ? `<use href="#${id}"/>`
        : part === 'first'
          ? `<g id="${id}">${glyph.body}</g>`
          : glyph.body
    const painted = colour === undefined ? '' : ` color="${escapeHtml(colour)}"`
    return `<svg class="glyph" viewBox="${glyph.viewBox}" width="${width}" height="${height}"${painted} aria-hidden="true">${drawing}</svg>`
  }
}

function optionsOf(
  words: readonly string[],
): Pick<IconMeta, 'width' | 'height' | 'colour' | 'problems'> {
  const found: { width?: string; height?: string; colour?: string } = {}
  const problems: Problem[] = []
  for (const word of words) {
    if (word === '') continue
    const [, width, height = width] = SIZE.exec(word) ?? []
    if (width !== undefined && height !== undefined) Object.assign(found, { width, height })
    else if (word.startsWith('/') && COLOUR.test(word.slice(1))) found.colour = word.slice(1)
    else
      problems.push({
        code: 'bad-icon',
        message: `An icon knows no \`${word}\`.`,
        remedy: 'Write a size like `=24px` or `=24x16`, and a colour like `/red` or `/#f00`.',
      })
  }
  return { ...found, problems }
}
