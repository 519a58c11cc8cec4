import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PageData } from '#model/page.ts'
import { PageTable } from '#store/pages.ts'
import { soundsOf, soundTable } from '#publish/search/sounds.ts'
import type { IndexReader } from '#search/index-reader.ts'
import { memoryIndex } from '#search/memory-index.ts'
import { allNames, hasNames, ownNames } from '#search/page-terms.ts'
import { RANKING, WEIGHTS } from '#search/ranking.ts'
import { searchSite } from '#search/search-index.ts'

/**
 * `node bench/search-quality.ts <site> <queries.tsv>`: how often the search of a built site puts the
 * wanted page first and among the first five, and how often it shows nothing. A line of the queries:
 * id, language, kind, query, and the wanted pages with their grades (2: this page, 1: also fine, `-`: no
 * page of the site answers). `--misses` lists what was not first; `--ablate` removes one part of the
 * ranking after the other. Queries are split in two halves by their hash: tune on the first.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, ablate: { type: 'boolean' } },
})
const [site = '../../site', file = '../../site/tests/search/judged-queries.tsv'] = positionals
const LANGS = { zh: 'zh-CN', en: 'en-US' } as const

interface Judged {
  readonly kind: string
  readonly query: string
  readonly half: 'first' | 'second'
  /** Place of a page with grade 2, from 1; 0 if it is not there. */
  readonly rank: number
  readonly found: readonly string[]
  /** Hits that are not marked as weak. */
  readonly strong: number
}

const content = join(site, '.content')
const table = new PageTable(content)
const pages = table.index()!.pages.flatMap(({ path }) => {
  const page = table.find(path) as PageData
  return hasNames(page) ? [page] : []
})
const titles = new Map(pages.map(({ path, title }) => [path, title]))
const sounds = soundTable()

function readers(): Map<string, IndexReader> {
  return new Map(
    [...Map.groupBy(pages, ({ lang }) => lang)].map(([lang, own]) => {
      const all = own.map((page) => ({
        names: allNames(ownNames(page), titles),
        ...(page.type === 'content' && { page }),
      }))
      const isChinese = lang.startsWith('zh')
      return [lang, isChinese ? memoryIndex(all, soundsOf, sounds) : memoryIndex(all)] as const
    }),
  )
}

const queries = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, keyof typeof LANGS, string, string, string])

const halfOf = (query: string) =>
  [...query].reduce((sum, one) => (sum * 31 + one.codePointAt(0)!) >>> 0, 7) % 2 === 0
    ? ('first' as const)
    : ('second' as const)

async function judge(): Promise<Judged[]> {
  const byLang = readers()
  return Promise.all(
    queries.map(async ([, lang, kind, query, targets]): Promise<Judged> => {
      const langs = [LANGS[lang]]
      const answer = await searchSite(async (one) => byLang.get(one), [...byLang.keys()], {
        text: query,
        langs,
        limit: 10,
      })
      const hits = [...answer.pages, ...(answer.others ?? [])]
      const found = hits.map(({ address }) => address.replace(/#.*/, ''))
      const wanted = new Set(targets.split(','))
      const rank = found.findIndex((path) => wanted.has(`${path}:2`)) + 1
      const strong = hits.filter(({ weak }) => !weak).length
      return { kind, query, half: halfOf(query), rank, found, strong }
    }),
  )
}

const percent = (rows: readonly Judged[], test: (row: Judged) => boolean) =>
  Math.round((100 * rows.filter(test).length) / rows.length)

/** First, among five, empty, and how many right first hits are called weak. */
const meanRank = (rows: readonly Judged[]) =>
  (rows.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / rows.length).toFixed(3)

const figures = (rows: readonly Judged[]) =>
  [
    percent(rows, ({ rank }) => rank === 1),
    percent(rows, ({ rank }) => rank > 0 && rank < 6),
    percent(rows, ({ found }) => found.length === 0),
    percent(rows, ({ rank, strong }) => rank === 1 && strong === 0),
  ].join(' / ')

function summary(rows: readonly Judged[]): string {
  const real = rows.filter(({ kind }) => kind !== 'none')
  const loud = rows.filter(({ kind, strong }) => kind === 'none' && strong > 0).length
  const half = (name: string) => figures(real.filter((row) => row.half === name))
  return `${figures(real)}  MRR ${meanRank(real)}  halves ${half('first')}, ${half('second')}  none answered ${loud}`
}

const judged = await judge()
console.log(summary(judged))
for (const [kind, rows] of Map.groupBy(judged, (row) => row.kind))
  if (kind !== 'none')
    console.log(`  ${kind.padEnd(10)} ${String(rows.length).padStart(3)}  ${figures(rows)}`)
if (values.misses)
  for (const { kind, query, rank, found, strong } of judged)
    if (kind === 'none' ? strong > 0 : rank !== 1 || strong === 0)
      console.log([kind, query, rank, strong, ...found.slice(0, 4)].join('\t'))
if (values.ablate) {
  const without = async (
    name: string,
    table: Record<string, unknown>,
    key: string,
    to: unknown,
  ) => {
    const before = table[key]
    table[key] = to
    console.log(`${name.padEnd(24)} ${summary(await judge())}`)
    table[key] = before
  }
  for (const [field, weight] of Object.entries(WEIGHTS))
    await without(field, WEIGHTS, field, { ...weight, boost: 0 })
  for (const [key, value] of Object.entries(RANKING))
    for (const to of [0, value * 0.6, value * 1.6])
      await without(`${key} ${value} → ${to.toFixed(2)}`, RANKING, key, to)
}
