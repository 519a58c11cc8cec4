import { compareLines } from '#model/compare-lines.ts'
import type { RunStream } from '#services/run-code.ts'

export interface OutputPart {
  readonly stream: RunStream
  readonly text: string
}

export interface OutputLine {
  readonly parts: readonly OutputPart[]
  /** What became of the line of the page: it is missing, or this one is new. */
  readonly sign?: '-' | '+'
}

/** What was printed, line by line; the end of the last line begins no other. */
export function outputLines(pieces: readonly OutputPart[]): OutputLine[] {
  const lines: OutputPart[][] = [[]]
  for (const { stream, text } of pieces) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push([])
      if (part !== '') lines.at(-1)!.push({ stream, text: part })
    })
  }
  while (lines.length > 0 && lines.at(-1)!.length === 0) lines.pop()
  return lines.map((parts) => ({ parts }))
}

export const textOfLine = ({ parts }: OutputLine): string => parts.map(({ text }) => text).join('')

export interface Compared {
  readonly lines: readonly OutputLine[]
  /** Lines that differ from the page. */
  readonly differing: number
}

/** Beside what was printed, the lines only the page has; as programs are compared where they are verified. */
export function compareOutput(page: readonly string[], printed: readonly OutputLine[]): Compared {
  const own = printed.slice(0, withoutEnd(printed.map(textOfLine)).length)
  const changes = compareLines(withoutEnd(page), withoutEnd(own.map(textOfLine)))
  const rest = [...own]
  const lines = changes.map(({ sign, line }): OutputLine => {
    if (sign === '-') return { parts: [{ stream: 'stdout', text: line }], sign }
    const { parts } = rest.shift()!
    return sign === '+' ? { parts, sign } : { parts }
  })
  const count = (one: string) => changes.filter(({ sign }) => sign === one).length
  return { lines, differing: Math.max(count('-'), count('+')) }
}

/** White space at the very end counts for nothing. */
function withoutEnd(lines: readonly string[]): string[] {
  const text = lines.join('\n').trimEnd()
  return text === '' ? [] : text.split('\n')
}
