/** Han, kana, Hangul and full-width forms take a whole square. */
const SQUARE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
const NARROW = /[\s.,:;'|!()[\]{}iljtfrI/\\`-]/
const WIDE = /[mwMW@%&]/
/** No line begins with one of these. */
const CLINGING = /^[，。、；：？！）》」』”’…—,.;:?!)\]}]/u

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
  let line: string[] = []
  const width = (more: readonly string[]) => textWidth(more.join('').trim())
  for (const piece of pieces(text, limit)) {
    if (line.length === 0 || width([...line, piece]) <= limit) {
      line.push(piece)
      continue
    }
    // A mark takes the character before it along to the next line.
    const clings = CLINGING.test(piece) && line.length > 1 && width([line.at(-1)!, piece]) <= limit
    const along = clings ? line.splice(-1) : []
    lines.push(line.join('').trim())
    line = [...along, piece]
  }
  const rest = line.join('').trim()
  if (rest !== '' || lines.length === 0) lines.push(rest)
  return lines.filter((one) => one !== '' || lines.length === 1)
}

/** What is not broken: a Chinese character, or a word with the space behind it, cut where it is too long. */
function pieces(text: string, limit: number): string[] {
  const found: string[] = []
  for (const one of text) {
    const last = found.at(-1)
    const joins =
      last !== undefined &&
      !SQUARE.test(one) &&
      !SQUARE.test(last) &&
      !/\s$/.test(last) &&
      textWidth((last + one).trim()) <= limit
    if (joins) found[found.length - 1] = last + one
    else found.push(one)
  }
  return found
}
