import type { Page } from '@playwright/test'
import { ready, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { patient } from 'keep-it-simple-testing/patient.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE, OTHER } from '../support/articles.ts'

/** Chapter 4.1 and the life of a page in the browser. */

test.beforeEach(({ page }) => patient(page))

test('the document’s language, head and focus follow the page', async ({ page }) => {
  await open(page, ARTICLE.path)
  await page.locator('.meta a[hreflang="en-US"]').click()
  await expect(page).toHaveURL(`/en${ARTICLE.path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/en${ARTICLE.path}$`),
  )
  const live = await page.evaluate(() =>
    [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML).sort(),
  )
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  const prerendered = await page.evaluate(() =>
    [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML).sort(),
  )
  expect(live).toEqual(prerendered)
})

test('back and forward show the right text and keep the place', async ({ page }) => {
  await open(page, ARTICLE.path)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate((href) => {
    ;[...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href)!.click()
  }, OTHER.path)
  await expect(page.locator('h1')).toContainText(OTHER.title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('h1')).toContainText(ARTICLE.title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.locator('.prose p').first()).not.toBeEmpty()
  await page.goForward()
  await expect(page.locator('h1')).toContainText(OTHER.title)
})

test(
  'back after a reload keeps the place of every page before it',
  { tag: '@long' },
  async ({ page }) => {
    const scrollTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      // The place is noted when the movement is reported.
      await still(page)
    }
    const follow = async (href: string, title: string) => {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.querySelector('main')!.append(link)
        link.click()
      }, href)
      await expect(page).toHaveURL(href)
      await expect(page.locator('h1')).toContainText(title)
      // The first may be a document of its own, before the application is there.
      await page.waitForLoadState('load')
      await ready(page)
      await still(page)
    }
    await open(page, ARTICLE.path)
    await scrollTo(700)
    await follow(OTHER.path, OTHER.title)
    await scrollTo(900)
    await follow('/blog/archives/', '归档')
    await page.reload()
    await ready(page)
    for (const [title, top] of [
      [OTHER.title, 900],
      [ARTICLE.title, 700],
    ] as const) {
      await page.goBack()
      await expect(page.locator('h1')).toContainText(title)
      await page.waitForLoadState('load')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      // And stays there.
      await still(page)
      expect(await page.evaluate(() => scrollY)).toBe(top)
    }
  },
)

test(
  'a link to a section of another page takes the keyboard there',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, ARTICLE.path)
    const id = await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text()
      const other = new DOMParser().parseFromString(text, 'text/html')
      return other.querySelectorAll('main h2[id]')[1]!.id
    }, OTHER.path)
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')!.append(link)
      link.click()
    }, `${OTHER.path}#${id}`)
    const heading = page.locator(`[id="${id}"]`)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(heading.locator('.anchor')).toBeFocused()
  },
)

/** Follows a link to a page whose style sheet is gone, and gives what was reported, and how many documents were loaded. */
async function followWithoutStyles(page: Page, isHandled: boolean) {
  await open(page, ARTICLE.path)
  await page.route('**/assets/lists-*.css', (route) => route.fulfill({ status: 404, body: '' }))
  const reports: string[] = []
  await page.exposeFunction('report', (message: string) => reports.push(message))
  await page.evaluate((handles) => {
    addEventListener('kis:preload-error', (event) => {
      const { report } = window as never as { readonly report: (message: string) => void }
      report((event as Event & { readonly payload: Error }).payload.message)
      if (handles) event.preventDefault()
    })
  }, isHandled)
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/blog/archives/' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await page.waitForURL('**/blog/archives/')
  await ready(page)
  await still(page)
  await expect(page.locator('.year').first()).toBeVisible()
  return { reports, documents }
}
const LOST = [expect.stringMatching(/^Unable to preload CSS for \/assets\/lists-.*\.css$/)]

test('[S8.2] [F26] a style sheet that is gone leads to one load of the wanted address', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  expect(await followWithoutStyles(page, false)).toEqual({ reports: LOST, documents: 1 })
})

test('[S8.2] a page whose style sheet is gone is shown where its error is handled', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  expect(await followWithoutStyles(page, true)).toEqual({ reports: LOST, documents: 0 })
})

test(
  'modified clicks, files and other hosts are left to the browser',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, ARTICLE.path)
    const prevented = await page.evaluate(() => {
      const results: Record<string, boolean> = {}
      const check = (name: string, href: string, init: MouseEventInit = {}) => {
        const link = Object.assign(document.createElement('a'), { href })
        document.querySelector('main')!.append(link)
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
        link.addEventListener('click', (e) => setTimeout(() => e.preventDefault()))
        document.addEventListener(
          'click',
          (e) => {
            results[name] = e.defaultPrevented
            e.preventDefault()
          },
          { once: true },
        )
        link.dispatchEvent(event)
      }
      check('control', '/blog/', { ctrlKey: true })
      check('file', '/favicon.svg')
      check('outside', 'https://other.example/')
      check('hash', '#main')
      return results
    })
    expect(prevented).toEqual({ control: false, file: false, outside: false, hash: false })
  },
)
