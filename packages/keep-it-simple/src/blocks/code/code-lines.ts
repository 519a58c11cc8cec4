import { escapeHtml } from '#model/escape-html.ts'
import { showControls } from '#content/markdown/code/bidi-controls.ts'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import { colourLines } from '#content/markdown/code/colour-limits.ts'
import { markWide } from '#model/wide-runs.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import type { LineState, NotatedLine } from './line-notations.ts'
import { markWords } from './mark-words.ts'
import { readSession } from '#model/shell-session.ts'

/** The colour a line has when several things are said of it; focus is only a colour when alone. */
const ORDER: readonly LineState[] = ['error', 'warning', 'del', 'add', 'mark', 'focus']

/** What of a listing is coloured: in a terminal, what somebody typed. */
export function typedLines(lines: readonly NotatedLine[], language: string) {
  const texts = lines.map(({ text }) => text)
  const session = language === 'bash' ? readSession(texts) : undefined
  const typed = session?.map(({ text, output }) => (output ? '' : text)) ?? texts
  return { session, typed }
}

/** A listing, line by line, as HTML. */
export function drawLines(
  env: PageEnv,
  lines: readonly NotatedLine[],
  language: string,
  info: Pick<FenceInfo, 'marked' | 'firstNumber'>,
  /** Where it stands in the file. */
  fileLine: number,
): string[] {
  const { session, typed } = typedLines(lines, language)
  const painted = colourLines(env, typed, language, fileLine)
  return lines.map((line, at) => {
    const { prompt = '', text = '', output = false } = session?.[at] ?? {}
    const states = new Set(line.states)
    if (info.marked.has(at + 1)) states.add('mark')
    const state = ORDER.find((one) => states.has(one))
    const attributes =
      (state === undefined ? '' : ` data-line="${state}"`) +
      (states.has('focus') && state !== 'focus' ? ' data-focused' : '') +
      // Without a style attribute a counter can only begin at 1.
      (info.firstNumber === undefined ? '' : ` data-n="${info.firstNumber + at}"`) +
      (output ? ' data-out' : '')
    const words = markWords(output ? escapeHtml(text) : (painted[at] ?? ''), line.words)
    // In a program the author's own editor showed the columns; what one prints is meant for a terminal.
    const html = output || language === 'plain' ? markWide(words) : words
    const before = prompt === '' ? '' : `<span class="prompt">${escapeHtml(prompt)}</span>`
    return `<span class="line"${attributes}>${before}${showControls(html)}</span>`
  })
}
