import { maskFences } from '../mask-code.ts'

/** A line of a text that is being rewritten, and the line of the source it comes from. */
export interface Line {
  readonly text: string
  /** 1-based, in the file. */
  readonly line: number
}

export interface LinedText {
  readonly markdown: string
  /** Line of the source by index of the line. */
  readonly lines: readonly number[]
}

export const linesOf = (markdown: string, firstLine: number): Line[] =>
  markdown.split('\n').map((text, index) => ({ text, line: firstLine + index }))

export const joinLines = (lines: readonly Line[]): LinedText => ({
  markdown: lines.map(({ text }) => text).join('\n'),
  lines: lines.map(({ line }) => line),
})

/** For each line whether it is code, in which nothing is rewritten. */
export function codeLines(lines: readonly Line[]): boolean[] {
  const masked = maskFences(lines.map(({ text }) => text).join('\n')).split('\n')
  return lines.map(({ text }, index) => text.trim() !== '' && masked[index]!.trim() === '')
}

const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})(.*)$/

/** The lines that open a fence. */
export function fenceOpenings(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>()
  let fence: string | undefined
  lines.forEach(({ text }, at) => {
    const [, mark = '', info = ''] = FENCE.exec(text) ?? []
    if (fence !== undefined) {
      if (mark.startsWith(fence) && info.trim() === '') fence = undefined
    } else if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) {
      fence = mark
      found.add(at)
    }
  })
  return found
}

/** Colons for a block around these lines: one more than any block inside. */
export function colonsAround(lines: readonly Line[]): string {
  let most = 2
  for (const { text } of lines) {
    const found = /^\s*(:{3,})/.exec(text)?.[1]
    if (found !== undefined) most = Math.max(most, found.length)
  }
  return ':'.repeat(most + 1)
}

/** Backticks for a fence around these lines. */
export function ticksAround(lines: readonly Line[]): string {
  let most = 2
  for (const { text } of lines)
    for (const [ticks] of text.matchAll(/`{3,}/g)) most = Math.max(most, ticks.length)
  return '`'.repeat(most + 1)
}
