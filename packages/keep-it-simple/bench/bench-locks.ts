import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import { serveTinySite } from '../tests/support/built-site.ts'
import { page as source } from '../tests/support/tiny-site.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'

/** What a lock costs its reader: `node bench/bench-locks.ts`. */
const PASSWORD = 'heron-measures-twelve-doors'
const ROUNDS = 5
const UMD = createRequire(import.meta.url).resolve('hash-wasm/dist/bcrypt.umd.min.js')

const text = Array.from(
  { length: 140 },
  (_, n) => `## Part ${n}\n\n${'Some secret words here. '.repeat(29)}`,
)
const hash = await hashPassword(PASSWORD, makeSalt(4))
const site = await serveTinySite(
  { 'a.md': source({ title: 'Opened', permalink: '/a/', encrypt: { hash } }, text.join('\n\n')) },
  { passwords: [PASSWORD] },
)
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
/** The least is what the machine can do; the median, what it did beside its other work. */
const least = (values: readonly number[]) => Math.round(Math.min(...values))
function both(values: readonly number[]): string {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1]!
  return `${least(values)} ms (median ${Math.round(middle)})`
}

async function repeat(measure: (page: Page, session: CDPSession) => Promise<number>, slow: number) {
  const values: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
    values.push(await measure(page, session))
    await context.close()
  }
  return values
}

/** The throttle of the browser holds back the page's thread, not workers: so the work is done there. */
async function derive(page: Page): Promise<number> {
  await page.goto(site.url + '/a/')
  await page.evaluate(readFileSync(UMD, 'utf8'))
  return page.evaluate(async () => {
    const { bcrypt } = (window as never as { hashwasm: { bcrypt: (o: object) => Promise<string> } })
      .hashwasm
    const salt = new Uint8Array(16).fill(7)
    const started = performance.now()
    await bcrypt({ password: 'x', salt, costFactor: 12, outputType: 'encoded' })
    return performance.now() - started
  })
}

const longest: number[] = []
async function unlock(page: Page): Promise<number> {
  await page.goto(site.url + '/a/')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.waitForSelector('html[data-ready]')
  const [taken, task] = await page.evaluate(async () => {
    let slowest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration)
    }).observe({ type: 'longtask' })
    const started = performance.now()
    const shown = new Promise<number>((resolve) => {
      const look = () =>
        document.querySelector('.prose')
          ? resolve(performance.now() - started)
          : requestAnimationFrame(look)
      look()
    })
    document.querySelector<HTMLButtonElement>('.gate button')!.click()
    const time = await shown
    await new Promise((resolve) => setTimeout(resolve, 300))
    return [time, slowest] as const
  })
  longest.push(task)
  return taken
}

try {
  const once = await repeat(derive, 1)
  console.log(`one derivation                 ${both(once)}`)
  console.log(`the same, 4 times slower       ${both(await repeat(derive, 4))}`)
  console.log(`guesses a second and core      ${(1000 / least(once)).toFixed(1)}`)
  console.log(`100 kB, click to text          ${both(await repeat(unlock, 1))}`)
  console.log(`longest task meanwhile         ${both(longest.splice(0))}`)
  console.log(`the same, page 4 times slower  ${both(await repeat(unlock, 4))}`)
  console.log(`longest task meanwhile         ${both(longest)}`)
} finally {
  await browser.close()
  site.close()
}
