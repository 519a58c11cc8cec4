import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveFaulty, type Fault } from '../support/faulty-server.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { soon, usually } from '../support/patience.ts'
import { button, enter, field, serveLockedSite } from '../support/locked-site.ts'

/** A right password on a bad day: the page opens, or it is said what is wrong, and it is never the password. */
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
test.beforeEach(({ quiet }) => {
  host.fail()
  quiet.allow(/Failed to load|ERR_|module script|SyntaxError|Unexpected|WebAssembly|wasm/i)
})

const OWN = '/article/own/'
const own = (page: Page) => expect(page.locator('h1')).toHaveText('Own title')

let usual = 0
async function openOwn(page: Page): Promise<void> {
  usual = await usually(page, host.url + OWN)
  await ready(page)
}

const timed = (page: Page, seen: () => Promise<void>): Promise<void> =>
  // Deriving the key takes a machine as long as a page, and its time on top.
  soon(() => enter(page, PASSWORDS.own), seen, 2 * usual)

for (const fault of [
  'missing',
  'a page instead',
  'cut off',
  'silence',
  'rubbish',
  'empty',
  'refused',
] as const)
  test(`[F33] the worker that derives the key: ${fault}; the page opens`, async ({ page }) => {
    await openOwn(page)
    host.fail({ file: /derive-worker-[^/]*\.js$/, fault })
    await timed(page, () => own(page))
  })

test('[F33] a policy that lets no worker in: the page opens', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function refuse() {
        throw new DOMException('Refused by the policy', 'SecurityError')
      },
    })
  })
  await openOwn(page)
  await timed(page, () => own(page))
})

test('[F29] a database that never answers: the page opens, and opens a second time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const never = { addEventListener: () => undefined }
    Object.defineProperty(window.indexedDB, 'open', { value: () => never })
  })
  await openOwn(page)
  await timed(page, () => own(page))
  await page.reload()
  await ready(page)
  await timed(page, () => own(page))
})

const SEALED: readonly Fault[] = [
  'missing',
  'a page instead',
  'error 500',
  'cut off',
  'half of it',
  'silence',
  'rubbish',
  'empty',
  'refused',
]
for (const fault of SEALED)
  test(`[A50] the sealed file: ${fault}; it is not the password, and trying again opens it`, async ({
    page,
  }) => {
    await openOwn(page)
    host.fail({ file: /\/sealed\//, fault })
    await timed(page, () => expect(page.getByRole('status')).toHaveText(/无法加载加密的内容/))
    await expect(page.getByRole('status')).toBeVisible()
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
    await expect(button(page)).not.toHaveAttribute('aria-busy')
    host.fail()
    await button(page).click()
    await own(page)
  })

test('[F33] what was unlocked and cannot be fetched any more is a prompt that works', async ({
  page,
}) => {
  await openOwn(page)
  await enter(page, PASSWORDS.own)
  await own(page)
  host.fail({ file: /\/sealed\//, fault: 'half of it' })
  await page.reload()
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  await ready(page)
  host.fail()
  await timed(page, () => own(page))
})
