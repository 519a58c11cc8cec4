import type { IndexReader } from './index-reader.ts'
import { matchTerms, matchTypos, rootOf } from './match-terms.ts'
import type { Question, Unit } from './query.ts'
import { rank, type Ranked, type UnitMatches } from './rank.ts'
import { isDense } from './words.ts'

/** What the names alone say, and then the texts too. */
export interface Asked {
  readonly ranked: readonly Ranked[]
  /** Words that were taken for others. */
  readonly taken: readonly (readonly [typed: string, meant: string])[]
}

/** Everything asked for stands in names: texts can only say it again. */
const isSure = ({ named }: Ranked): boolean => named > 0.999

/** The signs as they were typed; they are needed where nothing else was. */
const signUnits = ({ signs, units }: Question): Unit[] =>
  signs === undefined ? [] : [{ term: signs, need: units.length > 0 ? 0 : 1, open: true }]

/** Pages whose names have all of it; what follows from texts stands below them. */
export async function askNames(question: Question, reader: IndexReader): Promise<Ranked[]> {
  // Of signs, names know only the beginning of a title; they stand in texts.
  const units = question.signs === undefined ? question.units : []
  const [matches, others] = await Promise.all([
    Promise.all(units.map((unit) => byNames(unit, reader))),
    otherReadings(question, reader),
  ])
  const found = rank(matches, reader.manifest.count).filter(isSure)
  return best(found, ...others)
}

/** Enough to tell texts apart. */
const MANY = 3

/** In a long question, pairs across words and single characters are not worth the files they lie in. */
function worthTexts(units: readonly Unit[]): readonly Unit[] {
  const needed = units.filter(({ need, term }) => need > 0.5 || !isDense(term))
  return needed.length < MANY ? units : needed
}

export async function askAll(question: Question, reader: IndexReader): Promise<Asked> {
  const taken: (readonly [string, string])[] = []
  const matches = await Promise.all(
    [...worthTexts(question.units), ...signUnits(question)].map(
      async (unit): Promise<UnitMatches> => {
        const [{ names }, tables] = await Promise.all([
          byNames(unit, reader),
          reader.texts(rootOf(unit)),
        ])
        const texts = matchTerms(unit, tables)
        if (names.length + texts.length > 0 || unit.need === 0) return { unit, names, texts }
        const typos = matchTypos(unit, await reader.names(unit.term[0]!))
        const [first] = typos.toSorted((a, b) => b.factor - a.factor)
        if (first) taken.push([unit.term, first.term])
        return { unit, names: typos, texts: [], typo: true }
      },
    ),
  )
  const found = rank(matches, reader.manifest.count)
  const ranked = best(found, ...(await otherReadings(question, reader)))
  return { ranked, taken }
}

const byNames = async (unit: Unit, reader: IndexReader): Promise<UnitMatches> => ({
  unit,
  names: matchTerms(unit, await reader.names(rootOf(unit))),
  texts: [],
})

/** The question as the beginning of a title, and as a sound. */
const otherReadings = ({ title, sound }: Question, reader: IndexReader): Promise<Ranked[][]> =>
  Promise.all([askTerm(title, reader), askTerm(sound, reader)])

/** One term by itself: a beginning of a title, a Chinese name as it sounds or its first letters. */
export async function askTerm(term: string | undefined, reader: IndexReader): Promise<Ranked[]> {
  if (term === undefined) return []
  const unit = { term, need: 1, open: true }
  return rank([await byNames(unit, reader)], reader.manifest.count)
}

/** Several readings of one question: each page by the best of them. */
function best(...readings: readonly (readonly Ranked[])[]): Ranked[] {
  const pages = new Map<number, Ranked>()
  for (const page of readings.flat()) {
    const known = pages.get(page.doc)
    if (!known || known.score < page.score) pages.set(page.doc, page)
  }
  return [...pages.values()].sort((a, b) => b.score - a.score || a.doc - b.doc)
}
