/** A page of an old book beside the home page's title: a line and where it comes from. */
export interface QuotePanel {
  /** With its punctuation; in Chinese the marks become circles beside the characters. */
  readonly text: string
  readonly source?: string
  /** What the fold of a Chinese quote panel says: the chapter, then the volume. */
  readonly spine?: readonly string[]
}

/** Characters without a mark, or the one character that has a stop. */
export interface QuoteRun {
  readonly text: string
  readonly stop: boolean
}

const PER_COLUMN = 6

/** Old books have no punctuation: each mark becomes a circle at the character before it. */
export function quoteColumns(text: string, perColumn = PER_COLUMN): QuoteRun[][] {
  const characters: QuoteRun[] = []
  for (const character of text) {
    if (/\s/u.test(character)) continue
    const last = characters.at(-1)
    if (!/\p{P}/u.test(character)) characters.push({ text: character, stop: false })
    else if (last) characters[characters.length - 1] = { ...last, stop: true }
  }
  const columns: QuoteRun[][] = []
  for (let at = 0; at < characters.length; at += perColumn)
    columns.push(joinRuns(characters.slice(at, at + perColumn)))
  return columns
}

function joinRuns(characters: readonly QuoteRun[]): QuoteRun[] {
  const runs: QuoteRun[] = []
  for (const one of characters) {
    const last = runs.at(-1)
    if (last && !last.stop && !one.stop)
      runs[runs.length - 1] = { text: last.text + one.text, stop: false }
    else runs.push(one)
  }
  return runs
}
