import type { StateBlock } from 'markdown-it'

/** A place in the source: a line as `state` counts, and where on it. */
export interface Place {
  readonly line: number
  readonly start: number
  /** Behind what stands there. */
  readonly end?: number
}

const FENCE = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])?[ \t]*(`{3,}|~{3,})(.*)/
const TAG = /<(\/?)details\b[^<>]*>/gi

/** Where the `<details>` whose inside begins at `from` ends; others inside it and code are passed over. */
export function closingPlace(state: StateBlock, from: Place, end: number): Place | undefined {
  let depth = 1
  let fence: string | undefined
  for (let line = from.line; line < end; line++) {
    const start = line === from.line ? from.start : state.bMarks[line]!
    const text = state.src.slice(start, state.eMarks[line])
    // Left of its own margin a list around it has ended.
    if (text.trim() !== '' && line > from.line && state.sCount[line]! < state.blkIndent)
      return undefined
    const [, mark, info = ''] = FENCE.exec(text.slice(0, 200)) ?? []
    if (fence !== undefined) {
      // With a language behind it, it is a line of the code.
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined
      continue
    }
    if (mark !== undefined) fence = mark
    if (mark !== undefined || !/details/i.test(text)) continue
    const shown = text.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length))
    for (const { 0: tag, 1: slash, index } of shown.matchAll(TAG)) {
      depth += slash === '' ? 1 : -1
      if (depth === 0) return { line, start: start + index, end: start + index + tag.length }
    }
  }
  return undefined
}
