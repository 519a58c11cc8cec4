const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /^\p{Script=Han}+$/u

/**
 * What two pages both say in their titles or headings, as it can be shown: the word, or the longest
 * run of Chinese around it. It is in a title of theirs, which come first: headings alone may share
 * anything.
 */
export function sharedPhrase(
  terms: readonly string[],
  own: readonly string[],
  other: readonly string[],
): string | undefined {
  const titles = `${own[0]}\n${other[0]}`.toLowerCase()
  for (const term of terms) {
    if (!titles.includes(term)) continue
    const phrase = HAN.test(term) ? sharedRun(term, own, other) : sharedWord(term, own, other)
    if (phrase !== undefined) return phrase
  }
  return undefined
}

/** As the page itself spells it. */
function sharedWord(
  term: string,
  own: readonly string[],
  other: readonly string[],
): string | undefined {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${term}[\\p{L}\\p{N}]*`, 'iu')
  const find = (lines: readonly string[]) => lines.map((line) => word.exec(line)?.[0]).find(Boolean)
  return find(other) === undefined ? undefined : find(own)
}

function sharedRun(
  term: string,
  own: readonly string[],
  other: readonly string[],
): string | undefined {
  const line = own.find((one) => one.includes(term))
  const others = other.filter((one) => one.includes(term))
  if (line === undefined || others.length === 0) return undefined
  let start = line.indexOf(term)
  let end = start + term.length
  const isShared = (from: number, to: number) => {
    const text = line.slice(from, to)
    return HAN.test(text) && others.some((one) => one.includes(text))
  }
  while (start > 0 && isShared(start - 1, end)) start--
  while (end < line.length && isShared(start, end + 1)) end++
  const run = line.slice(start, end)
  // Two characters may be the end of one word and the beginning of the next.
  return run.length > 2 || isWordOf(line, run) ? run : undefined
}

const isWordOf = (line: string, word: string): boolean =>
  [...WORDS.segment(line)].some(({ segment }) => segment === word)
