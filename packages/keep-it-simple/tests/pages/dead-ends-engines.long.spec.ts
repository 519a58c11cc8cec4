import { expect, test } from '@playwright/test'
import { isInstalled } from 'keep-it-simple-testing/engines/installed.ts'
import { openReader } from 'keep-it-simple-testing/engines/open-reader.ts'
import { until, untilText, type Reader } from 'keep-it-simple-testing/engines/reader.ts'
import { serveFaulty, type Fault } from '../support/faulty-server.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { serveLockedSite } from '../support/locked-site.ts'

/** The faults of `dead-ends.spec.ts` and those of an unlocking, in the other engines. */
let site: Awaited<ReturnType<typeof serveLockedSite>>
let host: Awaited<ReturnType<typeof serveFaulty>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveLockedSite()
  host = await serveFaulty(() => site.dist)
})
test.afterAll(() => {
  host.close()
  site.close()
})

const FAULTS: readonly (readonly [what: string, file: RegExp, faults: readonly Fault[]])[] = [
  [
    'document',
    /^\/article\/open\/$/,
    [
      'missing',
      'a page instead',
      'error 500',
      'cut off',
      'half of it',
      'silence',
      'stuck half-way',
      'refused',
    ],
  ],
  ['style sheet', /\/doc-[^/]*\.css$/, ['missing', 'silence', 'refused']],
]
const LINK = 'main a[href="/article/open/"]'
const PROMISED = 2_000

/** A page is opened, and a link is there that leads to the faulty page. */
async function begin(reader: Reader): Promise<number> {
  host.fail()
  const start = performance.now()
  await reader.open(`${host.url}/blog/`)
  await until(reader, () => 'ready' in document.documentElement.dataset, undefined)
  return performance.now() - start
}

for (const engine of ['firefox', 'webkit'] as const)
  test(`[F26] ${engine}: whatever fails on the way to a page, its document is there`, async () => {
    test.skip(!isInstalled(engine), `${engine} is not installed`)
    test.setTimeout(240_000)
    const reader = await openReader(engine)
    try {
      for (const [what, file, faults] of FAULTS)
        for (const fault of faults) {
          const usual = await begin(reader)
          host.fail({ file, fault, isFetched: what === 'document' })
          host.documents.length = 0
          const start = performance.now()
          await reader.ask((link) => document.querySelector<HTMLElement>(link)!.click(), LINK)
          await untilText(reader, 'h1', 'Open post')
          note(`${engine}, ${what}: ${fault}`, start, usual)
          expect(await reader.ask(() => location.pathname, 0)).toBe('/article/open/')
          expect(host.documents).toEqual(['/article/open/'])
        }
    } finally {
      await reader.close()
    }
  })

for (const engine of ['firefox', 'webkit'] as const)
  test(`[F33] ${engine}: a worker that hangs, a file that is cut`, async () => {
    test.skip(!isInstalled(engine), `${engine} is not installed`)
    test.setTimeout(240_000)
    const reader = await openReader(engine)
    const enter = async () => {
      host.fail()
      const start = performance.now()
      await reader.open(`${host.url}/article/own/`)
      await until(reader, () => 'ready' in document.documentElement.dataset, undefined)
      const usual = performance.now() - start
      await reader.type('#password', PASSWORDS.own)
      return usual
    }
    try {
      for (const fault of ['half of it', 'cut off'] as const) {
        const usual = await enter()
        host.fail({ file: /\/sealed\//, fault })
        const start = performance.now()
        await reader.click('.gate button')
        await untilText(reader, '[role=status]', '无法加载')
        note(`${engine}, sealed file: ${fault}`, start, 2 * usual)
      }
      for (const fault of ['silence', 'missing'] as const) {
        const usual = await enter()
        host.fail({ file: /derive-worker-[^/]*\.js$/, fault })
        const start = performance.now()
        await reader.click('.gate button')
        await untilText(reader, 'h1', 'Own title')
        note(`${engine}, worker: ${fault}`, start, 4 * usual)
        await reader.ask(() => sessionStorage.clear(), 0)
      }
    } finally {
      await reader.close()
    }
  })

function note(what: string, start: number, usual: number): void {
  const taken = Math.round(performance.now() - start)
  test.info().annotations.push({ type: 'milliseconds', description: `${what} ${taken}` })
  expect(taken, what).toBeLessThan(PROMISED + 5 * usual)
}
