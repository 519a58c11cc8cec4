import { totalOf, type PageWeight } from './release.ts'

interface Budget {
  readonly total: number
  readonly script: number
  readonly requests: number
}

/** What was asked of every page, in bytes. Pages above it are counted, and have their reasons printed. */
export const GOAL = { total: 30_000, script: 3_000 }

/** Of the release as a whole: what was asked, and what is held, which may only go down. */
export const OVERALL = {
  // Half of our pages are articles, and half of an article is its text.
  median: { goal: 20_000, limit: 25_950 },
  /** The sheets that every page links. */
  commonStyle: { goal: 6_000, limit: 5_600 },
  /** Script of any page after a movement and a wish that draws no page: a key, appearance, a menu. */
  intent: { goal: 90_000, limit: 14_700 },
  /** The same once the application is there. */
  application: { goal: 90_000, limit: 119_500 },
} as const

/**
 * What is held of a page that has nothing special, by its kind: the heaviest and about one per cent.
 * Names of files are hashes, and other hashes pack into some fifty bytes more or less.
 */
const KINDS: Readonly<Record<string, Budget>> = {
  article: { total: 26_000, script: 2_830, requests: 4 },
  series: { total: 25_950, script: 2_830, requests: 4 },
  home: { total: 24_000, script: 2_830, requests: 4 },
  list: { total: 19_500, script: 2_830, requests: 4 },
  other: { total: 21_400, script: 2_830, requests: 6 },
}

/** A text longer than this is its author's wish, and a reason. */
const TEXT = 14_000

/** Why a page may weigh more: what its blocks bring. One that has styles alone brings {@link STYLES}. */
const REASONS: Readonly<Record<string, Budget>> = {
  'cached-pages': { total: 1_500, script: 1_100, requests: 4 },
  'code-tree': { total: 800, script: 300, requests: 2 },
  demo: { total: 1_000, script: 500, requests: 2 },
  'near-pages': { total: 1_700, script: 1_300, requests: 4 },
  plot: { total: 900, script: 400, requests: 2 },
  'search-form': { total: 4_000, script: 3_600, requests: 5 },
}
/** Loaded at the first movement, so before it they are styles alone. */
const STYLES: Budget = { total: 1_100, script: 0, requests: 1 }
/** What scripts that do not wait share, once. */
const SHARED: Budget = { total: 2_300, script: 2_300, requests: 2 }

const longText = ({ html }: PageWeight): number => Math.max(0, html - TEXT)

export const reasonsOf = (page: PageWeight): string[] => [
  ...(longText(page) > 0 ? ['long text'] : []),
  ...page.blocks,
]

function budgetOf(page: PageWeight): Budget {
  const more = [
    ...page.blocks.map((name) => REASONS[name] ?? STYLES),
    ...(page.blocks.some((name) => name in REASONS) ? [SHARED] : []),
  ]
  const sum = (name: keyof Budget) =>
    more.reduce((total, one) => total + one[name], KINDS[page.kind]![name])
  return {
    total: sum('total') + longText(page),
    script: sum('script'),
    requests: sum('requests'),
  }
}

/** What is over the budget of its page, even with the reasons it has. */
export function faultsOf(page: PageWeight): string[] {
  const budget = budgetOf(page)
  const over = (name: string, value: number, limit: number) =>
    value > limit ? [`${name} ${value} > ${limit}`] : []
  return [
    ...over('total', totalOf(page), budget.total),
    ...over('script', page.script, budget.script),
    ...over('requests', page.requests, budget.requests),
  ]
}
