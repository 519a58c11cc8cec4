import { measure, type Measure } from './words/measure.ts'
import { pagesAt, pagesNow } from './words/pages.ts'
import { summaryOf } from './words/summary.ts'

/**
 * `npm run words [-- COMMIT]`: what every article has, at a commit and now, as a Markdown table with a
 * summary. Chinese pages are counted in Han characters, English ones in words; programs, output, tables
 * and front matter are not counted. It fails where an article has no figure or all are of one length.
 */
/** The last commit before articles and notes of several lengths. */
const BEFORE = '53309b32'
const commit = process.argv[2] ?? BEFORE

const measured = (pages: ReadonlyMap<string, string>): Map<string, Measure> =>
  new Map([...pages].map(([name, source]) => [name, measure(source, name.startsWith('en/'))]))

const before = measured(pagesAt(commit))
const after = measured(pagesNow())

const pair = (old: number | undefined, now: number | undefined): string =>
  `${old?.toLocaleString('en-US') ?? '–'} → ${now?.toLocaleString('en-US') ?? '–'}`

console.log(
  '| Page | Length | Figures | of them living | External references | Programs verified |',
)
console.log('| --- | --: | --: | --: | --: | --: |')
for (const name of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
  const [old, now] = [before.get(name), after.get(name)]
  const cells = (['length', 'figures', 'living', 'references', 'programs'] as const).map((key) =>
    pair(old?.[key], now?.[key]),
  )
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}

const { lines, faults } = summaryOf(before, after)
console.log(`\n${lines.map((line) => `- ${line}`).join('\n')}`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
