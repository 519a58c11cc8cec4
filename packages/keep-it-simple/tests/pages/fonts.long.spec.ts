import type { Browser, Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { countShifts, shiftOf } from 'keep-it-simple-testing/layout-shift.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveAuthorSite, type AuthorSite } from '../support/author-site.ts'
import { post } from '../support/tiny-site.ts'

/** The faces that travel, in a browser whose machine has no Song and no serif of ours. */
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
      'blog/rare.md': post({ title: '会写𠮷字的人', permalink: '/rare/' }),
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
      fonts: {},
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

/** A page whose faces come when `late` has passed. */
async function show(path: string, late: number, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await countShifts(context, late)
  const page = await context.newPage()
  // A page has loaded when the faces of its style sheet have come; it is read before that.
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  return page
}

interface Glyphs {
  /** Drawn from a face that travelled. */
  readonly own: number
  /** From one of the machine; without spaces, code and the sign of a heading, which stay there. */
  readonly others: number
}

/** How many glyphs of an element are drawn from which faces, as the browser says. */
async function glyphsOf(page: Page, selector: string): Promise<Glyphs> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  const count = (custom: boolean) =>
    fonts.filter((one) => one.isCustomFont === custom).reduce((sum, one) => sum + one.glyphCount, 0)
  const staying = await page
    .locator(selector)
    .first()
    .evaluate((title) => {
      const code = [...title.querySelectorAll('code')].map((one) => one.textContent).join('')
      return (title.textContent.match(/[\s§]/g) ?? []).length + code.length
    })
  return { own: count(true), others: count(false) - staying }
}

const settled = (page: Page) => page.waitForSelector('html[data-titles]', { timeout: 15_000 })

for (const width of [390, 1280])
  test(`titles are in what the reader has, then in Song, and nothing moves: ${width} px`, async () => {
    const page = await show('/pipe/', 2000, width)
    for (const title of ['h1', '.prose h2'])
      expect((await glyphsOf(page, title)).own, title).toBe(0)
    await settled(page)
    expect(await glyphsOf(page, 'h1')).toEqual({ own: 15, others: 0 })
    expect(await glyphsOf(page, '.prose h2')).toEqual({ own: 9, others: 0 })
    // Each title is in faces that travelled, or in none that did.
    const { own, others } = await glyphsOf(page, '.prose h2 ~ h2')
    // A space at the end of a line is not drawn.
    expect(Math.min(own, others)).toBeLessThanOrEqual(0)
    await still(page)
    expect(await shiftOf(page)).toBe(0)
    await page.close()
  })

test('a client navigation brings the face of the next page', async () => {
  const page = await show('/other/', 0)
  await settled(page)
  await ready(page)
  await page.click('.prose a')
  await page.waitForURL('**/pipe/')
  await expect(page.locator('h1')).toHaveText('退出码：pipefail 与管道')
  await settled(page)
  expect(await glyphsOf(page, 'h1')).toEqual({ own: 15, others: 0 })
  await page.close()
})

test('a title with a character the face lacks stays as it is, and only that one', async () => {
  const page = await show('/rare/', 0)
  await settled(page)
  expect((await glyphsOf(page, 'h1')).own).toBe(0)
  expect((await glyphsOf(page, '.pager strong')).others).toBe(0)
  await page.close()
})

test('readers who save data are sent no face', async () => {
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
