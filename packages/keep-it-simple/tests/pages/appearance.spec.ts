import type { Page } from '@playwright/test'
import { expect, open, ready } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source } from '../support/tiny-site.ts'

const theme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kis:appearance'))
const toggle = (page: Page) => page.getByRole('button', { name: '切换外观' })
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: '外观' }).getByRole('button', { name })

/** Lightness between 0 and 1 of a colour as the browser resolves it. */
function lightness(colour: string): number {
  const [, space = '', value] = /^(ok)?l(?:ab|ch)\(([\d.]+)/.exec(colour) ?? []
  return Number(value) / (space === 'ok' ? 1 : 100)
}

/** Whether what is painted behind the text is dark. */
const isDark = async (page: Page) =>
  lightness(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)) <
  0.5

test('[S4.2] light, dark and auto: chosen, stored, and auto follows the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await expect(choose(page, '自动')).toHaveAttribute('aria-pressed', 'true')
  for (const [name, value, dark] of [
    ['深色', 'dark', true],
    ['浅色', 'light', false],
    ['自动', 'auto', false],
  ] as const) {
    await choose(page, name).click()
    await expect(choose(page, name)).toHaveAttribute('aria-pressed', 'true')
    expect(await stored(page)).toBe(value)
    expect(await theme(page)).toBe(value)
    expect(await isDark(page)).toBe(dark)
    await page.reload()
    await ready(page)
    expect(await theme(page)).toBe(value)
    expect(await isDark(page)).toBe(dark)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isDark(page)).toBe(true)
})

test('the bar’s switch stores the system’s own shade as auto, and holds over navigation', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await toggle(page).click()
  await expect.poll(() => theme(page)).toBe('dark')
  await open(page, '/blog/')
  await page.locator('.post h2 a').first().click()
  await expect(page.locator('.doc')).toBeVisible()
  expect(await theme(page)).toBe('dark')
  await toggle(page).click()
  await expect.poll(() => theme(page)).toBe('auto')
  expect(await stored(page)).toBe('auto')
})

test('a stored choice is there before any of our files has arrived', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await choose(page, '深色').click()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blog/', { waitUntil: 'commit' })
  await page.waitForSelector('.foot')
  expect(await isDark(page)).toBe(true)
  // The filled third of the segment is the right one too, and does not change with the script.
  const filled = () =>
    page
      .locator('.foot .segment button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  const before = await filled()
  expect(before[1]).not.toBe(before[0])
  expect(before[2]).toBe(before[0])
  release()
  await ready(page)
  expect(await filled()).toEqual(before)
})

test('[F31] another tab’s choice is followed', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const other = await context.newPage()
  await open(other, '/en/')
  await other.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  await expect(choose(page, '深色')).toHaveAttribute('aria-pressed', 'true')
  await other.evaluate(() => localStorage.clear())
  await expect.poll(() => theme(page)).toBe('auto')
})

test('by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/blog/')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => theme(page)).toBe('dark')
  await expect(toggle(page)).toBeFocused()
  await choose(page, '浅色').focus()
  await page.keyboard.press('Tab')
  await expect(choose(page, '深色')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => theme(page)).toBe('auto')
  await expect(choose(page, '自动')).toBeFocused()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`[S4.4] print is light, whatever was chosen (system ${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, '/article/composite-index/')
    for (const name of ['深色', '自动', '浅色']) {
      await choose(page, name).click()
      await page.emulateMedia({ media: 'print', colorScheme: scheme })
      const print = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const text = getComputedStyle(document.querySelector('.prose p')!).color
        return { scheme: style.colorScheme, paper: style.backgroundColor, text }
      })
      expect(print.scheme).toBe('light')
      expect(print.paper).toBe('rgb(255, 255, 255)')
      expect(lightness(print.text)).toBeLessThan(0.4)
      await page.emulateMedia({ media: 'screen', colorScheme: scheme })
    }
  })
}

/** A site with another value of its setting `appearance`. */
const serveWith = (appearance: 'dark' | 'force-dark') =>
  serveAuthorSite({ 'README.md': source({ permalink: '/' }) }, { appearance })

test(
  '[S4.2] a choice made on the VuePress site before this one holds until another is made',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('vuepress-theme-appearance', 'dark'))
    await page.reload()
    expect(await isDark(page)).toBe(true)
    await ready(page)
    await choose(page, '浅色').click()
    await page.reload()
    expect(await isDark(page)).toBe(false)
  },
)

test(
  '[S4.2] a site may be dark for good, and has no switch then',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('kis:appearance', 'light'))
    const site = await serveWith('force-dark')
    try {
      await open(page, site.url)
      expect(await isDark(page)).toBe(true)
      await expect(page.locator('.bar')).toBeVisible()
      await expect(page.locator('.foot')).toBeVisible()
      await expect(page.locator('.appearance')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
    } finally {
      site.close()
    }
  },
)
