import type { Browser } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { countShifts, shiftsOf } from 'keep-it-simple-testing/layout-shift.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { builtPaths } from '../support/page-store.ts'

/** Every kind of page on a machine without Song, with its faces two seconds late. */
const KINDS = [
  '/',
  '/en/',
  '/blog/',
  '/blog/tags/',
  '/blog/categories/',
  '/blog/archives/',
  '/article/composite-index/',
  '/article/bash-pipefail/',
  '/en/article/bloom-filter/',
  '/dataMining/data-types/',
  '/about-me/',
  '/friends/',
  '/404.html',
]
const LATE = 2_000
/** Pages open side by side: more would keep each waiting for so long that other things are tested. */
const AT_ONCE = 4

let browser: Browser
test.beforeAll(async () => {
  browser = await browserWithFewFonts()
})
test.afterAll(() => browser.close())

/** Opens addresses, some at once, in a window of this width; gives what moved and what titles lack. */
async function look(paths: readonly string[], width: number, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
  })
  await countShifts(context, LATE)
  const seen = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    if ((await page.locator('html').getAttribute('data-fonts')) !== null)
      await page.waitForSelector('html[data-titles]')
    await still(page)
    const found = { path, ...(await shiftsOf(page)), mixed: await page.evaluate(mixedTitles) }
    await page.close()
    return found
  }
  const found: Awaited<ReturnType<typeof seen>>[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE)
    found.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(seen))))
  await context.close()
  return found
}

for (const width of [390, 1440])
  for (const [name, paths, minutes] of [
    ['every kind of page', KINDS, 4],
    ['every page @long', builtPaths(), 20],
  ] as const)
    test(`nothing moves when the face of titles comes late: ${name}, ${width} px`, async ({
      baseURL,
    }) => {
      test.setTimeout(minutes * 60_000)
      const found = await look(paths, width, baseURL!)
      expect(found.filter(({ shift }) => shift > 0)).toEqual([])
      expect(found.flatMap(({ path, mixed }) => mixed.map((one) => `${path} ${one}`))).toEqual([])
    })

/** Titles with a character that none of the page's own faces has, though the others are in one. */
function mixedTitles(): string[] {
  const family = '"KIS Title 0", "KIS Title 1"'
  return [...document.querySelectorAll<HTMLElement>('*')]
    .filter((one) => getComputedStyle(one).fontFamily.startsWith('"KIS Title 0"'))
    .flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text))
    .map((node) => node.data.match(/[\u2E80-\u9FFF\uFF00-\uFFEF]/gu)?.join('') ?? '')
    .filter((text) => text !== '' && !hasAll(text))
  function hasAll(text: string): boolean {
    return [...new Set(text)].every((one) => widthOf(one, family) !== widthOf('\u{10FFFD}', family))
  }
  function widthOf(text: string, fonts: string): string {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')!
    pen.font = `700 40px ${fonts}`
    pen.fillText(text, 0, 40)
    return pen.getImageData(0, 0, 60, 60).data.join()
  }
}
