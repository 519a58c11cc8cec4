import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
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
  '/saved/',
]

const STATES: readonly (readonly [name: string, width: number, path: string, control: string])[] = [
  ['the menu of small screens', 390, '/', '.burger'],
  ['the sidebar as a drawer', 390, '/dataMining/data-types/', '[data-drawer]'],
  ['the local outline', 390, '/article/composite-index/', '[data-outline]'],
  ['the posts modal', 390, '/blog/', '.only-posts'],
  ['the posts modal of an article', 390, '/article/composite-index/', '.only-posts'],
  ['a menu of the bar', 1440, '/', '.nav .has-menu > button'],
]

/** Demos in frames have tests of their own. */
const LIGHT = { frames: 'left out' } as const
const DARK = { ...LIGHT, rules: 'of colours' } as const

const faultsIn = async (page: Page, where: string, look: typeof LIGHT | typeof DARK) =>
  (await violations(page, look)).map((fault) => `${where} ${fault}`)

for (const width of [390, 820, 1440])
  test(
    `axe finds nothing on any kind of page, light and dark, ${width} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      const found: string[] = []
      for (const path of KINDS)
        for (const [scheme, look] of [
          ['light', LIGHT],
          ['dark', DARK],
        ] as const) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          // Loaded in its appearance, no colour is half-way.
          await page.goto(path)
          await ready(page)
          found.push(...(await faultsIn(page, `${path} ${scheme}`, look)))
        }
      expect(found).toEqual([])
    },
  )

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing in open states, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [name, width, path, control] of STATES) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await ready(page)
      await page.locator(control).first().click()
      await page.waitForTimeout(500)
      found.push(...(await faultsIn(page, name, LIGHT)))
    }
    expect(found).toEqual([])
  })
