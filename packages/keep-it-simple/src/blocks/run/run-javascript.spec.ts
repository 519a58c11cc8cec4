import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { PROGRAMS, serveJavaScriptSite } from '../../../tests/support/javascript-site.ts'
import { awaitWorker } from '../../../tests/support/offline-site.ts'

test.describe.configure({ mode: 'default' })

let built: Awaited<ReturnType<typeof serveJavaScriptSite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = await serveJavaScriptSite()
})
test.afterAll(() => built.close())

const panel = (page: Page, name: keyof typeof PROGRAMS) => {
  const at = Object.keys(PROGRAMS).indexOf(name)
  const code = page.locator('.code[data-run]').nth(at)
  const output = page.locator('.code[data-output]').nth(at)
  return {
    code,
    bar: code.locator('.run'),
    button: code.locator('[data-run=run]'),
    said: code.locator('.run-said'),
    output,
    lines: output.locator('.line'),
    finished: (timeout = 15_000) =>
      expect(code.locator('.run')).toHaveAttribute('data-state', 'finished', { timeout }),
  }
}

async function visit(page: Page, path = '/en/'): Promise<void> {
  await page.goto(built.url + path)
  await ready(page)
}

test('a program runs in a worker of the site, and is compared with the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page)
  expect(asked.filter((url) => /sandbox|open-bench|run-javascript/.test(url))).toEqual([])
  const { button, said, finished, lines } = panel(page, 'same')
  await expect(said).toHaveText(/^Runs in your browser/)
  await button.click()
  await finished()
  await expect(said).toHaveText(/^Finished in \d\.\d s · every line as on this page/)
  await expect(lines).toHaveText(['line 1', 'line 2', 'line 3'])
  expect(asked.filter((url) => !url.startsWith(built.url))).toEqual([])
  expect(await violations(page, { within: '#main' })).toEqual([])
})

test('lines that differ are marked, those of the page beside them', async ({ page }) => {
  await visit(page, '/')
  const { button, said, finished, output } = panel(page, 'other')
  await button.click()
  await finished()
  await expect(said).toHaveText(/1 行与页面不同/)
  await expect(output.locator('[data-line=del]')).toHaveText(['c'])
  await expect(output.locator('[data-line=add]')).toHaveCount(0)
})

test('what a reader changes is run and compared too, and can be put back', async ({ page }) => {
  await visit(page)
  const { code, button, said, finished, output, lines } = panel(page, 'same')
  await code.getByRole('button', { name: 'Edit' }).click()
  await code.getByRole('textbox').fill("console.log('line', 1)\nconsole.log({ n: [2] })")
  await button.click()
  await finished()
  await expect(said).toHaveText(/2 lines differ from this page/)
  await expect(output.locator('[data-line=add]')).toHaveText(['{ n: [ 2 ] }'])
  await code.getByRole('button', { name: 'Reset' }).click()
  await expect(lines).toHaveText(['line 1', 'line 2', 'line 3'])
})

test('it reaches no network, no storage and no other worker', async ({ page, quiet }) => {
  // The browser says what the policy of the worker refused.
  quiet.allow(/Content Security Policy/)
  await visit(page)
  const { button, said, finished } = panel(page, 'confined')
  await button.click()
  await finished()
  await expect(said).toHaveText(/every line as on this page/)
  const [name] = readdirSync(join(built.dist, 'sandbox'))
  const { headers } = await fetch(`${built.url}/sandbox/${name}`)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'unsafe-eval'",
  )
  const policy = (await fetch(`${built.url}/en/`)).headers.get('content-security-policy')
  expect(policy).not.toContain("'unsafe-eval'")
})

test(
  'an endless loop ends at its limit, and the page answers meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await visit(page)
    const { button, said, finished, lines } = panel(page, 'endless')
    await button.click()
    await expect(lines).toHaveText(['begun'])
    await page.clock.fastForward(11_000)
    await finished()
    await expect(said).toHaveText(/^Stopped: the program didn't finish within 10 s/)
  },
)

test('a flood of output is cut', { tag: '@long' }, async ({ page }) => {
  await visit(page)
  const { button, said, finished, lines } = panel(page, 'flood')
  await button.click()
  await finished()
  await expect(said).toHaveText(/^Too much output/)
  await expect(lines).toHaveCount(1000)
})

test('an error is shown as one, and nothing is compared', async ({ page }) => {
  await visit(page)
  const { button, said, finished, output } = panel(page, 'broken')
  await button.click()
  await finished()
  await expect(said).toHaveText(
    /^The program failed after \d\.\d s · exit code 1 · JavaScript \(Chrome \d+\)$/,
  )
  await expect(output.locator('.stderr')).toHaveText(/^TypeError: /)
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'it runs without a connection, though it was never run with one',
    { tag: '@long' },
    async ({ page, context, quiet }) => {
      quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
      await visit(page)
      await ready(page)
      await awaitWorker(page)
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const found = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
            const keys = await Promise.all(found.map((cache) => cache.keys()))
            return keys.flat().some(({ url }) => url.endsWith('/en/'))
          }),
        )
        .toBe(true)
      await context.setOffline(true)
      await page.reload()
      await ready(page)
      const { code, button, said, finished, lines } = panel(page, 'same')
      await button.click()
      await finished()
      await expect(said).toHaveText(/every line as on this page/)
      await code.getByRole('button', { name: 'Edit' }).click()
      await code.getByRole('textbox').fill('console.log(6 * 7)')
      await button.click()
      await finished()
      await expect(lines.filter({ hasText: '42' })).toHaveAttribute('data-line', 'add')
    },
  )
})
