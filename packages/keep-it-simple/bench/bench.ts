import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeCorpus } from './corpus.ts'

/** `node bench/bench.ts --pages 10000`: what a site of that size costs, beside the bare engine in the same run. */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '2' } },
})
const pages = Number(values.pages)
const folder = join(import.meta.dirname, '../.bench', String(pages))

interface Measured {
  readonly pages: number
  readonly files: number
  readonly compiled: number
  readonly drawn: number
  readonly content: number
  readonly stages: Readonly<Record<string, number>>
  readonly prerender: number
  readonly search: number
  readonly release: number
  readonly cpu: number
  readonly peak: number
}

function measure(kind: string): Measured {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'measure.ts'), kind, folder],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  return JSON.parse(output.trim().split('\n').at(-1)!) as Measured
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const say = (label: string, text: string) => console.log(`${label.padEnd(24)}${text}`)

writeCorpus(folder, pages)
// Both bundles are built once before anything is timed.
const colds: Measured[] = []
const bares: Measured[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  colds.push(measure('cold'))
  bares.push(measure('bare'))
}
const best = (list: readonly Measured[], key: 'prerender' | 'content') =>
  Math.min(...list.map((one) => one[key]))
const cold = colds.reduce((a, b) => (a.content + a.prerender <= b.content + b.prerender ? a : b))
const warm = measure('warm')
const edit = measure('edit')

const total = cold.content + cold.prerender
say('corpus', `${cold.files} files, ${cold.pages} pages`)
for (const [stage, time] of Object.entries(cold.stages)) say(`  ${stage}`, seconds(time))
say('content', `${seconds(cold.content)}, ${(cold.content / cold.files).toFixed(2)} ms a file`)
say(
  'prerender',
  `${seconds(best(colds, 'prerender'))}, ${(best(colds, 'prerender') / cold.pages).toFixed(2)} ms a page`,
)
say('search index', `${seconds(cold.search)}, ${(cold.search / cold.pages).toFixed(2)} ms a page`)
say(
  'release checked',
  `${seconds(cold.release)}, ${(cold.release / cold.pages).toFixed(2)} ms a page`,
)
say(
  'whole',
  `${seconds(total)}, ${((cold.pages / total) * 1000).toFixed(0)} pages/s, ${(total / cold.pages).toFixed(2)} ms a page`,
)
say('cores used', (cold.cpu / total).toFixed(2))
say('peak memory', `${cold.peak} MB`)
say(
  'bare engine',
  `${seconds(best(bares, 'prerender'))}, ${(best(bares, 'prerender') / cold.pages).toFixed(2)} ms a page`,
)
say('prerender / bare', (best(colds, 'prerender') / best(bares, 'prerender')).toFixed(2))
say(
  'nothing changed',
  `content ${seconds(warm.content)} (${((100 * warm.content) / cold.content).toFixed(1)} % of the first), prerender ${seconds(warm.prerender)}, search ${seconds(warm.search)}, release ${seconds(warm.release)}, ${warm.compiled} compiled, ${warm.drawn} drawn`,
)
say(
  'one article edited',
  `content ${seconds(edit.content)}, prerender ${seconds(edit.prerender)}, search ${seconds(edit.search)}, release ${seconds(edit.release)}, ${edit.compiled} compiled, ${edit.drawn} drawn`,
)
rmSync(join(folder, 'dist-bare'), { recursive: true, force: true })
