import { NONE, type JudgedQuery } from './judged-queries.ts'

/** A page the dialog shows. */
export interface ShownPage {
  readonly address: string
  /** Shown as having only part of what was asked for. */
  readonly weak: boolean
}

export interface Answered {
  readonly query: JudgedQuery
  readonly shown: readonly ShownPage[]
}

/** Of several answers, from 0 to 1. */
export interface Figures {
  readonly count: number
  /** A page that is wanted comes first, or among the first five. */
  readonly first: number
  readonly five: number
  /** Mean of 1 / place of the first page that is wanted; one that is also fine counts half. */
  readonly reciprocal: number
  /** Nothing is shown. */
  readonly empty: number
  /** Nothing is shown, or only pages called weak. */
  readonly humble: number
}

/** Place of the first page with this grade or a better one, from 1; 0 where there is none. */
export const placeOf = ({ query, shown }: Answered, least: number): number =>
  shown.findIndex(({ address }) => (query.grades.get(address) ?? 0) >= least) + 1

export function figuresOf(all: readonly Answered[]): Figures {
  const share = (test: (one: Answered) => boolean) => all.filter(test).length / all.length
  const worth = (one: Answered) => {
    const [wanted, fine] = [placeOf(one, 2), placeOf(one, 1)]
    return Math.max(wanted && 1 / wanted, fine && 0.5 / fine)
  }
  return {
    count: all.length,
    first: share((one) => placeOf(one, 2) === 1),
    five: share((one) => placeOf(one, 2) >= 1 && placeOf(one, 2) <= 5),
    reciprocal: all.reduce((sum, one) => sum + worth(one), 0) / all.length,
    empty: share(({ shown }) => shown.length === 0),
    humble: share(({ shown }) => shown.every(({ weak }) => weak)),
  }
}

export const byKind = (all: readonly Answered[]): Map<string, Figures> =>
  new Map(
    [...Map.groupBy(all, ({ query }) => query.kind)].map(([kind, own]) => [kind, figuresOf(own)]),
  )

export const answerable = (all: readonly Answered[]): Answered[] =>
  all.filter(({ query }) => query.kind !== NONE)

/** A row for each kind, and what was missed. */
export function report(all: readonly Answered[]): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6)
  const row = (name: string, figures: Figures) =>
    [
      name.padEnd(12),
      String(figures.count).padStart(4),
      percent(figures.first),
      percent(figures.five),
      figures.reciprocal.toFixed(2).padStart(6),
      percent(figures.empty),
      percent(figures.humble),
    ].join(' ')
  const missed = answerable(all)
    .filter((one) => placeOf(one, 2) !== 1)
    .map((one) => `${placeOf(one, 2) || 'not'} ← ${one.query.kind}: ${one.query.text}`)
  return [
    'kind            n  first   five    MRR  empty empty or weak',
    ...[...byKind(all)].map(([kind, figures]) => row(kind, figures)),
    row('all but none', figuresOf(answerable(all))),
    ...missed,
  ].join('\n')
}
