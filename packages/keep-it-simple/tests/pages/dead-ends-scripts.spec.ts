import type { Page } from '@playwright/test'
import { dialog, field } from 'keep-it-simple-testing/search-box.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveFaulty, type Fault } from '../support/faulty-server.ts'
import { soon, usually } from '../support/patience.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Scripts of a document that fail: it goes on as a document, and what is pressed is done. */
let site: Awaited<ReturnType<typeof serveTinySite>>
let host: Awaited<ReturnType<typeof serveFaulty>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'README.md': source({}, '[one](./blog/one.md)'),
    'blog/one.md': post({ title: 'One', permalink: '/one/' }, 'Words. [two](./two.md)'),
    'blog/two.md': post({ title: 'Two', permalink: '/two/' }, 'More words. [one](./one.md)'),
  })
  host = await serveFaulty(() => site.dist)
})
test.afterAll(() => {
  host.close()
  site.close()
})
test.beforeEach(({ quiet }) => {
  host.fail()
  quiet.allow(/Failed to load|ERR_|module script|Unable to preload|SyntaxError|Unexpected/)
})

let usual = 0
/** Where the search leads without script. */
const SEARCH = /\/blog\/archives\/$|\/search\//
/** Its dialog needs no application. */
const isSearching = async (page: Page): Promise<boolean> =>
  SEARCH.test(page.url()) ||
  (await page
    .locator('dialog.search input[role=combobox]')
    .isVisible()
    .catch(() => false))
const h1 = (page: Page) => page.locator('h1')
const search = (page: Page) => page.locator('.find')

/** Text that is shown, every 50 ms from the first paint on, until it is stopped. */
async function watchText(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    setInterval(() => {
      if (performance.getEntriesByName('first-paint').length > 0)
        seen.push(document.querySelector<HTMLElement>('main')?.innerText.length ?? 0)
    }, 50)
  })
  return () =>
    page.evaluate(() => (window as never as { seen: number[] }).seen.every((one) => one > 10))
}

const FAULTS: readonly Fault[] = ['missing', 'a page instead', 'cut off', 'silence']

test('[F24] every script of a document fails: text is there, links and search lead on', async ({
  page,
}) => {
  test.setTimeout(240_000)
  usual = await usually(page, `${host.url}/two/`)
  const always = await watchText(page)
  for (const fault of FAULTS) {
    host.fail({ file: /\.js$/, fault })
    await page.goto(`${host.url}/one/`, { waitUntil: 'commit' })
    await expect(h1(page)).toHaveText('One')
    await soon(
      () => page.locator('.prose').getByRole('link', { name: 'two' }).click(),
      () => expect(h1(page)).toHaveText('Two'),
      usual,
      1_000,
    )
    await soon(
      () => search(page).click(),
      () => expect.poll(() => isSearching(page)).toBe(true),
      usual,
    )
    expect(await always(), fault).toBe(true)
  }
})

test('[F26] search: keeps the field and says that it is loading while its chunk hangs', async ({
  page,
}) => {
  usual = await usually(page, `${host.url}/one/`)
  await ready(page)
  host.fail({ file: /search-island-[^/]*\.js$/, fault: 'silence' })
  await soon(
    () => search(page).click(),
    () => expect(field(page)).toBeFocused(),
    usual,
  )
  await field(page).fill('two')
  await expect(dialog(page).getByRole('status')).not.toBeEmpty()
  await page.waitForTimeout(3_000)
  await expect(page).toHaveURL(`${host.url}/one/`)
  await expect(field(page)).toHaveValue('two')
})

test(
  '[F27] a style sheet that never comes does not hold the page up',
  { tag: '@long' },
  async ({ page }) => {
    host.fail({ file: /\.css$/, fault: 'silence' })
    await page.goto(`${host.url}/one/`, { waitUntil: 'commit' })
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    await expect.poll(painted, { timeout: 20_000 }).toBeLessThan(10_000)
    test.info().annotations.push({
      type: 'milliseconds',
      description: String(Math.round((await painted())!)),
    })
    await page.locator('.prose').getByRole('link', { name: 'two' }).click()
    await expect(h1(page)).toHaveText('Two')
  },
)
