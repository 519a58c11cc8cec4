import type { Page } from '@playwright/test'
import { booted, expect, hydrated, ready, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveFaulty, type Fault } from '../support/faulty-server.ts'
import { soon, usually } from '../support/patience.ts'
import { page as source } from '../support/tiny-site.ts'

/** Whatever fails on the way to a page, its document is there within two seconds (decision 33). */
let site: Awaited<ReturnType<typeof serveTinySite>>
let host: Awaited<ReturnType<typeof serveFaulty>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'README.md': source({}, '[there](./there.md#part) [friends](./friends.md) [other](./other.md)'),
    'there.md': source({ title: 'There' }, '## Part\n\n[other](./other.md) [again](./there.md)'),
    'other.md': source({ title: 'Other' }, '[there](./there.md) [home](./README.md)'),
    'friends.md': source({ title: 'Friends', pageLayout: 'friends' }, '[other](./other.md)'),
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

const h1 = (page: Page) => page.locator('h1')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const entries = (page: Page) => page.evaluate(() => history.length)
const documents = () => host.asked.filter((path) => path.endsWith('/'))

async function expectPage(
  page: Page,
  [name, title, path]: readonly [string, string, string],
  rule: { file: RegExp; fault: Fault },
): Promise<void> {
  const usual = await usually(page, `${host.url}/`)
  await ready(page)
  host.fail(rule)
  const before = await entries(page)
  host.asked.length = 0
  await soon(
    () => link(page, name).click(),
    () => expect(h1(page)).toHaveText(title),
    usual,
  )
  await expect(page).toHaveURL(host.url + path)
  expect(await entries(page)).toBe(before + 1)
  // One load of the page that was wanted, and none after it.
  await booted(page)
  await still(page)
  expect(documents()).toEqual([path.replace(/#.*/, '')])
}

/** The first two are representative; the others are left to the long gate. */
const DATA: readonly Fault[] = [
  'missing',
  'silence',
  'a page instead',
  'a page that claims to be the file',
  'error 500',
  'cut off',
  'stuck half-way',
  'rubbish',
  'refused',
]
for (const [n, fault] of DATA.entries())
  test(`[F26] a page's data: ${fault}`, { tag: n < 2 ? [] : '@long' }, async ({ page }) => {
    const rule = { file: /there\/page\.json$/, fault }
    await expectPage(page, ['there', 'There', '/there/#part'], rule)
    // The visit goes on: the next page is drawn without a document, and back again.
    await page.keyboard.press('Shift')
    await hydrated(page)
    await link(page, 'other').click()
    await expect(h1(page)).toHaveText('Other')
    await page.goBack()
    await expect(h1(page)).toHaveText('There')
  })

const CHUNK: readonly Fault[] = [
  'missing',
  'a page instead',
  'cut off',
  'silence',
  'rubbish',
  'refused',
]
for (const [what, file] of [
  ['chunk', /FriendsLayout-[^/]*\.js$/],
  ['style sheet', /FriendsLayout-[^/]*\.css$/],
] as const)
  for (const fault of CHUNK) {
    // A style sheet that is a page, or half of one, is ignored, and the page drawn.
    if (what === 'style sheet' && !/missing|silence|refused/.test(fault)) continue
    test(
      `[${what === 'chunk' ? 'F26' : 'F27'}] a page's ${what}: ${fault}`,
      { tag: '@long' },
      async ({ page }) => {
        await expectPage(page, ['friends', 'Friends', '/friends/'], { file, fault })
      },
    )
  }
