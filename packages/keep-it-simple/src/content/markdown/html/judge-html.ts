import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { inlineTokens } from '../marks/problems.ts'
import { pageEnv, report, type PageEnv } from '../page-env.ts'
import { balance, type Unbalanced } from './balance.ts'
import { checkAttributes } from './attributes.ts'
import { elementOf } from './elements.ts'
import { elementName, type Tag } from './read-tag.ts'
import type { TagMeta } from './inline-html.ts'
import { asPicture } from './picture-tag.ts'
import { placeClip } from './clip-tag.ts'
import { refuse } from './refuse.ts'

/** Turns the tags of a text that may stand there into elements, and names all others. */
export function judgeHtml(md: MarkdownIt): void {
  const judge = (state: StateCore) => {
    if (!state.src.includes('<')) return
    const env = pageEnv(state.env)
    const lines = new Map<Token, number>()
    for (const { token, line } of inlineTokens(state.tokens, isJudged))
      lines.set(token, env.firstLine + line)
    state.tokens.forEach((block) => {
      if (block.type !== 'inline' || !block.children?.some((one) => lines.has(one))) return
      judgeInline(state, block.children, env, lines)
    })
  }
  md.core.ruler.after('inline', 'html', judge)
  // Notes written in a sentence are moved to the end of the page in between.
  md.core.ruler.before('linkify', 'html-in-notes', judge)
}

const isRaw = ({ type }: Token): boolean => type === 'html_tag' || type === 'html_clip'
const isJudged = (token: Token): boolean => isRaw(token) || token.type === 'image'

function judgeInline(
  state: StateCore,
  children: readonly Token[],
  env: PageEnv,
  lines: ReadonlyMap<Token, number>,
): void {
  const refused: Token[] = []
  const isBare = bareSpans(env)
  const found = balance(children, (token) => {
    const tag = (token.meta as TagMeta | null)?.tag
    if (tag && elementOf(elementName(tag)) && !isMisplaced(tag) && !isBare(tag)) return tag
    refused.push(token)
    return undefined
  })
  refuse(env, refused, lines)
  for (const one of found.unbalanced) reportUnbalanced(env, one, lines.get(one.token)!)
  for (const token of found.elements) makeElement(state, token, env, lines.get(token)!)
  for (const image of children) {
    const inside = image.type === 'image' ? (image.children ?? []).filter(isRaw) : []
    const line = lines.get(image) ?? env.firstLine
    // The words for a picture are text alone, so tags in them are left out.
    refuse(
      env,
      inside.filter(
        ({ meta }) => !elementOf(elementName((meta as TagMeta | null)?.tag ?? { name: '-' })),
      ),
      new Map(inside.map((one) => [one, line])),
    )
  }
}

/** These are read by rules of their own; alone in a sentence they say nothing. */
const isMisplaced = (tag: Tag): boolean =>
  ['details', 'summary', 'source'].includes(elementName(tag)!)

/** A `<span>` that says no language cannot stand here, nor can the tag that closes it; both are one mistake. */
function bareSpans(env: PageEnv): (tag: Tag) => boolean {
  const open: boolean[] = []
  return (tag) => {
    if (elementName(tag) !== 'span') return false
    if (tag.closes) return open.pop() ?? env.refusedTags.has('span')
    open.push(!tag.attributes.has('lang'))
    return open.at(-1)!
  }
}

function reportUnbalanced(env: PageEnv, { token, why }: Unbalanced, line: number): void {
  const written = token.content.slice(0, 60)
  const { tag } = token.meta as TagMeta
  const message = {
    open: `\`${written}\` is not closed in its paragraph.`,
    closed: `\`${written}\` closes nothing.`,
    crossed: `\`${written}\` stands outside of a mark or link that the other tag stands in.`,
    lost: `\`${written}\` does not stand in \`<${elementOf(elementName(tag))?.parent}>\`.`,
  }[why]
  const remedy = {
    open: `Write \`</${tag.name}>\` where it ends, or \`&lt;\` if the sign is meant.`,
    closed: `Remove it, or write \`<${tag.name}>\` where it begins.`,
    crossed: 'Put both tags inside or both outside.',
    lost: 'Move it there, or remove it.',
  }[why]
  report(env, { severity: 'error', code: 'unbalanced-html', message, remedy }, { line })
}

/** Only now does a tag become HTML: with a known name, and attributes of the list. */
function makeElement(state: StateCore, token: Token, env: PageEnv, line: number): void {
  const { tag } = token.meta as TagMeta
  const name = elementName(tag)!
  const { values, problems } = checkAttributes(state.md, tag, elementOf(name)!)
  for (const problem of problems) report(env, problem, { line })
  if (token.type === 'html_clip') return placeClip(state.md, token, { env, line, name, values })
  if (name === 'img') return asPicture(state, token, { env, line, values })
  const empty = elementOf(name)!.empty
  Object.assign(token, {
    type: empty ? 'html_void' : tag.closes ? 'html_close' : 'html_open',
    tag: name,
    nesting: empty ? 0 : tag.closes ? -1 : 1,
    attrs: [...values],
  })
}
