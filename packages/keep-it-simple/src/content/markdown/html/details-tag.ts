import type { MarkdownIt, StateBlock } from 'markdown-it'
import { lineText, marginEnd } from '../blocks/container-lines.ts'
import { tokenize } from '../blocks/container.ts'
import { closeDetails, openDetails } from '../blocks/details-panel.ts'
import { pageEnv, report } from '../page-env.ts'
import { checkAttributes } from './attributes.ts'
import { closingPlace, type Place } from './closing-place.ts'
import { ELEMENTS } from './elements.ts'
import { elementName, readTag, type Tag } from './read-tag.ts'

/** Longer than any title. */
const LONGEST_SUMMARY = 1000

/** `<details>` at the start of a line is the block `::: details`, with Markdown inside. */
export function htmlDetails(md: MarkdownIt): void {
  const rule = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
    if (state.sCount[start]! - state.blkIndent >= 4) return false
    if (!/^<details\b/i.test(lineText(state, start))) return false
    const from = state.bMarks[start]! + state.tShift[start]!
    const tag = readTag(state.src, from, state.eMarks[start]!)
    if (!tag || elementName(tag) !== 'details') return false
    if (silent) return true
    const env = pageEnv(state.env)
    const line = env.firstLine + start
    const { values, problems } = checkAttributes(md, tag, ELEMENTS['details']!)
    for (const problem of problems) report(env, problem, { line })
    const summary = summaryOf(state, tag, end)
    const inside = placeAt(state, summary?.end ?? tag.end, start, end)
    const close = closingPlace(state, inside, end)
    if (!close) reportOpen(state, line)
    const titleLine = summary ? placeAt(state, summary.start, start, end).line : start
    if (summary)
      for (const problem of checkAttributes(md, summary.tag, ELEMENTS['summary']!).problems)
        report(env, problem, { line: env.firstLine + titleLine })
    openDetails(
      { state, env },
      { title: summary?.text ?? '', line: titleLine, open: values.has('open') },
    )
    const last = close?.line ?? marginEnd(state, inside.line, end)
    parseBetween(state, inside, close ?? { line: last, start: 0 })
    closeDetails({ state })
    if (close) parseRest(state, close)
    state.line = close ? last + 1 : last
    return true
  }
  md.block.ruler.before('fence', 'html-details', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

interface Summary {
  readonly tag: Tag
  readonly text: string
  readonly start: number
  readonly end: number
}

/** `<summary>` is the first thing inside, on the same line or on one of the next. */
function summaryOf(
  { src, eMarks }: StateBlock,
  { end: after }: Tag,
  end: number,
): Summary | undefined {
  const limit = Math.min(eMarks[end - 1]!, after + LONGEST_SUMMARY)
  const start = after + /^[\s>]*/.exec(src.slice(after, limit))![0].length
  const tag = readTag(src, start, limit)
  if (!tag || tag.closes || elementName(tag) !== 'summary') return undefined
  const close = /<\/summary\s*>/i.exec(src.slice(tag.end, limit))
  if (!close) return undefined
  const text = src.slice(tag.end, tag.end + close.index)
  return {
    tag,
    text: text.trim().replaceAll(/\s*\n[\s>]*/g, ' '),
    start,
    end: tag.end + close.index + close[0].length,
  }
}

/** The line a position lies on. */
function placeAt({ eMarks }: StateBlock, position: number, from: number, end: number): Place {
  let line = from
  while (line < end - 1 && eMarks[line]! < position) line++
  return { line, start: position }
}

/** Lines between two tags, which may begin and end within a line. */
function parseBetween(state: StateBlock, from: Place, to: Place): void {
  const { bMarks, tShift, sCount, eMarks, src, blkIndent } = state
  const first = from.line
  const last = to.line
  const saved = {
    b: bMarks[first]!,
    t: tShift[first]!,
    s: sCount[first]!,
    e: eMarks[last],
  }
  const sameLine = first === last
  const startsLater = src.slice(from.start, eMarks[first]).trim() === ''
  const isLastBlank =
    to.start === 0 || src.slice(sameLine ? from.start : bMarks[last], to.start).trim() === ''
  bMarks[first] = from.start
  tShift[first] = /^[ \t]*/.exec(src.slice(from.start, eMarks[first]))![0].length
  sCount[first] = blkIndent
  if (!isLastBlank) eMarks[last] = to.start
  const begin = startsLater ? first + 1 : first
  const stop = isLastBlank ? last : last + 1
  if (begin < stop) tokenize(state, 'details', begin, stop)
  bMarks[first] = saved.b
  tShift[first] = saved.t
  sCount[first] = saved.s
  if (saved.e !== undefined) eMarks[last] = saved.e
}

/** What follows the closing tag on its line is a paragraph. */
function parseRest(state: StateBlock, { line, end }: Place): void {
  const rest = end === undefined ? '' : state.src.slice(end, state.eMarks[line]).trim()
  if (rest === '') return
  state.push('paragraph_open', 'p', 1).map = [line, line + 1]
  const inline = state.push('inline', '', 0)
  Object.assign(inline, { content: rest, map: [line, line + 1], children: [] })
  state.push('paragraph_close', 'p', -1)
}

function reportOpen(state: StateBlock, line: number): void {
  const message = '`<details>` is never closed.'
  const remedy = 'Write `</details>` on a line of its own where it ends.'
  const problem = { severity: 'error', code: 'unbalanced-html', message, remedy } as const
  report(pageEnv(state.env), problem, { line })
}
