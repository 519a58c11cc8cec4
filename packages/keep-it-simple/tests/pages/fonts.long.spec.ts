import type { Browser, Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { countShifts, shiftOf } from 'keep-it-simple-testing/layout-shift.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveAuthorSite, type AuthorSite } from '../support/author-site.ts'
import { post } from '../support/tiny-site.ts'

/** Web fonts, in a browser on a machine without a Song font. */
test.describe.configure({ mode: 'default' })

const TABLE = [
  'id  | 名称   | amount',
  '----+--------+-------',
  '  1 | 水杯   |  12.50',
  '  2 | USB 线 |   9.90',
  ' 33 | 笔记本 | 105.00',
].join('\n')

const TEXT = `## 管道里谁的错，算错

${'正文里的一段话。'.repeat(30)}

## set -o pipefail 之后：一个退出码怎样从 \`grep\` 走到 CI 的日志里去，又在哪里丢掉

${'正文里的一段话。'.repeat(30)}

\`\`\`text
${TABLE}
\`\`\`
`

let site: AuthorSite
let browser: Browser

test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await serveAuthorSite(
    {
      'blog/pipe.md': post({ title: '退出码：pipefail 与管道', permalink: '/pipe/' }, TEXT),
      'blog/other.md': post({ title: '另一篇文章', permalink: '/other/' }, '[管道](./pipe.md)'),
      'en/blog/text.md': post(
        { title: 'Exit codes', permalink: '/en/text/' },
        'Plain, *slanted* and **bold**.',
      ),
      'en/blog/other.md': post(
        { title: 'Another', permalink: '/en/other/' },
        '[Exit *codes*](./text.md)',
      ),
    },
    {
      fonts: { serif: '@fontsource/source-serif-4' },
      cards: false,
      bulletin: {},
      navigation: { '/': [{ text: '文章', link: '/blog/' }] },
    },
  )
  browser = await browserWithFewFonts()
})

test.afterAll(async () => {
  await browser.close()
  site.close()
})

/** A page whose fonts arrive `late` milliseconds late. */
async function show(path: string, late: number, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await countShifts(context, late)
  const page = await context.newPage()
  // Fonts hold back the load event.
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  return page
}

interface Glyphs {
  readonly web: number
  readonly local: number
}

/** How many glyphs of an element come from web fonts and from fonts of the machine, spaces left out. */
async function glyphsOf(page: Page, selector: string): Promise<Glyphs> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  const count = (isWeb: boolean) =>
    fonts.filter((one) => one.isCustomFont === isWeb).reduce((sum, one) => sum + one.glyphCount, 0)
  const spaces = (await page.locator(selector).first().textContent())!.match(/\s/g) ?? []
  return { web: count(true), local: count(false) - spaces.length }
}

const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')

for (const width of [390, 1280])
  test(`page title: readable at once, then in Song, and nothing moves at ${width} px`, async () => {
    const page = await show('/pipe/', 2000, width)
    expect((await glyphsOf(page, 'h1')).web).toBe(0)
    await settled(page)
    // 退出码 ： 与管道; the Latin word stays in a font of the machine.
    expect(await glyphsOf(page, 'h1')).toEqual({ web: 7, local: 8 })
    expect((await glyphsOf(page, '.prose h2')).web).toBe(0)
    await still(page)
    expect(await shiftOf(page)).toBe(0)
    await page.close()
  })

test('client navigation: the next title is in Song', async () => {
  const page = await show('/other/', 0)
  await ready(page)
  await page.click('.prose a')
  await page.waitForURL('**/pipe/')
  await expect(page.locator('h1')).toHaveText('退出码：pipefail 与管道')
  await settled(page)
  expect(await glyphsOf(page, 'h1')).toEqual({ web: 7, local: 8 })
  await page.close()
})

test('without script and on paper, the title is in Song', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/pipe/`)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => glyphsOf(page, 'h1')).toEqual({ web: 7, local: 8 })
  await context.close()
})

test('a serif named in the settings moves no line of a text', async () => {
  const page = await show('/en/text/', 1000)
  await page.waitForLoadState('load')
  await still(page)
  expect(await shiftOf(page)).toBe(0)
  await page.close()
})

test('readers who save data load no font', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  for (const path of ['/pipe/', '/en/text/']) {
    await page.goto(site.url + path)
    await ready(page)
    await still(page)
  }
  expect(fonts).toEqual([])
  await page.close()
})

test('output lines up: a Chinese character is two columns wide', async () => {
  const page = await show('/pipe/', 0)
  const places = await page.locator('.code .line').evaluateAll((lines) =>
    lines.map((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const bars: number[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index } of node.textContent!.matchAll(/[|+]/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          bars.push(Math.round(range.getBoundingClientRect().left * 10) / 10)
        }
      return bars
    }),
  )
  expect(places).toHaveLength(TABLE.split('\n').length)
  expect(places[0]).toHaveLength(2)
  for (const line of places) expect(line).toEqual(places[0])
  const heights = await page
    .locator('.code .line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  await page.close()
})
