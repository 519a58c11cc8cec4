import { booted, expect, test } from 'keep-it-simple-testing/browser.ts'
import { COMPILING, Panel } from '../support/run-panel.ts'
import { serveRunSite } from '../support/run-site.ts'

test.describe.configure({ mode: 'default' })

let built: Awaited<ReturnType<typeof serveRunSite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = await serveRunSite()
})
test.afterAll(() => built.close())
test.beforeEach(() => test.setTimeout(240_000))

test("[S7.4] Python runs in the browser, from the site's own files, and exceptions are stderr", async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${built.url}/en/run-python/`)
  await booted(page)
  // Nothing of it comes before the first run.
  expect(asked.filter((url) => /pyodide|python-worker|open-bench/.test(url))).toEqual([])
  const hello = new Panel(page, 'hello')
  await expect(hello.said).toHaveText('Runs in your browser; the first run downloads about 7 MB')
  await hello.bar.evaluate((bar) => {
    const seen = new Set<string>()
    const look = () => seen.add(bar.querySelector('.run-progress')?.textContent ?? '')
    new MutationObserver(look).observe(bar, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { seen })
  })
  await hello.run()
  expect(await hello.text()).toBe('你好，Python ✓\n<b>')
  // How much of it had come was shown meanwhile.
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.some((text) => /^\d+ % of about 7 MB$/.test(text))).toBe(true)
  expect(asked.filter((url) => !url.startsWith(built.url))).toEqual([])
  expect(asked.some((url) => url.includes('/vendor/pyodide/'))).toBe(true)
  const broken = new Panel(page, 'broken')
  await broken.run()
  await expect(broken.output.locator('.stderr').first()).toHaveText('aside')
  await expect(broken.output.locator('.stderr').last()).toHaveText('ValueError: boom')
})

test(
  '[F33] an endless loop ends at its limit, and the page answers meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto(`${built.url}/en/run-python/`)
    await booted(page)
    await page.evaluate(() => {
      const long: number[] = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long.push(duration)
      }).observe({ type: 'longtask', buffered: false })
      Object.assign(window, { long })
    })
    const panel = new Panel(page, 'endless')
    await panel.button.click()
    await expect(panel.output.locator('code')).toHaveText('begun', { timeout: COMPILING })
    // Work of others may make any task long, but not at every look.
    await expect(async () => {
      const long = await page.evaluate(async () => {
        const tasks = (window as unknown as { long: number[] }).long
        tasks.length = 0
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
        return tasks
      })
      expect(Math.max(0, ...long)).toBeLessThan(200)
    }).toPass({ timeout: 30_000 })
    await page.clock.fastForward(21_000)
    await panel.finished()
    await expect(panel.said).toHaveText(
      "Stopped: the program didn't finish within 20 s. You can try again.",
    )
    const hello = new Panel(page, 'hello')
    await hello.run()
    expect(await hello.text()).toContain('你好')
  },
)

test(
  '[F33] a flood of output is cut, and the page stays small',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${built.url}/en/run-python/`)
    await booted(page)
    const panel = new Panel(page, 'hello')
    await panel.bar.getByRole('button', { name: 'Edit' }).click()
    const editor = panel.code.getByRole('textbox')
    await editor.fill('i = 0\nwhile True:\n    print("line", i)\n    i += 1')
    await panel.run()
    await expect(panel.said).toHaveText(/^Too much output/)
    await expect(panel.output.locator('.line')).toHaveCount(1000)
  },
)

test(
  '[F33] missing files are reported, and fetched again',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|net::ERR/)
    await page.goto(`${built.url}/en/run-python/`)
    await booted(page)
    await page.context().route('**/vendor/pyodide/**', (route) => route.abort())
    const panel = new Panel(page, 'hello')
    await panel.run()
    await expect(panel.said).toHaveText(
      "This site can't be reached. Check your connection and try again.",
    )
    await page.context().unroute('**/vendor/pyodide/**')
    await panel.run()
    expect(await panel.text()).toContain('你好')
  },
)
