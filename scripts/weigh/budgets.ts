import { totalOf, type PageWeight } from './release.ts'

interface Budget {
  readonly total: number
  readonly script: number
  readonly requests: number
}

/** What was asked of every page, in bytes. Pages above it are counted, and have their reasons printed. */
export const GOAL = { total: 30_000, script: 6_000, withFonts: 45_000 }

/** Of the release as a whole: what was asked, and what is held, which may only go down. */
export const OVERALL = {
  // Half of our pages are articles, and half of an article is its text.
  median: { goal: 20_000, limit: 32_400 },
  /** The same with web fonts. */
  medianWithFonts: { goal: 35_000, limit: 34_300 },
  /** The sheets that every page links. */
  commonStyle: { goal: 6_200, limit: 6_200 },
  /** The script of a page, blocks included. */
  script: { goal: 6_000, limit: 7_600 },
  /** The same once somebody searches. */
  search: { goal: 90_000, limit: 90_000 },
} as const

/**
 * What is held of a page that has nothing special, by its kind: the heaviest and about one per cent.
 * Names of files are hashes, and other hashes pack into some fifty bytes more or less.
 */
const KINDS: Readonly<Record<string, Budget>> = {
  article: { total: 33_000, script: 7_600, requests: 9 },
  series: { total: 33_000, script: 7_600, requests: 9 },
  home: { total: 31_000, script: 7_600, requests: 9 },
  list: { total: 26_000, script: 7_600, requests: 8 },
  other: { total: 28_500, script: 7_600, requests: 9 },
}

/** Web fonts of one page: a long title needs about twenty files. */
const FONTS = 27_000

/** A text longer than this is its author's wish, and a reason. */
const TEXT = 14_000

/** Why a page may weigh more: what its blocks bring. Others bring {@link STYLES}. */
const REASONS: Readonly<Record<string, Budget>> = {
  lock: { total: 6_400, script: 6_200, requests: 6 },
  islands: { total: 4_200, script: 3_000, requests: 5 },
  'cached-pages': { total: 2_100, script: 1_700, requests: 4 },
  'code-tree': { total: 800, script: 300, requests: 2 },
  demo: { total: 1_000, script: 500, requests: 2 },
  'near-pages': { total: 1_900, script: 1_500, requests: 4 },
  plot: { total: 900, script: 400, requests: 2 },
  'search-form': { total: 4_800, script: 8_300, requests: 5 },
}
/** A sheet and a small script. */
const STYLES: Budget = { total: 2_000, script: 900, requests: 2 }
/** What their scripts share, once. */
const SHARED: Budget = { total: 700, script: 700, requests: 2 }

const longText = ({ html }: PageWeight): number => Math.max(0, html - TEXT)

export const reasonsOf = (page: PageWeight): string[] => [
  ...(longText(page) > 0 ? ['long text'] : []),
  ...page.blocks,
]

function budgetOf(page: PageWeight): Budget {
  const more = [
    ...page.blocks.map((name) => REASONS[name] ?? STYLES),
    ...(page.blocks.length > 0 ? [SHARED] : []),
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
    ...over('fonts', page.fonts, FONTS),
  ]
}
