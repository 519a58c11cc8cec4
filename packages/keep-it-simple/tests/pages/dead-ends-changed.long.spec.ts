import type { Page } from '@playwright/test'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveFaulty } from '../support/faulty-server.ts'
import { serveLockedSite } from '../support/locked-site.ts'

/** Documents that a translator or an extension has changed. */
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
// This site has no index.
test.beforeEach(({ quiet }) => quiet.allow(/404/))

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
  test(`[F35] ${how} after: links, back and search go on`, async ({ page }) => {
    await open(page, `${host.url}/`)
    await page.evaluate(change)
    await page.getByRole('link', { name: /Own/ }).first().click()
    await expect(page).toHaveURL(`${host.url}/article/own/`)
    await expect(h1(page)).toHaveText(/本页面只允许密码访问/)
    await expect(page.locator('font, x-extension')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('.prose').first()).toContainText('Open home.')
    await ready(page)
    await page.evaluate(change)
    await page.locator('.find').click()
    await expect(page.locator('dialog.search')).toBeVisible()
  })
}
