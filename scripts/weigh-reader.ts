import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { timeArrival, timeWish, WISHES, type Wish } from './weigh/reader/wishes.ts'

/**
 * `npm run weigh:reader`: what the first wishes of a reader cost on a machine four times slower.
 * `BESIDE=<folder>` measures another release in the same run, `RUNS` says how often, `ONLY` which pages
 * and wishes.
 */
const PAGES = ['/', '/blog/', '/article/composite-index/', '/resource/textual-material/'].flatMap(
  (path) => [path, `/en${path}`],
)
const RUNS = Number(process.env['RUNS'] ?? 3)
const only = new RegExp(process.env['ONLY'] ?? '')
const dist = join(import.meta.dirname, '../site/dist')
const settings = join(dist, '../.content/hosts/nginx.conf')
const { BESIDE: beside } = process.env

const releases = [dist, ...(beside === undefined ? [] : [resolve(beside)])]
const served = await Promise.all(releases.map((folder) => serveByNginx(folder, settings)))
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })

type Measure = (url: string) => Promise<Wish>
const MEASURES: Readonly<Record<string, Measure>> = {
  arrival: (url) => timeArrival(browser, url, 'fair'),
  'arrival, slow 3G': (url) => timeArrival(browser, url, 'slow'),
  ...Object.fromEntries(
    Object.keys(WISHES).map((name) => [name, (url: string) => timeWish(browser, url, name)]),
  ),
}

/** The best of several: how fast it can be is the page's doing, how slow it was may be the machine's. */
function best(runs: readonly Wish[]): string {
  const least = (of: (one: Wish) => number) => Math.round(Math.min(...runs.map(of)))
  const numbers = [
    least((one) => one.milliseconds),
    least((one) => one.longest),
    least((one) => one.blocking),
  ]
  return numbers.map((one) => String(one).padStart(6)).join('')
}

try {
  console.log(
    `best of ${RUNS}, ms: until painted, longest task, blocking; ${beside === undefined ? '' : 'then the same of the release beside; '}load ${loadavg()[0]!.toFixed(1)}`,
  )
  for (const path of PAGES)
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (!only.test(`${path} ${name}`)) continue
      const results: Wish[][] = served.map(() => [])
      for (let run = 0; run < RUNS; run++)
        for (const [index, { url }] of served.entries())
          results[index]!.push(await measure(url + path))
      console.log(`${path.padEnd(32)} ${name.padEnd(18)} ${results.map(best).join('   |')}`)
    }
} finally {
  await browser.close()
  for (const one of served) one.close()
}
