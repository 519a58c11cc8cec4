import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, NOTE, TAG } from '../support/articles.ts'

/** Accessibility of every kind of page and of its open states. */
const KINDS = [
  '/',
  '/en/',
  '/blog/',
  TAG,
  '/blog/categories/',
  '/blog/archives/',
  ARTICLE.path,
  `/en${ARTICLE.path}`,
  NOTE.path,
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
  ['the sidebar as a drawer', 390, NOTE.path, '[data-drawer]', '#side'],
  ['the local outline', 390, ARTICLE.path, '[data-outline]', '#local-drop'],
  ['the posts modal', 390, '/blog/', '.only-posts', '.sheet'],
  ['the posts modal of an article', 390, ARTICLE.path, '.only-posts', '.sheet'],
  ['a menu of the bar', 1440, '/', '.nav .has-menu > button', '.nav .has-menu > .menu'],
]

/** Demos in frames have tests of their own; another appearance changes colours and nothing else. */
const LIGHT = { frames: 'left out' } as const
const DARK = { ...LIGHT, rules: 'of colours' } as const

const faultsIn = async (page: Page, where: string) => {
  await showAll(page)
  const light = await violations(page, LIGHT)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await changed(page)
  const dark = await violations(page, DARK)
  return [
    ...light.map((fault) => `${where} ${fault}`),
    ...dark.map((fault) => `${where}, dark ${fault}`),
  ]
}

/** What is far below is drawn when it comes near; its colours would begin to change only then. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(one).contentVisibility === 'auto')
        one.style.contentVisibility = 'visible'
  })

/** Nothing is half open, and no colour half-way. */
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

async function openLight(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await ready(page)
}

for (const width of [390, 820, 1440])
  test(
    `axe finds nothing on any kind of page, light and dark, ${width} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      const found: string[] = []
      for (const path of KINDS) {
        await openLight(page, path)
        found.push(...(await faultsIn(page, path)))
      }
      expect(found).toEqual([])
    },
  )

test('axe finds nothing in open states, light and dark', async ({ page }) => {
  test.setTimeout(180_000)
  const found: string[] = []
  for (const [name, width, path, control, opened] of STATES) {
    await page.setViewportSize({ width, height: 900 })
    await openLight(page, path)
    await page.locator(control).first().click()
    await expect(page.locator(opened).first(), name).toBeVisible()
    await changed(page)
    found.push(...(await faultsIn(page, name)))
  }
  expect(found).toEqual([])
})
