import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { compressFile } from '#publish/compress.ts'
import { writeCorpus } from './bench/corpus.ts'
import { askTwice, type QueryCost } from './bench/search-cost.ts'
import { serveByNginx } from '../tests/support/nginx.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from './chromium.ts'

/** `npm run bench:search -- --pages 1000`: what searching a site of that size costs a reader, and its build. */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } })
const root = join(import.meta.dirname, '..')
const folder = join(root, '.bench', values.pages)
/** First query and second: the corpus has few words, so the first stands on nearly every page. */
const QUERIES = {
  'on every page': ['索引', '事务'],
  'on few pages': ['count_512', 'step640'],
} as const
const ROUNDS = 3

writeCorpus(folder, Number(values.pages))
const measured = execFileSync('node', [join(root, 'scripts/bench/measure.ts'), 'cold', folder], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { content, prerender, search } = JSON.parse(measured.trim().split('\n').at(-1)!) as Record<
  string,
  number
>
const build = content! + prerender! + search!
const index = join(folder, 'dist/pagefind')
const files = readdirSync(index, { recursive: true, withFileTypes: true }).filter((one) =>
  one.isFile(),
)
const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0)
console.log(`index           ${(bytes / 1e6).toFixed(2)} MB in ${files.length} files`)
console.log(
  `indexing        ${(search! / 1000).toFixed(1)} s, ${((100 * search!) / build).toFixed(0)} % of ${(build / 1000).toFixed(1)} s`,
)

// Only what a search needs: compressing every page would take longer than everything else.
const slim = mkdtempSync(join(tmpdir(), 'bench-search-'))
for (const name of ['assets', 'pagefind', 'index.html', '404.html', 'favicon.svg'])
  if (existsSync(join(folder, 'dist', name)))
    cpSync(join(folder, 'dist', name), join(slim, name), { recursive: true })
// The bench compresses nothing; the host's file is that of the last `npm run build`.
for (const name of readdirSync(join(slim, 'assets')))
  compressFile(
    join(slim, 'assets', name),
    readFileSync(join(slim, 'assets', name)),
    ['brotli'],
    'asset',
  )
const served = await serveByNginx(slim, join(root, '.content/hosts/nginx.conf'))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
try {
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const rounds: [QueryCost, QueryCost][] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await askTwice(browser, served.url, queries))
    for (const [place, name] of (['first', 'second'] as const).entries()) {
      const costs = rounds.map((one) => one[place as 0 | 1])
      const { bytes: moved, requests } = costs[0]!
      const fastest = Math.min(...costs.map(({ milliseconds }) => milliseconds))
      console.log(
        `${kind}, ${name}`.padEnd(24),
        `${(moved / 1000).toFixed(1)} kB, ${requests} requests, ${fastest} ms`,
      )
    }
  }
} finally {
  await browser.close()
  served.close()
  rmSync(slim, { recursive: true, force: true })
}
