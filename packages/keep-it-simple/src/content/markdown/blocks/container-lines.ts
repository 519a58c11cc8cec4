import type { StateBlock } from 'markdown-it'

/** `::: name rest`; three colons or more, and a name. */
const OPENING = /^(:{3,})[ \t]*([a-zA-Z][\w-]*)([^]*)$/
const CLOSING = /^(:{3,})[ \t]*$/
const FENCE = /^(`{3,}|~{3,})/

export interface Opening {
  readonly colons: number
  readonly name: string
  /** What stands after the name on the opening line. */
  readonly rest: string
}

export function lineText(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line])
}

export function openingOf(text: string): Opening | undefined {
  const match = OPENING.exec(text)
  return match ? { colons: match[1]!.length, name: match[2]!, rest: match[3]! } : undefined
}

/** Where the text around a block goes on that is never closed: left of the margin a list or quotation has ended. */
export function marginEnd(state: StateBlock, start: number, end: number): number {
  for (let line = start + 1; line < end; line++)
    if (lineText(state, line) !== '' && state.sCount[line]! < state.blkIndent) return line
  return end
}

/**
 * The line that closes the container opened at `start`; `undefined` when there is none. Containers
 * nest with the same number of colons or with more outside; code between is not looked at.
 */
export function closingLine(state: StateBlock, start: number, end: number): number | undefined {
  const open = [openingOf(lineText(state, start))!.colons]
  let fence: string | undefined
  for (let line = start + 1; line < end; line++) {
    const text = lineText(state, line)
    // Left of the container's own margin a list or quotation around it has ended.
    if (text !== '' && state.sCount[line]! < state.blkIndent) return undefined
    const mark = FENCE.exec(text)?.[1]
    if (fence !== undefined) {
      if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length) {
        if (text.slice(mark.length).trim() === '') fence = undefined
      }
      continue
    }
    if (mark !== undefined) {
      fence = mark
      continue
    }
    const opening = openingOf(text)
    if (opening) open.push(opening.colons)
    const colons = CLOSING.exec(text)?.[1]?.length
    if (colons === undefined) continue
    // What was left open inside ends with the container around it.
    const level = open.lastIndexOf(colons)
    if (level === -1) continue
    open.length = level
    if (level === 0) return line
  }
  return undefined
}
