import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from 'keep-it-simple-testing/chromium.ts'
import { LANGUAGES, serveRunsSite } from './runs-site.ts'
import { slowBrowser } from './slow-browser.ts'

/**
 * `npm run bench:runs`: bytes and time from a click on Run to the compared result, by language, at a
 * first visit, when run again, and at a second visit with what the browser has kept. `RUNS` says how
 * often, `ONLY` which languages, `SLOWER` how much slower than this machine.
 */
const RUNS = Number(process.env['RUNS'] ?? 3)
const SLOWER = Number(process.env['SLOWER'] ?? 4)
const only = new RegExp(process.env['ONLY'] ?? '')
/** Hosted compilers take their time, and a slow browser too. */
const PATIENCE = 240_000

const site = await serveRunsSite()
const folder = mkdtempSync(join(tmpdir(), 'bench-runs-'))
const slow = slowBrowser(folder, SLOWER)

interface Run {
  readonly seconds: number
  readonly bytes: number
}

async function run(page: Page): Promise<Run> {
  site.take()
  const finished = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true })
        const look = () => {
          if (clicked === 0 || !document.querySelector('.run[data-state=finished]')) return
          observer.disconnect()
          resolve(performance.now() - clicked)
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
  )
  await page.locator('[data-run=run]').click()
  const seconds = (await finished) / 1000
  const said = await page.locator('.code[data-output] code').innerText()
  if (!said.includes('hello')) throw new Error(`It printed: ${said}`)
  return { seconds, bytes: site.take() }
}

/** What the page itself still fetches is no part of a run. */
async function rest(page: Page): Promise<void> {
  do {
    site.take()
    await page.waitForTimeout(1_000)
  } while (site.take() > 0)
}

/** A browser of its own: open the page, let it come to rest, run, and run again. */
async function visit(profile: string, language: string): Promise<readonly [Run, Run]> {
  const { executablePath } = slow
  const args = CHROMIUM_ARGUMENTS
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.goto(`${site.url}/${language}/`)
  await page.waitForSelector('html[data-ready]')
  await rest(page)
  const runs = [await run(page), await run(page)] as const
  // What it compiled is kept a little later.
  await page.waitForTimeout(3_000)
  await context.close()
  return runs
}

/** At most so many bytes: sometimes the page has the application before anybody presses Run. */
function shown(runs: readonly Run[]): string {
  const all = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
  const bytes = Math.max(...runs.map((one) => one.bytes)).toLocaleString('en-US')
  return `${bytes} bytes, ${all[0]!.toFixed(1)} to ${all.at(-1)!.toFixed(1)} s`
}

try {
  console.log(
    `${RUNS} times, ${SLOWER} times slower, 10 Mbit/s; runner: ${JSON.stringify(site.languages)}`,
  )
  for (const language of LANGUAGES.filter((name) => only.test(name))) {
    const [first, again, second]: readonly Run[][] = [[], [], []]
    for (let round = 0; round < RUNS; round++) {
      const profile = mkdtempSync(join(folder, 'profile-'))
      const [one, two] = await visit(profile, language)
      const [three] = await visit(profile, language)
      first!.push(one)
      again!.push(two)
      second!.push(three)
      rmSync(profile, { recursive: true, force: true })
    }
    const parts = [first!, again!, second!].map(shown)
    console.log([language, ...parts, `load ${loadavg()[0]!.toFixed(1)}`].join(' | '))
  }
} finally {
  await slow.close()
  site.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
}
