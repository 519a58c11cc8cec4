import type { Browser, Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { countShifts, shiftOf } from 'keep-it-simple-testing/layout-shift.ts'
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
  test.setTimeout(180_000)
  site = await serveAuthorSite(
    {
      'blog/pipe.md': post({ title: '退出码：pipefail 与管道', permalink: '/pipe/' }, TEXT),
      'blog/other.md': post({ title: '另一篇文章', permalink: '/other/' }, '[管道](./pipe.md)'),
      'blog/rare.md': post({ title: '会写𠮷字的人', permalink: '/rare/' }),
      'en/blog/text.md': post(
        { title: 'Exit codes', permalink: '/en/text/' },
        'Plain, *slanted* and **bold**.',
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
  await page.goto(site.url + path)
  return page
}

/** The faces an element is really drawn with: whether each travelled. */
async function facesOf(page: Page, selector: string): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return Object.fromEntries(fonts.map((one) => [one.familyName, one.isCustomFont]))
}

const settled = (page: Page) => page.waitForSelector('html[data-titles]', { timeout: 15_000 })

for (const width of [390, 1280])
  test(`titles are in what the reader has, then in Song, and nothing moves: ${width} px`, async () => {
    const page = await show('/pipe/', 2000, width)
    for (const title of ['h1', 'h2'])
      expect(Object.values(await facesOf(page, title)), title).not.toContain(true)
    await settled(page)
    expect(await facesOf(page, 'h1')).toEqual({
      'Noto Serif SC': true,
      'Source Serif 4': true,
    })
    // Each title is in faces that travelled, or in none that did.
    for (const at of [1, 2]) {
      const faces = Object.values(await facesOf(page, `h2:nth-of-type(${at})`))
      expect(new Set(faces).size, `heading ${at}`).toBe(1)
    }
    await page.waitForTimeout(200)
    expect(await shiftOf(page)).toBe(0)
    await page.close()
  })

test('a title whose lines would break elsewhere stays as it is', async () => {
  const probe = await show('/pipe/', 0)
  await settled(probe)
  // Latin letters are wider in one face than in the other: somewhere that makes another line.
  let narrow = 0
  for (let width = 360; width < 760 && narrow === 0; width += 8) {
    await probe.setViewportSize({ width, height: 900 })
    const heights = await probe.evaluate(() => {
      const root = document.documentElement
      const title = document.querySelector<HTMLElement>('.prose h2 ~ h2')!
      delete title.dataset['still']
      const after = title.offsetHeight
      delete root.dataset['titles']
      const before = title.offsetHeight
      root.dataset['titles'] = ''
      return [before, after]
    })
    if (heights[0] !== heights[1]) narrow = width
  }
  await probe.close()
  expect(narrow).toBeGreaterThan(0)

  const page = await show('/pipe/', 300, narrow)
  await settled(page)
  expect(Object.values(await facesOf(page, '.prose h2 ~ h2'))).not.toContain(true)
  expect(Object.values(await facesOf(page, '.prose h2'))).toEqual([true])
  await page.waitForTimeout(200)
  expect(await shiftOf(page)).toBe(0)
  await page.close()
})

test('a client navigation brings the face of the next page', async () => {
  const page = await show('/other/', 0)
  await settled(page)
  await ready(page)
  const asked = page.waitForRequest('**/*.woff2')
  await page.click('.prose a')
  await page.waitForURL('**/pipe/')
  await asked
  await settled(page)
  expect(Object.values(await facesOf(page, 'h1'))).toEqual([true, true])
  await page.close()
})

test('a title with a character the face lacks stays as it is, and only that one', async () => {
  const page = await show('/rare/', 0)
  await settled(page)
  expect(Object.values(await facesOf(page, 'h1'))).not.toContain(true)
  expect(Object.values(await facesOf(page, '.pager strong'))).toEqual([true])
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
    await page.waitForTimeout(300)
  }
  expect(fonts).toEqual([])
  await page.close()
})

test('a text in Latin letters is in the serif from the second page on, with its italic', async () => {
  const page = await show('/en/text/', 500)
  await page.waitForTimeout(900)
  expect(Object.values(await facesOf(page, '.prose p'))).not.toContain(true)
  expect(await shiftOf(page)).toBe(0)
  await page.context().unrouteAll()
  // The test tool let the browser cache nothing before.
  for (const pause of [600, 600]) {
    await page.goto(`${site.url}/en/text/`)
    await page.waitForTimeout(pause)
  }
  for (const part of ['.prose p', '.prose em', '.prose strong', 'h1'])
    expect(await facesOf(page, part), part).toEqual({ 'Source Serif 4': true })
  expect(await shiftOf(page)).toBe(0)
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
