import { booted, expect, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'

/** The living sample: every block there is, on one page. */
const PAGE = '/article/writing-here/'

/** A selector and words of each block, as a reader without script must find them. */
const BLOCKS: readonly (readonly [name: string, selector: string, words: string])[] = [
  ['callout', '.callout[data-kind=tip]', '有标题的提示'],
  ['alert', '.callout', 'GitHub 的写法也认得'],
  ['steps', '.steps', '给最小的程序'],
  ['timeline', '.timeline', '先写程序，再写字'],
  ['field', '.field, .fields', '允许的误判率'],
  ['chat', '.chat', '栈会溢出'],
  ['coloured code', '.code .k', 'func'],
  ['code from a file', '.code', 'func Size'],
  ['program and output', '.code[data-output]', '能 / 运行 / 的 / 代码'],
  ['verified line', '.verified', '已验证'],
  ['table', '.table', '依次展开'],
  ['mark', 'mark', '标出来'],
  ['footnote', '.footnotes', '脚注适合放出处'],
  ['badge', '.badge', '稳定'],
  ['card', '.card', '四组实测'],
  ['link card', '.card', '值得读的仓库'],
  ['repository', '.repo', 'git/git'],
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the content of every block is there', async ({ page }) => {
    await page.goto(PAGE)
    for (const [name, selector, words] of BLOCKS)
      await expect(page.locator(selector).filter({ hasText: words }).first(), name).toBeVisible()
  })

  test('tabs and trees are consecutive sections', async ({ page }) => {
    await page.goto(PAGE)
    for (const words of ['整除是', '整数相除向零取整', '没有负数', 'func TestSize'])
      await expect(page.getByText(words).first()).toBeVisible()
  })

  test('diagrams, mind map, chart and formulas are drawn', async ({ page }) => {
    await page.goto(PAGE)
    // One of the forms of each.
    const drawings = page.locator('figure.diagram svg[role=img]:visible')
    await expect(drawings).toHaveCount(4)
    for (const drawing of await drawings.all()) {
      const box = (await drawing.boundingBox())!
      expect(box.width).toBeGreaterThan(150)
      expect(box.height).toBeGreaterThan(100)
    }
    await expect(page.locator('math')).not.toHaveCount(0)
  })
})

test(
  'loads no script of the application by itself, and each block once',
  { tag: '@window' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1]
      if (name !== undefined) asked.push(name)
    })
    await page.clock.install()
    await page.goto(PAGE)
    await booted(page)
    await page.clock.runFor(5_000)
    await still(page)
    // What changes nothing before the reader moves waits for that.
    expect(asked).not.toContain('tabs')
    await page.evaluate(() => scrollTo(0, 1200))
    await expect.poll(() => asked).toContain('tabs')
    await page.clock.runFor(5_000)
    await still(page)
    expect(asked).not.toContain('entry-browser')
    expect(new Set(asked).size).toBe(asked.length)
  },
)

test('nothing is wider than a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(PAGE)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
})
