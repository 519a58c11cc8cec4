import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { writeCorpus } from './corpus.ts'
import { naturalSentences } from './natural-sentences.ts'
import { askTwice, type QueryCost } from './search-cost.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'

/**
 * `node bench/bench-search.ts --pages 1000`: what searching a site of that size costs a reader, and
 * its build. With `--natural <docs folder>` its pages consist of sentences people wrote there;
 * without, a handful of words stand on every page, twenty times each, which is as bad as it can be.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    natural: { type: 'string' },
  },
})
const folder = join(
  import.meta.dirname,
  '../.bench',
  `${values.natural ? 'natural-' : 'site-'}${values.pages}`,
)
/** First query and second. */
const QUERIES: readonly (readonly [string, string])[] = values.natural
  ? [
      ['索引', '事务'],
      ['Redis 缓存', '隔离级别'],
      ['布隆过滤器', 'count_512'],
    ]
  : [
      ['索引', '事务'],
      ['count_512', 'step640'],
    ]
const ROUNDS = 5

const subjects = values.natural === undefined ? undefined : naturalSentences(values.natural)
writeCorpus(folder, Number(values.pages), subjects)
const measured = execFileSync(
  process.execPath,
  [join(import.meta.dirname, 'measure.ts'), 'site', folder],
  {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const { content, prerender, search } = JSON.parse(measured.trim().split('\n').at(-1)!) as Record<
  string,
  number
>
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const files = readdirSync(join(folder, 'dist/pagefind'), { recursive: true, withFileTypes: true })
  // Packed copies are what is sent instead, not more.
  .filter((one) => one.isFile() && !/\.(?:br|gz)$/.test(one.name))
const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0)
console.log(`index           ${(bytes / 1e6).toFixed(2)} MB in ${files.length} files`)
console.log(
  `build           ${seconds(content! + search!)}: content ${seconds(content!)}, then pages ${seconds(prerender!)} beside the index ${seconds(search!)}`,
)

const served = await serveByNginx(join(folder, 'dist'), join(folder, 'content/hosts/nginx.conf'))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
try {
  for (const queries of QUERIES) {
    const rounds: [QueryCost, QueryCost][] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await askTwice(browser, served.url, queries))
    for (const [place, query] of queries.entries()) {
      const costs = rounds.map((one) => one[place as 0 | 1])
      const { bytes: moved, requests, found } = costs[0]!
      const times = costs.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
      console.log(
        `${place === 0 ? 'first ' : 'second'} ${query}`.padEnd(24),
        `${(moved / 1000).toFixed(1)} kB, ${requests} requests, median ${times[ROUNDS >> 1]} ms, ${found}`,
      )
    }
  }
} finally {
  await browser.close()
  served.close()
}
