import type { Browser, Page } from '@playwright/test'
import { paintedAfterClick } from './clock.ts'
import { visit } from './line.ts'
import { tasksDuring } from './tasks.ts'

export interface Wish {
  /** Milliseconds from the reader's act to the paint of what was wished for. */
  readonly milliseconds: number
  /** Of the processor, until all is quiet. */
  readonly longest: number
  readonly blocking: number
}

/** Milliseconds of quiet that count as finished. */
const QUIET = 1_500
const REST = 800
const LINK = '#main a[href$="/"]:not([target], [data-action])'

/** What readers do first on a page, each on a page that nobody touched before. */
export const WISHES: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'any key': async (page) => {
    await page.keyboard.press('Shift')
    return page.evaluate(() => window.kept.until(() => true))
  },
  appearance: async (page) => {
    await page.locator('.bar [data-action=appearance]').first().click({ noWaitAfter: true })
    return page.evaluate(() =>
      window.kept.until(() => document.documentElement.dataset['theme'] !== undefined),
    )
  },
  search: async (page) => {
    await page.keyboard.press('/')
    return page.evaluate(() =>
      window.kept.until(() => document.activeElement?.matches('dialog[open] input') ?? false),
    )
  },
  'link, cold': (page) => follow(page, 0),
  'link, rested on': (page) => follow(page, REST),
}

/** A link in sight is clicked at once, or after the pointer lay on it. */
async function follow(page: Page, rest: number): Promise<number> {
  const link = page.locator(LINK).filter({ visible: true }).first()
  const target = await link.evaluate((element: HTMLAnchorElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    ;(window as Window & { here?: true }).here = true
    return element.pathname
  })
  const { x, y, height } = (await link.boundingBox())!
  if (rest > 0) {
    await page.mouse.move(x + 4, y + height / 2)
    await page.waitForTimeout(rest)
  }
  await page.mouse.click(x + 4, y + height / 2)
  await page.waitForURL((url) => url.pathname === target, { waitUntil: 'commit' })
  // Where another document comes, this one may be gone while it is asked.
  const isSame = await page.evaluate(() => 'here' in window).catch(() => false)
  if (isSame)
    return page.evaluate(
      (path) =>
        window.kept.until(
          () =>
            document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path) ??
            true,
        ),
      target,
    )
  await painted(page)
  return page.evaluate(paintedAfterClick)
}

/** On a slow line a page is loaded before it is painted. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Once on a slowed machine for the time, once as it is for the work. */
export async function timeWish(browser: Browser, url: string, name: string): Promise<Wish> {
  const wish = WISHES[name]!
  const slow = await visit(browser, url)
  await settled(slow.page)
  const milliseconds = await wish(slow.page)
  await slow.context.close()
  const { page, context } = await visit(browser, url, { slower: 1 })
  await settled(page)
  const tasks = await tasksDuring(browser, page, async () => {
    await wish(page)
    await page.waitForTimeout(QUIET)
  })
  await context.close()
  return { milliseconds, ...tasks }
}

async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]')
  await page.waitForTimeout(QUIET)
}

/** The page by itself: when it is painted first, and what its scripts hold up. */
export async function timeArrival(
  browser: Browser,
  url: string,
  line: 'fair' | 'slow',
): Promise<Wish> {
  const slow = await visit(browser, url, { line })
  await painted(slow.page)
  const milliseconds = await slow.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  )
  await slow.context.close()
  const { page, context } = await visit(browser, 'about:blank', { line, slower: 1 })
  const tasks = await tasksDuring(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET)
  })
  await context.close()
  return { milliseconds, ...tasks }
}
