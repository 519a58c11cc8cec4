import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source } from '../support/tiny-site.ts'

const LONG = 'value = compute(first_argument, second_argument, third_argument, fourth_argument)'

const TEXT = `
一段短的文字，两端对齐，没有别的东西，只是为了看它怎样排。一段短的文字，两端对齐，没有别的东西。

见 Amazon’s Dynamo 一文，讲的是怎样让写入总能成功，读者自己去合并不同的版本，代价是读到旧值。

## 一个 **标题**

\`\`\`python
${LONG}
\`\`\`

\`\`\`python
short = 1
\`\`\`

| 名字 | 第二列 | 第三列 | 第四列 | 第五列 | 第六列 |
|---|---|---|---|---|---|
| 一个比较长的名字 | 内容有一些 | 内容有一些 | 内容有一些 | 内容有一些 | 内容有一些 |

| 短 | 表 |
|---|---|
| 一 | 二 |

\`\`\`chart type=line unit=毫秒 title="两列"
规模,第一种做法,第二种做法
1,3,4
2,5,7
3,9,8
\`\`\`

$$
a_{1}+a_{2}+a_{3}+a_{4}+a_{5}+a_{6}+a_{7}+a_{8}+a_{9}+a_{10}+a_{11}+a_{12}+a_{13}
$$

用 AbstractSingletonProxyFactoryBean 举例，这个名字太长，两端对齐时会把前面的字拉开，所以这一段不对齐。
`

let site: Awaited<ReturnType<typeof serveTinySite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'notes/a.md': source({ permalink: '/a/', bulletin: false }, TEXT),
    'dataMining/1.c.md': source({ title: '第一页', permalink: '/c/' }),
    'dataMining/2.b.md': source({
      title: '一个写成句子的长标题：它在侧边栏里要折成两行',
      navTitle: '短名',
      permalink: '/b/',
    }),
  })
})
test.afterAll(() => site.close())
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const PHONE = { width: 390, height: 800 }
const DESK = { width: 1280, height: 900 }

/** How much darker a strip of three pixels at one end of a box is than the ground beside it. */
async function shade(box: Locator, end: 'left' | 'right'): Promise<number> {
  const { data, info } = await sharp(await box.screenshot())
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Between the border and the first line there are no letters.
  const row = info.width * 4
  const mean = (from: number) =>
    (data[row + from]! + data[row + from + 1]! + data[row + from + 2]!) / 3
  const at = (distance: number) => mean(end === 'left' ? distance : info.width - 3 - distance)
  return at(24) - at(0)
}

const toEnd = (box: Locator) =>
  box.evaluate((element) => {
    element.scrollLeft = element.scrollWidth
  })

const wideCode = (page: Page) => page.locator('pre', { hasText: 'fourth_argument' })

for (const scheme of ['light', 'dark'] as const)
  test(
    `what goes on sideways shows an edge where it does, and only there, ${scheme}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize(PHONE)
      await open(page, `${site.url}/a/`)
      const visible = (value: number) => (scheme === 'light' ? value > 12 : value < -12)
      for (const box of [
        wideCode(page),
        page.locator('.table-scroll').first(),
        page.locator('.math'),
      ]) {
        await box.scrollIntoViewIfNeeded()
        expect(visible(await shade(box, 'right')), 'right, at the start').toBe(true)
        expect(visible(await shade(box, 'left')), 'left, at the start').toBe(false)
        await toEnd(box)
        expect(visible(await shade(box, 'right')), 'right, at the end').toBe(false)
        expect(visible(await shade(box, 'left')), 'left, at the end').toBe(true)
      }
      const fits = page.locator('.table-scroll').nth(1)
      expect(visible(await shade(fits, 'right')), 'where all is seen').toBe(false)
    },
  )

/** The stops that Tab reaches in the text, by their names. */
async function stops(page: Page): Promise<string[]> {
  await page.locator('.title').evaluate((title) => {
    title.tabIndex = -1
    title.focus()
  })
  const names: string[] = []
  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement!
      if (!focused.closest('.prose')) return undefined
      return focused.matches('pre, .table-scroll, .diagram-scroll, .math')
        ? `${focused.className || 'pre'} ${focused.ariaLabel ?? ''}`
        : ''
    })
    if (name === undefined) break
    if (name !== '') names.push(name)
  }
  return names
}

test('only what scrolls is a tab stop, and each has a name', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, `${site.url}/a/`)
  expect(await stops(page)).toEqual(['pre python', 'table-scroll 表格', 'math 公式'])
  await page.setViewportSize({ width: 1600, height: 900 })
  await still(page)
  expect(await stops(page)).toEqual([])
})

test(
  'a chart is drawn for a phone and for a desk, and seen whole on both',
  { tag: '@long' },
  async ({ page }) => {
    for (const [size, form] of [
      [PHONE, 'phone'],
      [DESK, 'column'],
    ] as const) {
      await page.setViewportSize(size)
      await open(page, `${site.url}/a/`)
      const drawing = page.locator('.drawing:visible')
      await expect(drawing).toHaveCount(1)
      await expect(drawing).toHaveAttribute('data-form', form)
      const box = page.locator('.diagram-scroll')
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      // Letters keep their size: nothing was shrunk to fit.
      const size13 = await drawing
        .locator('text')
        .first()
        .evaluate((text) => text.getBoundingClientRect().height)
      expect(size13).toBeGreaterThan(12)
    }
  },
)
