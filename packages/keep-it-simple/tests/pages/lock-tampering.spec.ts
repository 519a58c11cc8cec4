import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { escapeHtml } from '#model/escape-html.ts'
import type { Seal } from '#model/seal.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { enter, field, serveLockedSite } from '../support/locked-site.ts'
import { promptIn } from '../support/prompt-in.ts'

let site: Awaited<ReturnType<typeof serveLockedSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveLockedSite()
})
test.afterAll(() => site.close())

test.describe('[P2] [A50] published files that were changed', () => {
  const answer = (page: Page, path: string, edit: (seal: Seal) => Seal) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const prompt = promptIn(html)!
      const changed = escapeHtml(JSON.stringify({ ...prompt, seal: edit(prompt.seal) }))
      const body = html.replace(/data-prompt="[^"]*"/, () => `data-prompt="${changed}"`)
      await route.fulfill({ response, body })
    })
  /** Goes there from an open page, so that its document is fetched and not loaded. */
  async function tryOn(
    page: Page,
    path: string,
    password: string,
    said: 'wrong' | 'damaged' = 'wrong',
  ): Promise<void> {
    await open(page, site.at('/article/open/'))
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')!.append(link)
      link.click()
    }, path)
    await expect(page.locator('.gate')).toBeVisible()
    await enter(page, password)
    // The right key and the wrong file: it is not the password.
    if (said === 'damaged') await expect(page.getByRole('status')).toHaveText(/无法加载/)
    else await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  }
  const sealOf = (path: string) =>
    promptIn(readFileSync(join(site.dist, path, 'index.html'), 'utf8'))!.seal

  test('one bit of the text: locked', async ({ page }) => {
    const { file } = sealOf('article/own')
    const bytes = readFileSync(join(site.dist, file))
    bytes[200]! ^= 1
    await page.route(`**${file}`, (route) => route.fulfill({ body: bytes }))
    await tryOn(page, '/article/own/', PASSWORDS.own, 'damaged')
  })

  test('cut off: locked', async ({ page }) => {
    const { file } = sealOf('article/own')
    const bytes = readFileSync(join(site.dist, file)).subarray(0, 64)
    await page.route(`**${file}`, (route) => route.fulfill({ body: bytes }))
    await tryOn(page, '/article/own/', PASSWORDS.own, 'damaged')
  })

  test('exchanged between two pages one password opens: locked', async ({ page }) => {
    const other = sealOf('dataMining/inner/b')
    await answer(page, '/dataMining/inner/a/', () => other)
    await tryOn(page, '/dataMining/inner/a/', PASSWORDS.prefix)
  })

  test('only the text exchanged: locked', async ({ page }) => {
    const { file } = sealOf('dataMining/inner/b')
    await answer(page, '/dataMining/inner/a/', (seal) => ({ ...seal, file }))
    await tryOn(page, '/dataMining/inner/a/', PASSWORDS.prefix, 'damaged')
  })

  test('slots in another order: locked', async ({ page }) => {
    await answer(page, '/article/own/', (seal) => ({
      ...seal,
      slots: seal.slots.toReversed(),
    }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
  })

  test('a cost that would freeze the reader: refused before any work', async ({ page }) => {
    const started: string[] = []
    page.on('worker', (worker) => started.push(worker.url()))
    await answer(page, '/article/own/', (seal) => ({ ...seal, cost: 31 }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
    expect(started).toEqual([])
  })

  test('gone: the prompt says that they could not be fetched', async ({ page, quiet }) => {
    quiet.allow(/404/)
    const { file } = sealOf('article/own')
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }))
    await open(page, site.at('/article/own/'))
    await enter(page, PASSWORDS.own)
    await expect(page.getByRole('status')).toHaveText(/无法加载/)
    await expect(page.getByRole('status')).toBeVisible()
  })
})
