import type { Measure } from './measure.ts'

type Pages = ReadonlyMap<string, Measure>

/** The longest tenth is at least this many times as long as the shortest. */
const SPREAD = 4

/** The value below which this share of all lies, by the nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const isEnglish = (name: string): boolean => name.startsWith('en/')
const sum = (pages: Pages, key: keyof Measure): number =>
  [...pages.values()].reduce((total, page) => total + page[key], 0)
const lengths = (pages: Pages, english: boolean): number[] =>
  [...pages].filter(([name]) => isEnglish(name) === english).map(([, page]) => page.length)
const bare = (pages: Pages): string[] =>
  [...pages].filter(([, page]) => page.figures === 0).map(([name]) => name)

/** The sums at both times, and what the pages of now fall short of. */
export function summaryOf(before: Pages, after: Pages): { lines: string[]; faults: string[] } {
  const spread = (pages: Pages, english: boolean) => {
    const of = lengths(pages, english)
    const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => percentile(of, share))
    return {
      text: `${low} / ${middle} / ${high}, 1:${(high! / low!).toFixed(1)}`,
      ratio: high! / low!,
    }
  }
  const both = (of: (pages: Pages) => number | string) => `${of(before)} → ${of(after)}`
  const count = (key: keyof Measure) => both((pages) => sum(pages, key).toLocaleString('en-US'))
  const lines = [
    `Chinese articles: ${both((pages) => lengths(pages, false).length)}; English: ${both((pages) => lengths(pages, true).length)}`,
    `articles without a figure: ${both((pages) => bare(pages).length)}`,
    `Chinese lengths, 10th / 50th / 90th percentile: ${both((pages) => spread(pages, false).text)}`,
    `English lengths, 10th / 50th / 90th percentile: ${both((pages) => spread(pages, true).text)}`,
    `figures: ${count('figures')}, of them living: ${count('living')}`,
    `external references: ${count('references')}; programs verified: ${count('programs')}`,
  ]
  const faults = bare(after).map((name) => `${name}: no figure`)
  if (spread(after, false).ratio < SPREAD) faults.push(`lengths spread less than 1:${SPREAD}`)
  return { lines, faults }
}
