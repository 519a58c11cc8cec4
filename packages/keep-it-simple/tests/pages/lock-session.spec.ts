import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, ready, open, test } from 'keep-it-simple-testing/browser.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { enter, serveLockedSite } from '../support/locked-site.ts'
import { promptIn } from '../support/prompt-in.ts'

let site: Awaited<ReturnType<typeof serveLockedSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveLockedSite()
})
test.afterAll(() => site.close())

test('[S4.5] a reload opens again, lock again forgets', async ({ page }) => {
  await site.unlockOwn(page)
  const marker = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('kis:lock'))) ?? '{}',
  ) as Record<string, unknown>
  expect(marker).toMatchObject({ g: [], p: [expect.stringMatching(/^[\da-f]{64}$/)] })
  expect(marker['salt']).toMatch(/^[\da-f]{32}$/)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Own title')
  await page.getByRole('button', { name: '重新上锁' }).click()
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  await page.reload()
  await ready(page)
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
})

test('[P3] [A49] storage holds neither password nor readable key, and a copied marker opens nothing', async ({
  page,
  browser,
}) => {
  await site.unlockOwn(page)
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kis')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('no database')))
    })
    const records = await new Promise<{ held: { key: CryptoKey }[] }[]>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').getAll()
      request.addEventListener('success', () => resolve(request.result as never))
    })
    const key = records[0]!.held[0]!.key
    const exported = await crypto.subtle.exportKey('raw', key).then(
      () => 'readable',
      (error: Error) => error.name,
    )
    return {
      exported,
      extractable: key.extractable,
      local: { ...localStorage },
      session: { ...sessionStorage },
    }
  })
  expect(stored).toMatchObject({ exported: expect.stringMatching(/Error$/), extractable: false })
  expect(JSON.stringify(stored)).not.toContain(PASSWORDS.own)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.addInitScript((marker) => {
    sessionStorage.setItem('kis:lock', marker)
  }, stored.session['kis:lock'] as string)
  await stranger.goto(site.at('/article/own/'))
  await ready(stranger)
  await expect(stranger.locator('h1')).toHaveText('本页面只允许密码访问')
  await other.close()
})

test.describe('[P3] [A49] a marker', () => {
  const change = async (page: Page, edit: (marker: Record<string, unknown>) => object) => {
    await site.unlockOwn(page)
    const text = (await page.evaluate(() => sessionStorage.getItem('kis:lock')))!
    const edited = JSON.stringify(edit(JSON.parse(text) as Record<string, unknown>))
    await page.evaluate((value) => sessionStorage.setItem('kis:lock', value), edited)
    await page.reload()
    await ready(page)
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
    expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  }

  test('whose time is over opens nothing, though the key lies there still', async ({ page }) => {
    await site.unlockOwn(page)
    // Whoever can write into the browser's storage lets the key live on; the marker cannot be written.
    await page.evaluate(async () => {
      const request = indexedDB.open('kis')
      await new Promise((resolve) => request.addEventListener('success', resolve))
      const keys = request.result.transaction('keys', 'readwrite').objectStore('keys')
      const cursor = keys.openCursor()
      await new Promise((resolve) => cursor.addEventListener('success', resolve))
      const update = cursor.result!.update({ ...(cursor.result!.value as object), until: 9e15 })
      await new Promise((resolve) => update.addEventListener('success', resolve))
      request.result.close()
    })
    // The clock is moved, and nothing else.
    const later = (hours: number) =>
      page.addInitScript((by) => {
        const now = Date.now
        Date.now = () => now() + by * 60 * 60 * 1000
      }, hours)
    await later(11)
    await page.reload()
    await ready(page)
    await expect(page.locator('h1')).toHaveText('Own title')
    await later(2)
    await page.reload()
    await ready(page)
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
    expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  })

  test('without its key opens nothing', async ({ page }) => {
    await site.unlockOwn(page)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('kis').addEventListener('success', resolve)
        }),
    )
    await page.reload()
    await ready(page)
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  })
  test('that was changed opens nothing', ({ page }) =>
    change(page, (marker) => ({ ...marker, salt: '0'.repeat(32) })))
  test('that was given more time opens nothing', ({ page }) =>
    change(page, (marker) => ({ ...marker, until: Number(marker['until']) + 1000 })))
  test('that claims the whole site opens nothing', ({ page }) =>
    change(page, ({ p, ...marker }) => ({ ...marker, g: p, p: [] })))

  test('computed from what is published opens nothing', async ({ page }) => {
    const { seal } = promptIn(readFileSync(join(site.dist, 'article/own/index.html'), 'utf8'))!
    const forged = {
      id: 'x',
      salt: seal.salt,
      until: 9e15,
      g: seal.slots,
      p: [...seal.slots, seal.salt],
    }
    await page.addInitScript((marker) => {
      sessionStorage.setItem('kis:lock', marker)
    }, JSON.stringify(forged))
    await page.goto(site.at('/article/own/'))
    await ready(page)
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  })
})

test('[F29] without any storage the page still opens, until it is left', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'sessionStorage', forbid)
    Object.defineProperty(window, 'localStorage', forbid)
    Object.defineProperty(window, 'indexedDB', forbid)
  })
  await open(page, site.at('/dataMining/inner/a/'))
  await enter(page, PASSWORDS.prefix)
  await expect(page.locator('h1')).toHaveText('Inner A')
  await page.locator('.pager .next').click()
  await expect(page.locator('h1')).toHaveText('Inner B')
})
