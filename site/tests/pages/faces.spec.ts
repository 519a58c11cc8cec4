import type { Browser } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { countShifts, shiftOf } from 'keep-it-simple-testing/layout-shift.ts'

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

let browser: Browser
test.beforeAll(async () => {
  browser = await browserWithFewFonts()
})
test.afterAll(() => browser.close())

for (const width of [390, 1440])
  test(`nothing moves when the face of titles comes late: ${width} px`, async ({ baseURL }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    })
    await countShifts(context, LATE)
    const seen = async (path: string) => {
      const page = await context.newPage()
      await page.goto(path)
      if ((await page.locator('html').getAttribute('data-fonts')) !== null)
        await page.waitForSelector('html[data-titles]')
      await page.waitForTimeout(300)
      return { path, shift: await shiftOf(page), mixed: await page.evaluate(mixedTitles) }
    }
    const found = await Promise.all(KINDS.map(seen))
    expect(found.filter(({ shift }) => shift > 0)).toEqual([])
    expect(found.flatMap(({ path, mixed }) => mixed.map((one) => `${path} ${one}`))).toEqual([])
    await context.close()
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
