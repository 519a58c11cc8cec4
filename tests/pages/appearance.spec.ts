import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/browser.ts'

const theme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto')

test('the choice is stored, applied before paint, and kept over navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  expect(await theme(page)).toBe('auto')
  await page.getByRole('button', { name: '外观' }).click()
  expect(await theme(page)).toBe('dark')
  await page.goto('/blog/', { waitUntil: 'commit' })
  await page.waitForSelector('.bar')
  expect(await theme(page)).toBe('dark')
  await open(page, '/blog/')
  await page.locator('.post a').first().click()
  await expect(page.locator('.doc')).toBeVisible()
  expect(await theme(page)).toBe('dark')
  await page.getByRole('button', { name: '外观' }).click()
  expect(await theme(page)).toBe('auto')
})

test('forbidden storage changes nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await open(page, '/')
  await page.getByRole('button', { name: '外观' }).click()
  await page.locator('.wordmark').click()
  await expect(page.locator('h1')).toHaveCount(1)
})
