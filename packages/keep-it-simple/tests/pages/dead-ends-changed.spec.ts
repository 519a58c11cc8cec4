import type { Page } from '@playwright/test'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { lateReact } from 'keep-it-simple-testing/late-react.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveFaulty } from '../support/faulty-server.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { usually } from '../support/patience.ts'
import { field, serveLockedSite } from '../support/locked-site.ts'

/** Documents that a translator or an extension has changed, before and after the application came. */
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
// React says that it drew the page anew, and what it could not find; this site has no index.
test.beforeEach(({ quiet }) =>
  quiet.allow(/React error #4\d\d|NotFoundError|Failed to execute|404/),
)

let usual = 0
test.beforeEach(async ({ page }) => {
  usual = await usually(page, `${host.url}/article/open/`)
})
const h1 = (page: Page) => page.locator('h1')

/** As Chromium's own translator does: each text becomes an element with other words. */
const translate = () => {
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.textContent!.trim() === '') continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `~${text.textContent}`
    outer.append(inner)
    text.parentNode!.replaceChild(outer, text)
  }
  document.documentElement.classList.add('translated-ltr')
}

/** As extensions do: nodes where there were none, some moved, some gone, attributes everywhere. */
const extend = () => {
  for (const one of document.querySelectorAll('#root *')) one.setAttribute('data-extension', '')
  for (const one of document.querySelectorAll('#root main, #root header, #root h1'))
    one.prepend(document.createElement('x-extension'))
  const moved = document.createElement('div')
  const main = document.querySelector('#root main')!
  main.before(moved)
  moved.append(main)
  document.querySelector('#root footer')?.remove()
}

const CHANGES = [
  ['translated', translate],
  ['changed by an extension', extend],
] as const

for (const [how, change] of CHANGES) {
  test(`[F35] ${how} before the application came: the first click on search opens it`, async ({
    page,
  }) => {
    await page.goto(`${host.url}/article/open/`)
    await page.waitForSelector('html[data-booted]')
    await page.evaluate(change)
    const start = performance.now()
    await page.locator('.find').click()
    await expect(page.locator('dialog.search')).toBeVisible()
    note(start)
    await expect(page.locator('.prose').first()).toContainText('Open text.')
  })

  test(`[F35] ${how} before: the first click on a link leads there, touched too`, async ({
    page,
  }) => {
    for (const touch of [false, true]) {
      await page.goto(`${host.url}/article/open/`)
      await page.waitForSelector('html[data-booted]')
      await page.evaluate(change)
      const start = performance.now()
      const link = page.locator('header a[href="/blog/"], header a[href="/"]').first()
      const href = await link.getAttribute('href')
      if (touch) {
        // Held for as long as the application takes: what was pressed must still be there.
        const application = page.waitForResponse(/\/entry-browser-[^/]*\.js$/)
        await link.hover()
        await page.mouse.down()
        await (await application).finished()
        await still(page)
        await page.mouse.up()
      } else await link.click()
      await expect(page).toHaveURL(host.url + href!)
      if (!touch) note(start)
    }
  })

  test(`[F35] ${how} before: a press that begins just before the page is drawn anew leads there`, async ({
    page,
  }) => {
    // What is not done at once is done while the button is held.
    await lateReact(page, 1_000)
    await page.addInitScript(() => {
      const query = document.querySelector
      document.querySelector = (selector: string) => {
        if (selector === ':active')
          setTimeout(() => (document.documentElement.dataset['taken'] = ''))
        return query.call(document, selector)
      }
    })
    await page.goto(`${host.url}/article/open/`)
    await page.waitForSelector('html[data-booted]')
    await page.evaluate(change)
    const link = page.locator('header a[href="/blog/"], header a[href="/"]').first()
    const href = await link.getAttribute('href')
    const { x, y, width, height } = (await link.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.waitForSelector('html[data-taken]')
    await page.mouse.down()
    await page.waitForSelector('html[data-ready]')
    await page.mouse.up()
    await expect(page).toHaveURL(host.url + href!)
  })

  test(`[F35] ${how} before: a password that was typed opens the page`, async ({ page }) => {
    await page.goto(`${host.url}/article/own/`)
    await page.waitForSelector('html[data-booted]')
    await page.evaluate(change)
    const start = performance.now()
    await field(page).fill(PASSWORDS.own)
    await field(page).press('Enter')
    await expect(h1(page)).toHaveText(/Own title/)
    note(start)
    // Blocks of the page that came are alive.
    await page.locator('label.tab', { hasText: 'Two' }).click()
    await expect(page.getByText('Second panel.')).toBeVisible()
  })

  test(`[F35] ${how} after: links, back and search go on`, async ({ page }) => {
    await open(page, `${host.url}/`)
    await page.evaluate(change)
    const start = performance.now()
    await page.getByRole('link', { name: /Own/ }).first().click()
    await expect(page).toHaveURL(`${host.url}/article/own/`)
    await expect(h1(page)).toHaveText(/本页面只允许密码访问/)
    note(start)
    await expect(page.locator('font, x-extension')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('.prose').first()).toContainText('Open home.')
    await ready(page)
    await page.evaluate(change)
    await page.locator('.find').click()
    await expect(page.locator('dialog.search')).toBeVisible()
  })
}

test('[F35] a page the application cannot draw stays its document, after one load', async ({
  page,
  quiet,
}) => {
  quiet.allow(/./)
  // Everything React would remove is somewhere else.
  await open(page, `${host.url}/`)
  await page.evaluate(() => {
    const remove = Node.prototype.removeChild
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (document.getElementById('root')!.contains(this))
        throw new DOMException('gone', 'NotFoundError')
      return remove.call(this, child) as T
    }
  })
  host.asked.length = 0
  const start = performance.now()
  await page.getByRole('link', { name: 'Own' }).first().click()
  await expect(h1(page)).toHaveText('本页面只允许密码访问')
  await page.waitForSelector('html[data-booted]')
  note(start)
  await still(page)
  expect(host.asked.filter((path) => path === '/article/own/')).toHaveLength(1)
  await page.goBack()
  await expect(page.locator('.prose').first()).toContainText('Open home.')
})

/** Noted, and no more than was promised, on a machine as busy as this one. */
function note(start: number): void {
  const taken = Math.round(performance.now() - start)
  test.info().annotations.push({ type: 'milliseconds', description: String(taken) })
  expect(taken).toBeLessThan(2_000 + 5 * usual)
}
