import { stemmer } from 'stemmer'
import { isStopWord, withoutAsking } from '#model/stop-words.ts'
import {
  DENSE_RUN,
  hasSigns,
  isDense,
  pairsOf,
  signsTerm,
  soundTerm,
  wordsOf,
  type Word,
} from './tokens.ts'
import { RANKING } from './ranking.ts'

/** One thing a reader asks for. */
export interface Unit {
  readonly term: string
  /** Of English words: words with the same stem count almost as much. */
  readonly stem?: string
  /** How much it matters; 0 if its absence says nothing. */
  readonly need: number
  /** It may be the beginning of a longer word: the reader may still be typing. */
  readonly open: boolean
  /** The parts of a name: together they are as good as the name. */
  readonly parts: readonly Unit[]
}

export interface Question {
  readonly text: string
  readonly units: readonly Unit[]
  /** Letters that may spell a Chinese name by its sound. */
  readonly sound?: string
  /** Han alone: it may have been typed with other characters of the same sound. */
  readonly han?: string
}

export function questionOf(typed: string): Question {
  const text = typed.normalize('NFKC').trim()
  const words = wordsOf(text)
  const asked = words.filter(({ term, raw }) => !isStopWord(term) || isShouted(raw))
  const dense = denseUnits(withoutAsking(text))
  // A question of nothing but question words asks for them.
  const isAsking = asked.length + dense.length === 0
  const units = [
    ...(isAsking ? words : asked).map(nameUnit),
    ...(isAsking ? denseUnits(text) : dense),
  ]
  const sound = /^[a-zü' ]+$/i.test(text) ? text.toLowerCase().replace(/[' ]/g, '') : ''
  return {
    text,
    units: hasSigns(text) ? [signsUnit(text, units.length === 0), ...units] : units,
    ...(sound.length > 1 && { sound: soundTerm(sound.replaceAll('ü', 'v')) }),
    ...(/^\p{Script=Han}{2,}$/u.test(text) && { han: text }),
  }
}

/** `NOT IN` is SQL: capitals make a word of a question word. */
const isShouted = (raw: string): boolean => raw.length > 1 && /^\p{Lu}+$/u.test(raw)

const signsUnit = (text: string, isAll: boolean): Unit => ({
  term: signsTerm(text),
  need: isAll ? 1 : 0,
  open: true,
  parts: [],
})

const nameUnit = ({ term, parts }: Word): Unit => ({
  ...wordUnit(term),
  parts: parts.map(wordUnit),
})

const wordUnit = (term: string): Unit => ({
  term,
  need: 1,
  open: term.length > 1,
  parts: [],
  ...(/^[a-z]{3,}$/.test(term) && { stem: stemmer(term) }),
})

/** Pairs inside a word are needed; those across two words only say that the words are neighbors. */
function denseUnits(text: string): Unit[] {
  return [...text.matchAll(DENSE_RUN)].flatMap(([run]) => {
    const pairs = pairsOf(run)
    if (pairs.length === 1) return [pairUnit(run, 1, true)]
    // Dictionaries know few words of three characters: 过拟合 is one word and not 过 and 拟合.
    const isWhole = pairs.length <= RANKING.wholeRun
    const starts = isWhole ? new Set([0, pairs.length]) : wordStarts(run)
    return pairs.flatMap((term, index) => {
      const isLast = index === pairs.length - 1
      const isSingle = starts.has(index) && starts.has(index + 1)
      return [
        ...(isLast ? [] : [pairUnit(term, starts.has(index + 1) ? 0 : 1, false)]),
        ...(isSingle ? [pairUnit([...term][0]!, RANKING.single, true)] : []),
      ]
    })
  })
}

const pairUnit = (term: string, need: number, open: boolean): Unit => ({
  term,
  need,
  open,
  parts: [],
})

let segmenter: Intl.Segmenter | undefined

/** Where words begin, in characters. Without a segmenter every pair is needed. */
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

/** In a long question, pairs across words and single characters are not worth their files. */
export function worthAsking(units: readonly Unit[]): readonly Unit[] {
  const needed = units.filter(({ need, term }) => need > 0.5 || !isDense(term))
  return needed.length < RANKING.longQuestion ? units : needed
}

/** The letters all forms of a word begin with: `stories` and `story` differ behind `stor`. */
export function rootOf({ term, stem }: Unit): string {
  if (stem === undefined) return term
  const root = /[ei]$/.test(stem) || !term.startsWith(stem) ? stem.slice(0, -1) : stem
  return root.length < 3 || !term.startsWith(root) ? term.slice(0, 3) : root
}
