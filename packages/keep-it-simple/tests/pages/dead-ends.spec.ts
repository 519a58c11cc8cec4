import type { Page } from '@playwright/test'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveFaulty, type Fault } from '../support/faulty-server.ts'
import { soon, usually } from '../support/patience.ts'
import { page as source } from '../support/tiny-site.ts'

/** Whatever fails on the way to a page, its document is there within two seconds (decision 33). */
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>'
let site: Awaited<ReturnType<typeof serveTinySite>>
let host: Awaited<ReturnType<typeof serveFaulty>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'README.md': source(
      {},
      '[there](./there.md#part) [friends](./friends.md) [picture](./picture.md)',
    ),
    'there.md': source({ title: 'There' }, '## Part\n\n[other](./other.md) [again](./there.md)'),
    'other.md': source({ title: 'Other' }, '[there](./there.md) [home](./README.md)'),
    'picture.md': source({ title: 'Picture' }, '![A dot](./dot.svg)'),
    'dot.svg': DOT,
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

async function expectPage(
  page: Page,
  [name, title, path]: readonly [string, string, string],
  rule: { file: RegExp; fault: Fault; isFetched?: boolean },
  loads: readonly string[] = [path.replace(/#.*/, '')],
): Promise<void> {
  const usual = await usually(page, `${host.url}/`)
  await ready(page)
  host.fail(rule)
  const before = await entries(page)
  host.documents.length = 0
  await soon(
    () => link(page, name).click(),
    () => expect(h1(page)).toHaveText(title),
    usual,
  )
  await expect(page).toHaveURL(host.url + path)
  expect(await entries(page)).toBe(before + 1)
  // At most one load of the page that was wanted, and none after it.
  await ready(page)
  await still(page)
  expect(host.documents).toEqual(loads)
}

/** The first two are representative; the others are left to the long gate. */
const DOCUMENT: readonly Fault[] = [
  'missing',
  'silence',
  'a page instead',
  'a page that claims to be the file',
  'error 500',
  'cut off',
  'half of it',
  'stuck half-way',
  'rubbish',
  'refused',
]
for (const [n, fault] of DOCUMENT.entries())
  test(
    `[F26] a page that is fetched: ${fault}`,
    { tag: n < 2 ? [] : '@long' },
    async ({ page }) => {
      const rule = { file: /^\/there\/$/, fault, isFetched: true }
      await expectPage(page, ['there', 'There', '/there/#part'], rule)
      // The visit goes on: the next page needs no document, nor does the way back.
      host.fail()
      await link(page, 'other').click()
      await expect(h1(page)).toHaveText('Other')
      await page.goBack()
      await expect(h1(page)).toHaveText('There')
      expect(host.documents).toEqual(['/there/'])
    },
  )

for (const fault of ['missing', 'silence', 'refused'] as const)
  test(`[F27] a page's style sheet: ${fault}`, { tag: '@long' }, async ({ page }) => {
    const rule = { file: /\/friends-[^/]*\.css$/, fault }
    await expectPage(page, ['friends', 'Friends', '/friends/'], rule)
  })

for (const fault of ['missing', 'a page instead', 'cut off', 'rubbish', 'refused'] as const)
  test(`[F26] a block's script: ${fault}`, { tag: '@long' }, async ({ page }) => {
    // It is readable without.
    const rule = { file: /\/picture-[^/]*\.js$/, fault }
    await expectPage(page, ['picture', 'Picture', '/picture/'], rule, [])
  })

test("[F26] a block's script: silence", { tag: '@long' }, async ({ page }) => {
  const rule = { file: /\/picture-[^/]*\.js$/, fault: 'silence' as const }
  host.fail(rule)
  await page.goto(`${host.url}/`)
  await ready(page)
  host.documents.length = 0
  await link(page, 'picture').click()
  await expect(h1(page)).toHaveText('Picture')
  expect(host.documents).toEqual(['/picture/'])
})
