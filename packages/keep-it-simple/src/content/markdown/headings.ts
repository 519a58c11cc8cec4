import { slug } from 'github-slugger'
import type { MarkdownIt, Token } from 'markdown-it'
import { strings } from '../interface-strings.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { fragmentOf } from '#model/path.ts'
import { fileLine, pageEnv, report } from './page-env.ts'

const OWN_ID = /\s*\{#([\w\p{L}-]+)\}\s*$/u
/** Longer than any id and the spaces around it. */
const LONGEST_ID = 200

/** Ids by github-slugger, `{#own-id}` honoured, an anchor at the end of each heading, outside of its name. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', (state) => {
    const env = pageEnv(state.env)
    const { tokens } = state
    // Of the words of each heading: no id of the text begins with a colon.
    let names = 0
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return
      const inline = tokens[index + 1]
      if (!inline) return
      const level = Number(token.tag.slice(1))
      if (level === 1) {
        const remedy = 'Start sections with `##`; the title comes from the front matter.'
        report(
          env,
          {
            severity: 'error',
            code: 'second-h1',
            message: 'A page has one first-level heading: its title.',
            remedy,
          },
          { line: fileLine(env, token.map) },
        )
      }
      const own = takeOwnId(inline)
      const text = textOf(inline)
      const id = env.slugger.slug(own ?? (slug(text) === '' ? 'section' : text), own !== undefined)
      if (own !== undefined && id !== own) {
        report(
          env,
          {
            severity: 'error',
            code: 'duplicate-id',
            message: `The id \`${own}\` is used twice.`,
            remedy: 'Give one of the headings another id.',
          },
          { line: fileLine(env, token.map) },
        )
      }
      token.attrSet('id', id)
      token.attrSet('tabindex', '-1')
      token.attrSet('aria-labelledby', `:${++names}`)
      env.anchors.push(id)
      // Only top-level headings belong to the outline.
      if (token.level === 0) env.headings.push({ id, level, text })
    })
  })
  md.renderer.rules['heading_open'] = (tokens, index, options, env, self) => {
    const { tag } = tokens[index]!
    // A list shows many excerpts, and none of their headings can be linked to there.
    if (pageEnv(env).excerpt) return `<${tag}>`
    const name = tokens[index]!.attrGet('aria-labelledby')
    const open = self.renderToken(tokens, index, options)
    return name ? `${open}<span id="${name}">` : open
  }
  md.renderer.rules['heading_close'] = (tokens, index, _options, env) => {
    const open = tokens[index - 2]
    const id = open?.type === 'heading_open' ? open.attrGet('id') : undefined
    const close = `</${tokens[index]!.tag}>\n`
    if (!id || pageEnv(env).excerpt) return close
    const label = escapeHtml(strings(pageEnv(env)).anchorLabel)
    return `</span><a class="anchor" href="#${escapeHtml(fragmentOf(String(id)))}" aria-label="${label}">§</a>${close}`
  }
}

/** `## Title {#id}`: cut the braces off the last text and give the id back. */
function takeOwnId(inline: Token): string | undefined {
  const last = inline.children?.at(-1)
  if (last?.type !== 'text') return undefined
  const start = Math.max(0, last.content.length - LONGEST_ID)
  const match = OWN_ID.exec(last.content.slice(start))
  if (!match) return undefined
  last.content = last.content.slice(0, start + match.index)
  return match[1]
}

/** The words of an inline token, without markup. */
export function textOf(inline: Token): string {
  return (inline.children ?? [])
    .map((child) =>
      child.type === 'text' ||
      child.type === 'code_inline' ||
      child.type === 'text_special' ||
      child.type === 'emoji' ||
      child.type === 'math_inline'
        ? child.content
        : child.type === 'softbreak' || child.type === 'hardbreak' || child.tag === 'br'
          ? ' '
          : child.type === 'image'
            ? child.content
            : '',
    )
    .join('')
    .trim()
}
