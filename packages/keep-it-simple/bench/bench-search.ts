import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { writeCorpus } from './corpus.ts'
import { writeTitles } from './many-titles.ts'
import { naturalSentences } from './natural-sentences.ts'
import { ask, type AnswerCost } from './search-cost.ts'
import { watchMemory } from './tree-memory.ts'

/**
 * `node bench/bench-search.ts --pages 1000`: what searching a site of that size costs a reader on a
 * slow device, and its build. With `--natural <docs folder>` its pages consist of sentences people
 * wrote there; without, a handful of words stand on every page, twenty times each, which is as bad
 * as it can be. `--titles 100000` puts an index of so many titles into the built site instead;
 * `--built` asks what an earlier run built.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    natural: { type: 'string' },
    titles: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})
const bench = join(import.meta.dirname, '../.bench')
const folder = join(bench, `${values.natural ? 'natural-' : 'site-'}${values.pages}`)
const QUERIES = values.natural
  ? ['索引', '布隆过滤器', 'Redis 缓存', 'suoyin', 'trans', '什么是布隆过滤器', '隔离级别和事务']
  : ['索引', '事务', 'count_512', 'step640']
const ROUNDS = 5

const subjects = values.natural === undefined ? undefined : naturalSentences(values.natural)
writeCorpus(folder, Number(values.pages), subjects)

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

async function measure(kind: 'search' | 'index' | 'edit'): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'measure.ts'), kind, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = watchMemory(child.pid!)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  await once(child, 'close')
  const peak = memory()
  const line = Buffer.concat(output).toString().trim().split('\n').at(-1)!
  const { search, work } = JSON.parse(line) as { search: number; work: Record<string, number> }
  const total = Object.values(work).reduce((sum, one) => sum + one, 0)
  console.log(
    `${kind.padEnd(15)} index ${seconds(search)}; work of all cores: ` +
      Object.entries(work)
        .map(([stage, time]) => `${stage} ${seconds(time)}`)
        .join(', ') +
      `, index ${((100 * work['search']!) / total).toFixed(0)} %; at most ${peak} MB`,
  )
}

if (!values.built) for (const kind of ['search', 'index', 'edit'] as const) await measure(kind)

let dist = join(folder, 'dist')
if (values.titles !== undefined && values.natural !== undefined) {
  const copy = join(bench, `titles-${values.titles}`)
  if (!existsSync(copy)) cpSync(dist, join(copy, 'dist'), { recursive: true })
  dist = join(copy, 'dist')
  const started = process.cpuUsage()
  await writeTitles(Number(values.titles), values.natural, dist)
  const { user, system } = process.cpuUsage(started)
  console.log(`titles          ${seconds((user + system) / 1000)} of work`)
}
const files = readdirSync(join(dist, 'search-index'), { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath, one.name))
const sizeOf = (names: readonly string[]) =>
  `${(names.reduce((sum, name) => sum + statSync(name).size, 0) / 1e6).toFixed(2)} MB`
const packed = files.filter((name) => name.endsWith('.br'))
const plain = files.filter((name) => name.endsWith('.json'))
console.log(`index           ${sizeOf(plain)} in ${plain.length} files, packed ${sizeOf(packed)}`)

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]!
const shown = (costs: readonly AnswerCost[]) => {
  const { bytes, requests } = costs[0]!
  const times = costs.map(({ milliseconds }) => milliseconds)
  return `${(bytes / 1000).toFixed(0)} kB, ${requests} requests, ${median(times)} ms (least ${Math.min(...times)})`
}
const served = await serveByNginx(dist, join(folder, 'content/hosts/nginx.conf'))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
try {
  for (const query of QUERIES) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await ask(browser, served.url, query))
    console.log(
      `${query.padEnd(15)} first ${shown(rounds.map(({ first }) => first))}; whole ${shown(rounds.map(({ whole }) => whole))}; ${rounds[0]!.found}`,
    )
  }
} finally {
  await browser.close()
  served.close()
}
