import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { Panel } from '../../../tests/support/run-panel.ts'
import { serveRunSite } from '../../../tests/support/run-site.ts'

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
  await ready(page)
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
  '[F33] missing files are reported, and fetched again',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|net::ERR/)
    await page.goto(`${built.url}/en/run-python/`)
    await ready(page)
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
