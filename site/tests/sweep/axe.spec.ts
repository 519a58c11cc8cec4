import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'

/** Accessibility of every kind of page and of its open states. */
const KINDS = [
  '/',
  '/en/',
  '/blog/',
  '/blog/tags/SQLite/',
  '/blog/categories/',
  '/blog/archives/',
  '/article/composite-index/',
  '/article/writing-here/',
  '/en/article/bloom-filter/',
  '/dataMining/data-types/',
  '/about-me/',
  '/friends/',
  '/404.html',
  '/offline.html',
]

const STATES: readonly (readonly [name: string, width: number, path: string, control: string])[] = [
  ['the menu of small screens', 390, '/', '.burger'],
  ['the sidebar as a drawer', 390, '/dataMining/data-types/', '[data-drawer]'],
  ['the local outline', 390, '/article/composite-index/', '[data-outline]'],
  ['the posts modal', 390, '/blog/', '.only-posts'],
  ['the posts modal of an article', 390, '/article/composite-index/', '.only-posts'],
  ['a menu of the bar', 1440, '/', '.nav .has-menu > button'],
]

async function violations(page: Page, where: string): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.map(
    ({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 820, 1440]) {
    test(`axe finds nothing on any kind of page, ${scheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(150_000)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const found: string[] = []
      for (const path of KINDS) {
        await page.goto(path)
        await ready(page)
        found.push(...(await violations(page, path)))
      }
      expect(found).toEqual([])
    })
  }

  test(`axe finds nothing in open states, ${scheme}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [name, width, path, control] of STATES) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await ready(page)
      await page.locator(control).first().click()
      await page.waitForTimeout(500)
      found.push(...(await violations(page, name)))
    }
    expect(found).toEqual([])
  })
}
