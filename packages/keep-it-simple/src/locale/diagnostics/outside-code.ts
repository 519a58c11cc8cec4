import { ticksIn } from './template.ts'

/** Cuts a text where the pattern stands outside of backticks. */
export function outsideCode(text: string, pattern: RegExp): string[] {
  const pieces: string[] = []
  let from = 0
  let counted = 0
  let ticks = 0
  for (const { 0: cut, index } of text.matchAll(pattern)) {
    ticks += ticksIn(text.slice(counted, index))
    counted = index
    if (ticks % 2 === 1) continue
    pieces.push(text.slice(from, index))
    from = index + cut.length
  }
  return [...pieces, text.slice(from)]
}

/** Each piece made into something else, or nothing as soon as one cannot be. */
export function everyPiece(
  pieces: readonly string[],
  make: (piece: string) => string | undefined,
): string[] | undefined {
  const made: string[] = []
  for (const piece of pieces) {
    const one = make(piece)
    if (one === undefined) return undefined
    made.push(one)
  }
  return made
}
