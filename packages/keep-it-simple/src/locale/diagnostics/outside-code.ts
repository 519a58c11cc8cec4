import { ticksIn } from './template.ts'

/** Cuts a text where the pattern stands outside of backticks. */
export function outsideCode(text: string, pattern: RegExp): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { 0: cut, index } of text.matchAll(pattern)) {
    if (ticksIn(text.slice(0, index)) % 2 === 1) continue
    pieces.push(text.slice(from, index))
    from = index + cut.length
  }
  return [...pieces, text.slice(from)]
}
