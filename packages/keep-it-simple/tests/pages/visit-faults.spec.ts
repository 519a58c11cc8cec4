import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveFaulty } from '../support/faulty-server.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** What a visit may meet besides files that fail: no line, no storage, odd clocks, fast fingers. */
let site: Awaited<ReturnType<typeof serveTinySite>>
let host: Awaited<ReturnType<typeof serveFaulty>>
const TABS = '::: tabs#lang\n@tab One\n\nFirst panel.\n\n@tab Two\n\nSecond panel.\n\n:::\n\n'
const NAMES = ['a', 'b', 'c', 'd', 'e']

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const links = NAMES.map((name) => `[to ${name}](./${name}.md)`).join(' ')
  const files = {
    'README.md': source({ title: 'Home' }, 'Home. [to a](./blog/a.md)'),
    ...Object.fromEntries(
      NAMES.map((name) => [
        `blog/${name}.md`,
        post(
          { title: `Page ${name}`, permalink: `/${name}/` },
          `${links}\n\n${TABS}## Part ${name}`,
        ),
      ]),
    ),
  }
  site = await serveTinySite(files, {}, true)
  host = await serveFaulty(() => site.dist)
})
test.afterAll(() => {
  host.close()
  site.close()
})
test.beforeEach(() => host.fail())

const h1 = (page: Page) => page.locator('h1')
const link = (page: Page, name: string) =>
  page.locator('.prose').getByRole('link', { name: `to ${name}`, exact: true })
/** Opens a page, until what helps without a connection is there. */
async function read(page: Page, address: string): Promise<void> {
  const helps = page.waitForResponse(/\/assets\/(?:stay-here|read-offline)-[^/]*\.js$/)
  await open(page, address)
  await helps
  await still(page)
}

test('[F28] without a connection the page stays and a line says so; with one the click works', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_|Failed to fetch/)
  await read(page, `${host.url}/a/`)
  await context.setOffline(true)
  await link(page, 'b').click()
  const notice = page.locator('.notice')
  await expect(notice).toContainText('网络')
  await expect(h1(page)).toHaveText('Page a')
  await expect(page).toHaveURL(`${host.url}/a/`)
  await expect(page.locator('.progress')).toHaveCount(0)
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await link(page, 'b').click()
  await expect(h1(page)).toHaveText('Page b')

  await context.setOffline(true)
  await page.goBack()
  await expect(notice).toContainText('网络')
  await expect(h1(page)).toHaveText('Page b')
  await expect(page).toHaveURL(`${host.url}/b/`)
  await context.setOffline(false)
  await page.goBack()
  await expect(h1(page)).toHaveText('Page a')
  await expect(page).toHaveURL(`${host.url}/a/`)
})

/** A short visit: appearance, tabs, navigation, back, search. */
async function visit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${host.url}/a/`)
  await page.locator('[data-action=appearance]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('label.tab', { hasText: 'Two' }).click()
  await expect(page.getByText('Second panel.')).toBeVisible()
  await link(page, 'b').click()
  await expect(h1(page)).toHaveText('Page b')
  await page.goBack()
  await expect(h1(page)).toHaveText('Page a')
  await page.locator('.find').click()
  await expect(page.locator('dialog.search')).toBeVisible()
  await page.keyboard.press('Escape')
}

for (const [what, deny] of [
  [
    'getters that throw',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  ],
  [
    'no room',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'cookies off',
    () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  ],
] as const)
  test(`[F29] storage with ${what}: no error, and all works for this visit`, async ({ page }) => {
    await page.addInitScript(deny)
    await visit(page)
  })

test(
  '[F30] storage full of rubbish: no error, defaults, foreign keys untouched',
  { tag: '@long' },
  async ({ page }) => {
    const rubbish = ['{', 'null', '"x"', '{"__proto__":{"polluted":1}}']
    const keys = ['appearance', 'bulletin', 'tabs', 'query', 'searches', 'places', 'lock']
    for (const value of [...rubbish, 'x'.repeat(400_000)]) {
      await page.goto(`${host.url}/404.html`)
      await page.evaluate(
        ([names, text]) => {
          for (const store of [localStorage, sessionStorage]) {
            store.clear()
            for (const name of names) store.setItem(`kis:${name}`, text)
            store.setItem('vuepress-theme-appearance', text)
            store.setItem('kis:future-schema', text)
          }
        },
        [keys, value] as const,
      )
      await visit(page)
      const left = await page.evaluate(() => [
        localStorage.getItem('vuepress-theme-appearance'),
        localStorage.getItem('kis:appearance'),
        ({} as Record<string, unknown>)['polluted'],
      ])
      expect(left).toEqual([value, 'dark', undefined])
    }
  },
)

test(
  '[F31] the page a browser has preserved: appearance in step, and the next click works, also after a release',
  { tag: '@long' },
  async () => {
    test.setTimeout(180_000)
    // The test tool switches preserving off.
    const browser = await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGUMENTS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: 'light' })
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      )
      const persisted = () =>
        page.evaluate(() => (window as never as { persisted: boolean }).persisted)
      await read(page, `${host.url}/a/`)
      // It cannot be fetched, so the next page is a document, and this one is preserved.
      host.fail({ file: /^\/b\/$/, fault: 'error 500', isFetched: true })
      await link(page, 'b').click()
      await expect(h1(page)).toHaveText('Page b')
      const other = await context.newPage()
      await other.goto(`${host.url}/c/`)
      await other.evaluate(() => localStorage.setItem('kis:appearance', 'dark'))
      // A preserved page does not load again, so the test tool has nothing to wait for.
      await page.goBack({ waitUntil: 'commit' })
      await expect(h1(page)).toHaveText('Page a')
      expect(await persisted()).toBe(true)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('.progress')).toHaveCount(0)
      await link(page, 'c').click()
      await expect(h1(page)).toHaveText('Page c')
      await expect(page).toHaveURL(`${host.url}/c/`)
    } finally {
      await browser.close()
    }
  },
)

test.describe('[F34] fast fingers', () => {
  const shown = (page: Page) =>
    page.evaluate(() => [
      location.pathname,
      document.title,
      document.querySelector('h1')!.textContent,
    ])

  test('fifty clicks: the last one wins, in address, title, text and outline', async ({ page }) => {
    await open(page, `${host.url}/a/`)
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('.prose a[href^="/"]')].slice(1, 5)
      for (let n = 0; n < 50; n++) links[n % 4]!.click()
      links[2]!.click()
    })
    await expect(h1(page)).toHaveText('Page d')
    await still(page)
    expect(await shown(page)).toEqual(['/d/', expect.stringContaining('Page d'), 'Page d'])
    await expect(page.locator('.outline').first()).toContainText('Part d')
  })

  test('a double click is one entry; to the page itself and to a part of it none or one', async ({
    page,
  }) => {
    await open(page, `${host.url}/a/`)
    const before = await page.evaluate(() => history.length)
    await link(page, 'b').dblclick()
    await expect(h1(page)).toHaveText('Page b')
    await still(page)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await link(page, 'b').click()
    await still(page)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('back while a page is on its way: the page gone back to', async ({ page }) => {
    await page.clock.install()
    await open(page, `${host.url}/a/`)
    await link(page, 'b').click()
    await expect(h1(page)).toHaveText('Page b')
    host.fail({ file: /^\/c\/$/, fault: 'silence' })
    const asked = page.waitForRequest('**/c/')
    await link(page, 'c').click()
    await asked
    await page.goBack()
    await expect(h1(page)).toHaveText('Page a')
    // Nothing that was given up comes back later.
    await page.clock.fastForward(1_800)
    await still(page)
    expect((await shown(page))[0]).toBe('/a/')
  })

  test('a slow page, then another: the other, also when the slow one has become a document', async ({
    page,
  }) => {
    await open(page, `${host.url}/a/`)
    host.fail({ file: /^\/c\//, fault: 'silence' })
    // By the page itself: a click of the test tool would wait for the document.
    await page.evaluate(() => {
      const other = document.querySelector<HTMLElement>('.prose a[href="/d/"]')!
      setTimeout(() => other.click(), 2_000)
    })
    await link(page, 'c').click()
    await expect(h1(page)).toHaveText('Page d')
    await still(page)
    expect((await shown(page))[0]).toBe('/d/')
  })
})
