import { stemmer } from 'stemmer'
import { isStopWord, withoutAsking } from '#model/stop-words.ts'
import { codeTerm, hasSigns } from './code-terms.ts'
import { DENSE_RUN, latinWords, pairsOf, soundTerm, titleTerm, type Word } from './words.ts'

/** One thing a reader asks for. */
export interface Unit {
  readonly term: string
  /** Of English words; words of the same stem count almost as much. */
  readonly stem?: string
  /** How much it matters; 0 where its absence says nothing. */
  readonly need: number
  /** It may be the beginning of a longer word: the reader may still be typing. */
  readonly open: boolean
}

export interface Question {
  readonly units: readonly Unit[]
  /** What a title or alias begins with. */
  readonly title: string
  /** Letters that may be a Chinese name as it sounds. */
  readonly sound?: string
  /** The whole as it is written, if it has signs. */
  readonly signs?: string
}

/** Characters of their own among others: grammar more often than not. */
const SINGLE = 0.3

export function questionOf(text: string): Question {
  const words = latinWords(text)
  const asked = words.filter(({ term }) => !isStopWord(term))
  const plain = text.normalize('NFKC').trim()
  const dense = denseUnits(withoutAsking(plain))
  // Who asks for nothing but such words asks for them.
  const isAsking = asked.length + dense.length === 0
  const units = (isAsking ? words : asked).flatMap(unitsOf)
  const sound = /^[a-zü' ]+$/i.test(plain) ? plain.toLowerCase().replace(/[' ]/g, '') : ''
  return {
    title: titleTerm(text),
    units: [...units, ...(isAsking ? denseUnits(plain) : dense)],
    ...(sound.length > 1 && { sound: soundTerm(sound.replaceAll('ü', 'v')) }),
    ...(hasSigns(text.trim()) && { signs: codeTerm(text) }),
  }
}

/** A name made of parts is best found whole, and well by its parts. */
function unitsOf({ term, parts }: Word): Unit[] {
  if (parts.length === 0) return [latin(term, 1)]
  const need = 1 / Math.sqrt(parts.length)
  return [latin(term, 0), ...parts.map((part) => latin(part, need))]
}

const latin = (term: string, need: number): Unit => ({
  term,
  need,
  open: term.length > 1,
  ...(/^[a-z]{3,}$/.test(term) && { stem: stemmer(term) }),
})

/** Pairs inside a word are needed; those across two words only say that they stand together. */
function denseUnits(text: string): Unit[] {
  return [...text.matchAll(DENSE_RUN)].flatMap(([run]) => {
    const pairs = pairsOf(run)
    if (pairs.length === 1) return [{ term: run, need: 1, open: true }]
    const starts = wordStarts(run)
    return pairs.flatMap((term, index): Unit[] => {
      const isLast = [...term].length === 1
      const isSingle = starts.has(index) && starts.has(index + 1)
      const units: Unit[] = []
      if (!isLast) units.push({ term, need: starts.has(index + 1) ? 0 : 1, open: false })
      if (isSingle || (isLast && starts.has(index)))
        units.push({ term: [...term][0]!, need: SINGLE, open: true })
      return units
    })
  })
}

let segmenter: Intl.Segmenter | undefined

/** Where words begin, counted in characters; old browsers know none, and every pair is needed. */
function wordStarts(run: string): Set<number> {
  if (typeof Intl.Segmenter === 'undefined') return new Set([0])
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const starts = new Set<number>()
  let count = 0
  for (const { segment } of segmenter.segment(run)) {
    starts.add(count)
    count += [...segment].length
  }
  return starts.add(count)
}
