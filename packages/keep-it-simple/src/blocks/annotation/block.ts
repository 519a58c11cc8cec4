import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it'
import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { NearIndex } from '#model/near-index.ts'
import { pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { appendSlips, element } from './slips.ts'
import words from './words.ts'

const MARK = /\[\+([^\s[\]]{1,60})\](?!\()/y
const DEFINITION = /^\[\+([^\s[\]]{1,60})\]:[ \t]*/

/** `text[+label]` and, on lines of their own, `[+label]: …` with what belongs to it indented. */
export default defineBlock({
  name: 'annotation',
  after: ['footnote'],
  about: {
    'zh-CN': '批注：正文里写 `[+名字]`，另起一行写 `[+名字]: …`；读者点开圆点看到它。',
    'en-US':
      'A remark on the spot: `[+name]` in the text and `[+name]: …` on a line of its own; readers open it by its dot.',
  },
  rule: annotations,
})

function annotations(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'annotation', definition, {
    alt: ['paragraph', 'reference'],
  })
  md.inline.ruler.before('link', 'annotation', reference)
  md.core.ruler.after('footnote_tail', 'annotation-tail', gather)
  md.renderer.rules['annotation_lost'] = (tokens, index) => escapeHtml(tokens[index]!.content)
  md.renderer.rules['annotation_ref'] = (tokens, index, _options, env) => {
    const { number } = tokens[index]!.meta as { number: number }
    const label = escapeHtml(
      fill(blockStrings(pageEnv(env), 'annotation', words).mark, { n: number }),
    )
    return `&NoBreak;<button class="annot" type="button" popovertarget="slip:${number}" data-number="${number}" aria-label="${label}"></button>`
  }
}

function definition(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  if (state.sCount[line]! - state.blkIndent >= 4) return false
  const start = state.bMarks[line]! + state.tShift[line]!
  if (state.src[start] !== '[' || state.src[start + 1] !== '+') return false
  const match = DEFINITION.exec(state.src.slice(start, state.eMarks[line]))
  if (!match) return false
  if (silent) return true
  const label = match[1]!
  const env = pageEnv(state.env)
  const known = env.annotations.get(label) ?? { number: 0, line }
  env.annotations.set(label, known)
  const open = state.push('annotation_open', '', 1)
  open.meta = { label }
  inside(state, line, end, start + match[0].length)
  state.push('annotation_close', '', -1)
  return true
}

/** The rest of the line and what is indented below it, as blocks of their own. */
function inside(state: StateBlock, line: number, end: number, from: number): void {
  const { bMarks, tShift, sCount, blkIndent, parentType } = state
  const saved = [bMarks[line]!, tShift[line]!, sCount[line]!] as const
  bMarks[line] = from
  tShift[line] = 0
  sCount[line] = blkIndent + 2
  state.blkIndent += 2
  state.parentType = 'root'
  state.md.block.tokenize(state, line, end)
  state.blkIndent = blkIndent
  state.parentType = parentType
  ;[bMarks[line], tShift[line], sCount[line]] = saved
}

function reference(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '[' || state.src[state.pos + 1] !== '+') return false
  MARK.lastIndex = state.pos
  const match = MARK.exec(state.src)
  if (!match || state.pos + match[0].length > state.posMax) return false
  const label = match[1]!
  const { annotations: known, annotated } = pageEnv(state.env)
  const found = known.get(label)
  if (!silent) {
    const token = state.push(found ? 'annotation_ref' : 'annotation_lost', '', 0)
    if (found) {
      // Numbers follow the order of the marks in the text.
      if (found.number === 0) found.number = annotated.push(label)
      token.meta = { number: found.number }
    } else {
      token.content = match[0]
      token.meta = { problems: [unknown(label, known)] }
    }
  }
  state.pos += match[0].length
  return true
}

/** Takes the definitions out of the text and lays them behind it, those of one label together. */
function gather(state: StateCore): void {
  const env = pageEnv(state.env)
  if (env.annotations.size === 0) return
  const texts = new Map<string, Token[][]>()
  const rest: Token[] = []
  let current: Token[] | undefined
  for (const token of state.tokens) {
    if (token.type === 'annotation_open') {
      current = []
      const label = String(token.meta!['label'])
      const known = texts.get(label)
      if (known) known.push(current)
      else texts.set(label, [current])
    } else if (token.type === 'annotation_close') current = undefined
    else (current ?? rest).push(token)
  }
  state.tokens = rest
  appendSlips(
    state,
    env.annotated.map((label, index) => ({
      id: `slip:${index + 1}`,
      attributes: { class: 'slip', 'data-number': String(index + 1) },
      tokens: listed(state, texts.get(label) ?? []),
    })),
  )
  for (const [label, { number, line }] of env.annotations)
    if (number === 0) reportUnused(env, label, line)
}

/** One text as it is, several as a list. */
function listed(state: StateCore, texts: readonly Token[][]): Token[] {
  if (texts.length < 2) return texts.flat()
  const items = texts.flatMap((text) => element(state, 'li', {}, text))
  return element(state, 'ul', {}, items)
}

/** Of each page, for what it names and does not define. */
const guides = new WeakMap<PageEnv['annotations'], NearIndex>()

function unknown(label: string, known: PageEnv['annotations']) {
  const guide = guides.get(known) ?? new NearIndex(known.keys())
  guides.set(known, guide)
  const guess = guide.find(label)
  return {
    code: 'unknown-annotation',
    message: `The annotation \`[+${label}]\` is not defined.`,
    remedy: guess
      ? `Did you mean \`[+${guess}]\`?`
      : `Define it with \`[+${label}]: …\` on a line of its own.`,
  }
}

function reportUnused(env: PageEnv, label: string, line: number): void {
  report(
    env,
    {
      severity: 'warning',
      code: 'unused-annotation',
      message: `Nothing in the text points to the annotation \`${label}\`.`,
      remedy: `Put \`[+${label}]\` where it belongs, or remove the definition.`,
    },
    { line: env.firstLine + line },
  )
}
