import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { elementName, readTag, type Tag } from './read-tag.ts'

/** A tag in a sentence, not yet judged. */
export interface TagMeta extends Record<string, unknown> {
  readonly tag: Tag
}

/** A clip with what stands in it. */
export interface ClipMeta extends TagMeta {
  readonly sources: readonly Tag[]
}

/** `<!DOCTYPE …>`, `<?php … ?>`, `<![CDATA[…]]>`: of the languages around HTML. */
const DECLARATION = /<(?:\?[^<>]{0,400}>|![A-Z[][^<>]{0,400}>)/iy
/** More than the sources of a clip and a sentence for old browsers. */
const LONGEST_CLIP = 4096

/**
 * Finds tags. What is found is text until `judge-html.ts` has decided otherwise, so a tag that no
 * rule looks at cannot become HTML.
 */
export function inlineHtml(md: MarkdownIt): void {
  md.inline.ruler.after('autolink', 'html', (state, silent) => {
    if (state.src[state.pos] !== '<') return false
    const tag = readTag(state.src, state.pos, state.posMax)
    if (!tag) return declaration(state, silent)
    // `{{<name>}}` is a shortcode of Hugo, and named as one.
    if (state.src.slice(state.pos - 2, state.pos) === '{{' && state.src.startsWith('}}', tag.end))
      return false
    const clip = clipOf(state, tag)
    const end = clip?.end ?? tag.end
    if (!silent) {
      const token = pushRaw(state, clip ? 'html_clip' : 'html_tag', end)
      token.meta = clip ? { tag, sources: clip.sources } : { tag }
    }
    state.pos = end
    return true
  })
  const asText = (tokens: readonly Token[], index: number) => escapeHtml(tokens[index]!.content)
  for (const type of ['html_tag', 'html_clip', 'html_refused']) md.renderer.rules[type] = asText
}

function pushRaw(state: StateInline, type: string, end: number): Token {
  const token = state.push(type, '', 0)
  token.content = state.src.slice(state.pos, end)
  return token
}

function declaration(state: StateInline, silent: boolean): boolean {
  DECLARATION.lastIndex = state.pos
  const found = DECLARATION.exec(state.src)?.[0]
  if (found === undefined || state.pos + found.length > state.posMax) return false
  if (!silent) pushRaw(state, 'html_tag', state.pos + found.length)
  state.pos += found.length
  return true
}

interface Clip {
  readonly sources: readonly Tag[]
  readonly end: number
}

/** A film or a sound is one thing up to its closing tag; words in it are for browsers long gone. */
function clipOf({ src, posMax }: StateInline, tag: Tag): Clip | undefined {
  const name = elementName(tag)
  if ((name !== 'video' && name !== 'audio') || tag.closes) return undefined
  const rest = src.slice(tag.end, Math.min(posMax, tag.end + LONGEST_CLIP))
  const close = new RegExp(`</${name}[ \\t\\n]*>`, 'i').exec(rest)
  if (!close) return undefined
  const inside = rest.slice(0, close.index)
  const sources: Tag[] = []
  for (let at = inside.indexOf('<'); at !== -1; at = inside.indexOf('<', at + 1)) {
    const inner = readTag(inside, at, inside.length)
    if (inner && !inner.closes) sources.push(inner)
  }
  return { sources, end: tag.end + close.index + close[0].length }
}
