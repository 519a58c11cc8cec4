import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect } from 'keep-it-simple-testing/browser.ts'
import { overflowOf } from '../fixtures-sweep/look.ts'
import { onePerKind, test } from '../support/everything-copy.ts'
import { forgetPopovers, OLD_ENGINES, serveTo } from '../support/old-engine.ts'

/** Engines from before the baseline show every page as a plain document (decision 34). */
const SMALL = { width: 390, height: 844 }
const LARGE = { width: 1440, height: 900 }

for (const [name, lacks] of Object.entries(OLD_ENGINES)) {
  test(`${name} would show every kind of page readably`, async ({ page, site }) => {
    test.setTimeout(240_000)
    const old = await serveTo(lacks, site.url)
    if (lacks.includes('popover')) await page.addInitScript(forgetPopovers)
    for (const path of onePerKind(site)) {
      await page.setViewportSize(SMALL)
      await page.goto(old.url + encodeURI(path))
      await ready(page)
      expect.soft(await oversized(page), path).toEqual([])
      expect.soft(await covered(page), path).toEqual([])
      expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0)
      await page.setViewportSize(LARGE)
      expect.soft(await oversized(page), `${path}, wide`).toEqual([])
      const colours = await violations(page, { rules: 'of colours', frames: 'left out' })
      expect.soft(colours, path).toEqual([])
    }
    old.close()
  })
}

test('an older engine goes from page to page and finds one by the form', async ({ page, site }) => {
  const old = await serveTo(OLD_ENGINES['Safari 16']!, site.url)
  await page.addInitScript(forgetPopovers)
  await page.goto(old.url)
  // Every menu is a list of links, and so is the way to the other language.
  const links = page.locator('.nav a, .bar .menu a')
  expect(await links.count()).toBeGreaterThan(2)
  for (const link of await links.all()) await expect(link).toBeVisible()
  // The word above a menu stands before its links, and apart from them.
  const [word, first] = await Promise.all(
    ['button', 'a'].map((one) => page.locator(`.nav .has-menu ${one}`).first().boundingBox()),
  )
  expect(first!.x - word!.x - word!.width).toBeGreaterThan(2)
  await page.locator('.nav a[href="/blog/"]').click()
  await expect(page.locator('h1')).toHaveText('Blog')
  await page.goto(`${old.url}/blocks/code/`)
  await page.getByRole('radio', { name: 'pnpm' }).check()
  await expect(page.getByText('pnpm add -D vite')).toBeVisible()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\/$/)
  await page.getByRole('searchbox').fill('programs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=programs$/)
  await page.getByRole('link', { name: 'Programs that run' }).click()
  await expect(page.locator('h1')).toHaveText('Programs that run')
  old.close()
})

/** Icons larger than a line of text has room for, controls higher than two lines. */
const oversized = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg, img, i, button, input')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isPicture = one.matches('img, .drawing, .drawing *, .island svg, .chart svg')
      const isLarge = isPicture
        ? height > 2 * innerHeight
        : height > 80 || (one.matches('svg, i') && width > 80)
      return isLarge ? [`${width} × ${height}: ${one.outerHTML.slice(0, 100)}`] : []
    }),
  )

/** Headings and paragraphs at the beginning that something else lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main p')].slice(0, 8).flatMap((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [line] = one.getClientRects()
      if (!line || one.textContent === '' || !one.checkVisibility()) return []
      const top = document.elementFromPoint(line.left + 4, line.top + line.height / 2)
      const isSeen = top !== null && (one.contains(top) || top.contains(one))
      return isSeen
        ? []
        : [`${one.outerHTML.slice(0, 80)} lies below ${top?.outerHTML.slice(0, 80)}`]
    }),
  )
