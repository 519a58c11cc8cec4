const HAN = /^\p{Script=Han}+$/u

/** Old browsers have no segmenter; then we cannot split a text into words. */
function segmentsOf(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return []
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

const wordsOf = (text: string): string[] => segmentsOf(text).filter((word) => HAN.test(word))

/** The Chinese words of two and more characters, each once. */
export function chineseWords(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => word.length > 1))]
}

/**
 * Neighbouring characters that the dictionary cuts apart, such as 缓存: most likely one word it does
 * not know.
 */
export function unknownWords(text: string): string[] {
  const runs: string[] = ['']
  for (const word of segmentsOf(text)) {
    if (HAN.test(word) && [...word].length === 1) runs[runs.length - 1] += word
    else runs.push('')
  }
  return [...new Set(runs.filter((run) => [...run].length > 1))]
}

/**
 * Characters that only stand inside words: an engine that finds words by their beginnings cannot
 * find these.
 */
export function innerCharacters(text: string): string[] {
  const words = wordsOf(text)
  const first = new Set(words.map((word) => [...word][0]))
  const inner = words.flatMap((word) => [...word].slice(1))
  return [...new Set(inner)].filter((character) => !first.has(character))
}
