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

const STATES: readonly (readonly [
  name: string,
  width: number,
  path: string,
  control: string,
  opened: string,
])[] = [
  ['the menu of small screens', 390, '/', '.burger', '.screen'],
  ['the sidebar as a drawer', 390, '/dataMining/data-types/', '[data-drawer]', '#side'],
  ['the local outline', 390, '/article/composite-index/', '[data-outline]', '#local-drop'],
  ['the posts modal', 390, '/blog/', '.only-posts', '.sheet'],
  ['the posts modal of an article', 390, '/article/composite-index/', '.only-posts', '.sheet'],
  ['a menu of the bar', 1440, '/', '.nav .has-menu > button', '.nav .has-menu > .menu'],
]

/** Demos in frames have tests of their own; another appearance changes colours and nothing else. */
const LIGHT = { frames: 'left out' } as const
const DARK = { ...LIGHT, rules: 'of colours' } as const

const faultsIn = async (page: Page, where: string, look: typeof LIGHT | typeof DARK) =>
  (await violations(page, look)).map((fault) => `${where} ${fault}`)

/** Nothing is half open. */
const changed = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // What follows the scrolling ends with the page; what is called off makes room for another.
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.timeline === document.timeline && one.playState === 'running')
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
  })

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
    for (const [name, width, path, control, opened] of STATES) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await ready(page)
      await page.locator(control).first().click()
      await expect(page.locator(opened).first(), name).toBeVisible()
      await changed(page)
      found.push(...(await faultsIn(page, name, scheme === 'light' ? LIGHT : DARK)))
    }
    expect(found).toEqual([])
  })
