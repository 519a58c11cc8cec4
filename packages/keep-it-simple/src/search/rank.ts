import type { MatchField } from '#model/search.ts'
import type { IndexReader, Posting } from './index-reader.ts'
import { matchTypos, matchUnit, type How, type Match } from './match.ts'
import { worthAsking, type Question, type Unit } from './question.ts'
import { RANKING } from './ranking.ts'
import { isWord, soundTerm } from './tokens.ts'

/** Why a page answers one unit of the question: highlights, reasons and suggestions follow from it. */
export interface Evidence {
  readonly typed: string
  readonly matched: string
  readonly how: How
  /** The most telling place of the term in this page. */
  readonly field: MatchField
  /** How much the unit tells pages apart. */
  readonly rarity: number
}

export interface Ranked {
  readonly doc: number
  readonly score: number
  /** Share of the question that the page has, from 0 to 1. */
  readonly covered: number
  readonly evidence: readonly Evidence[]
}

interface Matched {
  readonly unit: Unit
  readonly matches: readonly Match[]
  readonly parts: readonly Matched[]
}

export type IsMember = (doc: number) => boolean

/** The pages that have something of the question, best first. */
export async function rankPages(
  question: Question,
  reader: IndexReader,
  isMember: IsMember = () => true,
): Promise<Ranked[]> {
  const units = await Promise.all(
    worthAsking(question.units).map((unit) => matchesOf(unit, reader)),
  )
  const found = rank(units, reader.count)
  const readings = [found]
  const isKnown = units.every((one) => one.matches.some(({ how }) => how !== 'prefix'))
  if (question.sound !== undefined && !isKnown)
    readings.push(await rankSound(question.sound, reader))
  if (question.han !== undefined && !found.some(({ covered }) => covered >= RANKING.weak))
    readings.push(await rankSound(await spell(question.han, reader), reader))
  return best(readings).filter(({ doc }) => isMember(doc))
}

async function matchesOf(unit: Unit, reader: IndexReader): Promise<Matched> {
  const [matches, parts] = await Promise.all([
    matchUnit(unit, reader),
    Promise.all(unit.parts.map((part) => matchesOf(part, reader))),
  ])
  const isFound = matches.length > 0 || parts.some((part) => part.matches.length > 0)
  return isFound || unit.need === 0
    ? { unit, matches, parts }
    : { unit, matches: await matchTypos(unit, reader), parts }
}

async function rankSound(term: string | undefined, reader: IndexReader): Promise<Ranked[]> {
  if (term === undefined) return []
  const unit: Unit = { term, need: 1, open: true, parts: [] }
  const matches = await matchUnit(unit, reader)
  const heard = matches.map((match) => ({ ...match, how: 'sound' as const }))
  return rank([{ unit, matches: heard, parts: [] }], reader.count)
}

/** How Han characters sound; nothing if one of them is rare. */
async function spell(han: string, reader: IndexReader): Promise<string | undefined> {
  const sounds = Object.entries((await reader.sounds()) ?? {})
  const all = [...han].map((one) => sounds.find(([, own]) => own.includes(one))?.[0])
  return all.every((one) => one !== undefined) ? soundTerm(all.join('')) : undefined
}

/** Several readings of one question: each page by the best of them. */
function best(readings: readonly (readonly Ranked[])[]): Ranked[] {
  const pages = new Map<number, Ranked>()
  for (const page of readings.flat()) {
    const known = pages.get(page.doc)
    if (!known || known.score < page.score) pages.set(page.doc, page)
  }
  return [...pages.values()].sort((a, b) => b.score - a.score || a.doc - b.doc)
}

interface Rated {
  readonly pages: ReadonlyMap<number, Has>
  readonly rarity: number
}

/** What one page has of one unit. */
interface Has {
  readonly score: number
  /** From 0 to 1. */
  readonly share: number
  readonly evidence: readonly Evidence[]
}

function rank(units: readonly Matched[], count: number): Ranked[] {
  const rated = units.map((one) => ({ need: one.unit.need, ...rate(one, count) }))
  const known = rated.filter(({ pages, need }) => pages.size > 0 && need > 0)
  // A word found nowhere says least of which page is meant.
  const least = Math.min(...known.map(({ rarity }) => rarity))
  const total = rated.reduce(
    (sum, { need, pages, rarity }) => sum + need * (pages.size > 0 ? rarity : least),
    0,
  )
  const pages = new Map<number, { score: number; has: number; evidence: Evidence[] }>()
  for (const one of rated)
    for (const [doc, { score, share, evidence }] of one.pages) {
      const page = pages.get(doc) ?? { score: 0, has: 0, evidence: [] }
      pages.set(doc, page)
      page.score += score
      page.has += one.need * one.rarity * share
      if (one.need > RANKING.single || known.length === 1) page.evidence.push(...evidence)
    }
  return [...pages]
    .map(([doc, { score, has, evidence }]) => {
      const covered = known.length === 0 ? 1 : has / total
      return { doc, score: score * covered, covered, evidence }
    })
    .sort((a, b) => b.score - a.score || a.doc - b.doc)
}

/** The pages that have a unit: as a whole, by its parts, or both. */
function rate({ unit, matches, parts }: Matched, count: number): Rated {
  const whole = bestByDoc(matches)
  const rarity = rarityOf(whole.size, count)
  const isHelp = parts.length > 0 || (unit.need === 0 && isWord(unit.term))
  const factor = isHelp ? RANKING.across : Math.sqrt(unit.need) || 1
  const pages = new Map<number, Has>()
  for (const [doc, { match, posting, weight }] of whole) {
    const { term: matched, how } = match
    const share = how === 'typo' ? RANKING.typoCounts : 1
    const evidence = { typed: unit.term, matched, how, field: posting.field, rarity }
    pages.set(doc, { score: factor * rarity * weight, share, evidence: [evidence] })
  }
  if (parts.length === 0) return { pages, rarity }
  const rated = parts.map((part) => rate(part, count))
  const total = rated.reduce((sum, part) => sum + part.rarity, 0)
  const partFactor = parts.length ** -0.25
  for (const part of rated)
    for (const [doc, has] of part.pages) {
      const known = pages.get(doc)
      pages.set(doc, {
        score: (known?.score ?? 0) + partFactor * has.score,
        share: Math.min(1, (known?.share ?? 0) + (has.share * part.rarity) / total),
        evidence: [...(known?.evidence ?? []), ...has.evidence],
      })
    }
  return { pages, rarity: whole.size > 0 ? rarity : total / rated.length }
}

/** A word that is everywhere tells pages apart less than a rare one. */
const rarityOf = (docs: number, count: number): number =>
  Math.log(1 + (count - docs + 0.5) / (docs + 0.5)) + 0.1

function bestByDoc(matches: readonly Match[]) {
  const found = new Map<number, { match: Match; posting: Posting; weight: number }>()
  for (const match of matches)
    for (const posting of match.postings) {
      const weight = posting.weight * match.factor
      const known = found.get(posting.doc)
      if (!known || weight > known.weight) found.set(posting.doc, { match, posting, weight })
    }
  return found
}
