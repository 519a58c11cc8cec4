import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { pageEnv, report } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { formulaAt } from './formula.ts'
import { drawMaths } from './prepare-maths.ts'
import words from './words.ts'

/** What `prepare-maths.ts` leaves in the token: drawing is synchronous, loading the library is not. */
export interface MathsMeta {
  readonly html?: string
}

/** `$…$` in the line, `$$` … `$$` as a block. */
export default defineBlock({
  name: 'maths',
  about: {
    'zh-CN': '公式，用 LaTeX 写：行内 `$…$`，单独一块 `$$…$$`；画成 MathML，不需要脚本。',
    'en-US':
      'Formulas in LaTeX: `$…$` in a line, `$$…$$` as a block; drawn as MathML, without script.',
  },
  rule: maths,
  prepare: drawMaths,
})

function maths(md: MarkdownIt): void {
  md.inline.ruler.after('escape', 'maths', inline)
  md.block.ruler.before('fence', 'maths', block, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.renderer.rules['math_inline'] = (tokens, index) => {
    const { content, meta } = tokens[index]!
    return (meta as MathsMeta | null)?.html ?? `<code>${escapeHtml(content)}</code>`
  }
  md.renderer.rules['math_block'] = (tokens, index, _options, env) => {
    const { content, meta } = tokens[index]!
    const label = escapeHtml(blockStrings(pageEnv(env), 'maths', words).formula)
    const html = (meta as MathsMeta | null)?.html ?? `<code>${escapeHtml(content)}</code>`
    return `<div class="math" tabindex="0" role="group" aria-label="${label}">${html}</div>\n`
  }
}

function inline(state: StateInline, silent: boolean): boolean {
  const found = formulaAt(state.src, state.pos, state.posMax)
  if (!found) return false
  if (!silent) {
    const token = state.push('math_inline', 'math', 0)
    token.content = found.tex
    token.markup = found.marks
  }
  state.pos = found.end
  return true
}

function block(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (state.sCount[start]! - state.blkIndent >= 4) return false
  const from = state.bMarks[start]! + state.tShift[start]!
  if (!state.src.startsWith('$$', from)) return false
  const first = state.src.slice(from + 2, state.eMarks[start]).trim()
  // On one line it must fill the line; otherwise it stands in a sentence.
  if (first.includes('$$') && (!first.endsWith('$$') || first.indexOf('$$') < first.length - 2))
    return false
  const { openMaths } = pageEnv(state.env)
  // These lines were searched before without success: report it once and do not search again.
  if (!first.endsWith('$$') && start > openMaths.from && start < openMaths.to) return false
  const last = first.endsWith('$$') ? start : closingLine(state, start, end)
  if (last === undefined) {
    if (!silent) reportOpen(state, start)
    return false
  }
  if (silent) return true
  const token = state.push('math_block', 'div', 0)
  const rest =
    last === start
      ? first
      : `${first}\n${state.getLines(start + 1, last + 1, state.blkIndent, false)}`
  token.content = rest.trimEnd().slice(0, -2).trim()
  token.map = [start, last + 1]
  token.block = true
  state.line = last + 1
  return true
}

/** The next line that ends with `$$`, in the same quotation or list item. */
function closingLine(state: StateBlock, start: number, end: number): number | undefined {
  let line = start + 1
  for (; line < end; line++) {
    if (state.sCount[line]! < state.blkIndent && !state.isEmpty(line)) break
    if (state.src.slice(state.bMarks[line], state.eMarks[line]).trimEnd().endsWith('$$'))
      return line
  }
  Object.assign(pageEnv(state.env).openMaths, { from: start, to: line })
  return undefined
}

function reportOpen(state: StateBlock, line: number): void {
  const env = pageEnv(state.env)
  const message = 'A formula that begins with `$$` never ends.'
  const remedy = 'End it with `$$` at the end of a line.'
  report(
    env,
    { severity: 'error', code: 'unclosed-maths', message, remedy },
    { line: env.firstLine + line },
  )
}
