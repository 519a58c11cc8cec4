/** Han, kana, Hangul and full-width forms take a whole square. */
const SQUARE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
const NARROW = /[\s.,:;'|!()[\]{}iljtfrI/\\`-]/
const WIDE = /[mwMW@%&]/
/** No line begins with one of these. */
const CLINGING = /[，。、；：？！）》」』”’…—,.;:?!)\]}]/u

/** How wide a text is, in its own size: an estimate that holds for every common sans face, from above. */
export function textWidth(text: string): number {
  let width = 0
  for (const one of text) {
    if (SQUARE.test(one)) width += 1
    else if (NARROW.test(one)) width += 0.36
    else if (WIDE.test(one)) width += 0.92
    else width += /[A-Z]/.test(one) ? 0.7 : 0.58
  }
  return width
}

/** Breaks between Chinese characters and at spaces; a word that is longer than a line is cut. */
export function breakText(text: string, limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    const longer = line + piece
    if (textWidth(longer.trimEnd()) <= limit || (line !== '' && CLINGING.test(piece))) {
      line = longer
      continue
    }
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
    for (const one of piece.trimStart()) {
      if (line !== '' && textWidth(line + one) > limit) {
        lines.push(line)
        line = ''
      }
      line += one
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trim())
  return lines
}

function pieces(text: string): string[] {
  const found: string[] = []
  for (const one of text) {
    const last = found.at(-1)
    const joins = last !== undefined && !SQUARE.test(one) && !SQUARE.test(last) && !/\s$/.test(last)
    if (joins) found[found.length - 1] = last + one
    else found.push(one)
  }
  return found
}
