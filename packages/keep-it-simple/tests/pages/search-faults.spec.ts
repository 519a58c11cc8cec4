import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import {
  dialog,
  field,
  hits,
  openSearch,
  search,
  status,
} from 'keep-it-simple-testing/search-box.ts'
import { test } from '../support/reading-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const NOISE = /Failed to load|ERR_FAILED|404/
const INDEX = '**/search-index/**'

/** Sends the letters of a word in the way an input method does. */
async function compose(page: Page, steps: readonly string[], word: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await still(page)
  await session.send('Input.insertText', { text: word })
}

test('nothing is searched while an input method composes, and its keys choose nothing', async ({
  page,
}) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, '哈希')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await field(page).press('End')
  await field(page).fill('')
  await compose(page, ['l', 'li', "lian'he'suo'yin"], '联合索引')
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(field(page)).toHaveValue('联合索引')
  await expect(page.getByRole('listbox').getByRole('group', { name: /联合索引/ })).toBeVisible()
})

test('typing fast never shows the answer to an older query', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, 'Redis')
  const first = await hits(page).first().textContent()
  // Whatever the next query needs comes late.
  let late = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/search-index/, async (route) => {
    late++
    await released
    await route.continue()
  })
  await field(page).fill('紧凑')
  await expect.poll(() => late).toBeGreaterThan(0)
  await expect(page.locator('.hits:not(.hits--old)')).toHaveCount(0)
  await expect(status(page)).not.toHaveText(/\d/)
  await field(page).fill('Redis')
  await expect(hits(page).first()).toHaveText(first!)
  release()
  await page.waitForLoadState('networkidle')
  await still(page)
  await expect(hits(page).first()).toHaveText(first!)
})

for (const [prefix, failed, hint, retry] of [
  ['/', '无法获取搜索结果', '请检查网络连接', '再试一次'],
  [
    '/en/',
    'Unable to fetch results',
    'You might want to check your network connection',
    'Try again',
  ],
] as const)
  test(`[S8.5] where the index cannot be fetched, it says so and tries again: ${prefix}`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(NOISE)
    await page.route(INDEX, (route) => route.abort())
    await open(page, prefix)
    await openSearch(page)
    await field(page).fill('Bloom')
    await expect(dialog(page).getByRole('alert')).toContainText(failed)
    await expect(dialog(page)).toContainText(hint)
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', { name: retry }).click()
    await expect(hits(page).first()).toBeVisible()
  })

test(
  'a release that took the old pieces away is asked afresh, unseen by the reader',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(NOISE)
    let asked = 0
    // What a dialog has that was opened before it: the names of pieces that are gone.
    await page.route('**/search-index/zh-cn.json', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const old = text.replace(/"[\w-]{10}"/g, (name) => [...name].reverse().join(''))
      return route.fulfill({ response, body: asked++ === 0 ? old : text })
    })
    await open(page, '/')
    await openSearch(page)
    await search(page, '紧凑')
    await expect(hits(page).first()).toContainText('Redis')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    expect(asked).toBe(2)
  },
)

test('drafts are in no index, and Chinese addresses are found', async ({ page }) => {
  const site = await serveTinySite(
    {
      'README.md': source({}, 'Home.'),
      'blog/1.库/a.md': post(
        { title: '数据库事务', permalink: '/article/中文地址/' },
        '事务的隔离',
      ),
      'blog/b.md': post(
        { title: '草稿密语', draft: true, permalink: '/article/b/' },
        '草稿密语甲乙',
      ),
    },
    { drafts: true },
    true,
  )
  try {
    const folder = join(site.dist, 'search-index')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    const texts = files
      .filter(({ name }) => name.endsWith('.json'))
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    expect(texts.some((text) => text.includes('数据'))).toBe(true)
    for (const text of texts) expect(text).not.toContain('草稿')
    await open(page, `${site.url}/`)
    await openSearch(page)
    await search(page, '草稿密语')
    await expect(hits(page)).toHaveCount(0)
    // Initials of the title.
    await search(page, 'sjk')
    await expect(hits(page).first()).toContainText('数据库事务')
    await search(page, '隔离')
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toHaveText('数据库事务')
  } finally {
    site.close()
  }
})
