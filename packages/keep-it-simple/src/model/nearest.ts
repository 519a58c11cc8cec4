/** The candidate at most two edits away (one for short words), for 'did you mean'; never the word itself. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = word.length <= 3 ? 2 : 3
  for (const candidate of candidates) {
    if (
      candidate === '' ||
      candidate === word ||
      Math.abs(candidate.length - word.length) >= bestDistance
    )
      continue
    // Of two as near, the one written with the same capitals.
    const distance =
      editDistance(word.toLowerCase(), candidate.toLowerCase()) +
      editDistance(word, candidate) / 1000
    if (distance < bestDistance && distance < word.length) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Edits between two words: a letter more, a letter less, another letter, or two that changed places. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const one = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      current.push(isSwapped ? Math.min(one, before[j - 2]! + 1) : one)
    }
    before = previous
    previous = current
  }
  return previous[b.length]!
}
