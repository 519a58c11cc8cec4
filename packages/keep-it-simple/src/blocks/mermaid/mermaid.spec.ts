import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../../../tests/support/built-site.ts'
import { FIGURES_SITE } from '../../../tests/support/figures-site.ts'

let url = ''
let close = () => {}

// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const drawings = join(import.meta.dirname, '../../../tests/support/drawings')
  const site = await serveTinySite(FIGURES_SITE, { drawings })
  url = site.url
  close = site.close
})
test.afterAll(() => close())

const figure = (page: Page, title: string) =>
  page.locator('figure.diagram', { has: page.locator('figcaption', { hasText: title }) })

const colourOf = (page: Page, selector: string, property: 'fill' | 'stroke') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property)

const viewBox = (page: Page) => page.locator('.viewer .drawing').getAttribute('viewBox')

test('one drawing follows the appearance, chosen or by system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${url}/figures/`)
  const light = await colourOf(page, '.drawing .f-ink', 'fill')
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colourOf(page, '.drawing .f-ink', 'fill')
  expect(dark).not.toBe(light)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  expect(await colourOf(page, '.drawing .f-ink', 'fill')).toBe(light)
  expect(await page.locator('figure.diagram [style], figure.diagram style').count()).toBe(0)
})

test('[S1.8] without script diagrams, mind maps and charts are drawn, and their words are text', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/figures/`)
  await expect(page.locator('figure.diagram .drawing:visible')).toHaveCount(11)
  await expect(page.locator('.drawing:visible text', { hasText: '缓存里有吗？' })).toBeVisible()
  await expect(page.locator('.diagram-open').first()).toBeHidden()
  const map = figure(page, '索引为什么没有用上')
  await map.locator('summary').click()
  await expect(map.locator('li', { hasText: '统计信息过期' }).last()).toBeVisible()
  const chart = figure(page, '仓库里的代码')
  await chart.locator('summary').click()
  await expect(chart.getByRole('cell', { name: '12,840' })).toBeVisible()
  await context.close()
})

test('[S7.11] the viewer is loaded when it is opened and not before; its source is packed', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, `${url}/figures/`)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((one) => /viewer|markmap|echarts/i.test(one))).toEqual([])
  // The styles and the client part of the block, which is called so too; the library is a megabyte.
  const own = scripts.filter((one) => /mermaid/i.test(one))
  expect(own.map((one) => one.replace(/-[\w-]{8}(?=\.\w+$)/, '')).sort()).toEqual([
    `${url}/assets/mermaid.css`,
    `${url}/assets/mermaid.js`,
  ])
  const before = scripts.length
  const packed = await figure(page, '三种身份').getAttribute('data-source')
  const bytes = Uint8Array.from(Buffer.from(packed!, 'base64'))
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
  ).text()
  expect(text).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> 跟随者/)
  await figure(page, '三种身份').getByRole('button', { name: /放大/ }).click()
  await expect(page.locator('dialog.viewer')).toBeVisible()
  expect(scripts.slice(before).some((one) => /viewer/.test(one))).toBe(true)
})

test('the viewer works by keyboard alone, and gives focus back', async ({ page }) => {
  await open(page, `${url}/figures/`)
  const button = figure(page, '三种身份').getByRole('button', { name: '放大：三种身份' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '三种身份' })
  await expect(dialog.locator('.viewer-stage')).toBeFocused()
  const whole = await viewBox(page)
  await page.keyboard.press('+')
  const near = await viewBox(page)
  expect(Number(near!.split(' ')[2])).toBeLessThan(Number(whole!.split(' ')[2]))
  await page.keyboard.press('ArrowRight')
  const right = await viewBox(page)
  expect(Number(right!.split(' ')[0])).toBeGreaterThan(Number(near!.split(' ')[0]))
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  expect(await viewBox(page)).toBe(whole)
  await dialog.getByRole('button', { name: '源码' }).press('Enter')
  await expect(dialog.locator('.viewer-source')).toContainText('选举超时')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test(
  'the viewer is dragged and zoomed with pointer and wheel',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `${url}/figures/`)
    await figure(page, '三种身份').locator('.diagram-open').click()
    await page.locator('.viewer-stage').hover()
    const whole = await viewBox(page)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => viewBox(page)).not.toBe(whole)
    const near = await viewBox(page)
    await page.mouse.down()
    await page.mouse.move(500, 300)
    await page.mouse.up()
    expect(await viewBox(page)).not.toBe(near)
    const save = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 SVG' }).click()
    expect((await save).suggestedFilename()).toBe('三种身份.svg')
  },
)

test('a mind map is folded by keyboard and pointer', { tag: '@long' }, async ({ page }) => {
  await open(page, `${url}/figures/`)
  await figure(page, '索引为什么没有用上').locator('.diagram-open').click()
  const ring = page.getByRole('button', { name: /选择性/ })
  await expect(page.locator('.viewer text', { hasText: '统计信息过期' })).toBeVisible()
  await ring.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.viewer text', { hasText: '统计信息过期' })).toHaveCount(0)
  await expect(ring).toBeFocused()
  await expect(ring).toHaveAttribute('aria-expanded', 'false')
  await ring.click()
  await expect(page.locator('.viewer text', { hasText: '统计信息过期' })).toBeVisible()
})

test('[S9.11] the text of a node is at most 240 px wide, in diagrams and mind maps', async ({
  page,
}) => {
  await open(page, `${url}/en/figures/`)
  const widths = await page
    .locator('.drawing text')
    .evaluateAll((all) => all.map((one) => (one as SVGTextElement).getBBox().width))
  expect(widths.length).toBeGreaterThan(15)
  expect(Math.max(...widths)).toBeGreaterThan(200)
  expect(Math.max(...widths)).toBeLessThanOrEqual(240)
})

for (const width of [390, 1440]) {
  test(
    `nothing scrolls the page sideways, and axe finds nothing, ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open(page, `${url}/figures/`)
        for (const summary of await page.locator('.diagram-text summary').all())
          await summary.click()
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over).toBeLessThanOrEqual(0)
        expect(await violations(page)).toEqual([])
        await figure(page, '索引为什么没有用上').locator('.diagram-open').click()
        await page.locator('dialog.viewer').waitFor()
        expect(await violations(page, { within: 'dialog' })).toEqual([])
      }
    },
  )
}
