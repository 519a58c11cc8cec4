import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { formatRecording } from '#content/claims/recording.ts'
import { hashOf } from '#content/markdown/sources.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as pageOf } from '../support/tiny-site.ts'

const SCRIPT = 'print("FOR UPDATE    0.9")\nprint("SKIP LOCKED  13.1")\n'
const CSV = 'workers,SKIP LOCKED\n1,1\n16,13.1\n'
const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`
const body = [
  fence('text of=figures/queue.py recorded', 'SKIP LOCKED  13.1'),
  fence('chart data="./queue.csv" title="Throughput" source=figures/queue.py recorded', ''),
  fence('text not-executed', 'ERROR:  deadlock detected'),
].join('\n')
const recording = formatRecording({
  tool: 'PostgreSQL 15.18',
  date: '2026-11-16',
  isShown: false,
  files: [
    { path: 'figures/queue.py', hash: hashOf(SCRIPT) },
    { path: 'docs/queue.csv', hash: hashOf(CSV) },
  ],
  printed: SCRIPT.replaceAll(/print\("(.*)"\)/g, '$1'),
})

let url = ''
let close = () => {}

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const site = await serveTinySite({
    'queue.md': pageOf({ title: '队列', permalink: '/queue/' }, body),
    'en/queue.md': pageOf({ title: 'Queue', permalink: '/en/queue/' }, body.replaceAll('./', '/')),
    'plain.md': pageOf({ title: '空白', permalink: '/plain/' }, fence('text', 'a')),
    'queue.csv': CSV,
    'figures/queue.py': SCRIPT,
    'recordings/queue.py.txt': recording,
  })
  url = site.url
  close = site.close
})
test.afterAll(() => close())

const origin = (page: Page) => page.locator('figure.diagram .origin')

test('a caption leads to script and data as they are, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/en/queue/`)
  await expect(origin(page)).toContainText('Recompute this: queue.py')
  await expect(origin(page)).toContainText('Recorded with PostgreSQL 15.18')
  await expect(page.locator('.verified').last()).toHaveText('Not executed at build')
  const links = await origin(page).locator('a').all()
  const texts = await Promise.all(
    links.map(async (link) => {
      const response = await page.request.get(new URL((await link.getAttribute('href'))!, url).href)
      return response.text()
    }),
  )
  expect(texts).toEqual([SCRIPT, CSV])
  const hash = await origin(page).locator('code').first().getAttribute('title')
  expect(hash).toBe(`SHA-256 ${hashOf(SCRIPT)}`)
  await context.close()
})

test('it fits a phone, prints, and can be read by everybody', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, `${url}/queue/`)
  await expect(origin(page)).toContainText('自己算一遍：queue.py')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(origin(page)).toBeVisible()
  await expect(page.locator('.verified').first()).toBeVisible()
})
