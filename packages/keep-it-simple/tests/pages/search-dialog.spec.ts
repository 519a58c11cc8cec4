import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import {
  dialog,
  field,
  groups,
  hits,
  openSearch,
  search,
  status,
} from 'keep-it-simple-testing/search-box.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { answerOf, found, release, SCRIPTED, scriptSearch } from '../support/scripted-search.ts'
import { page as source, post } from '../support/tiny-site.ts'

const LONG = '这一段文字说明它为什么被找到，长到在手机上要占两行，再长的部分不再显示出来。'
const names = ['环形缓冲区', '一致性哈希', '环与链'].map((title, index) =>
  found(`/article/${'abc'[index]}/`, title, { series: '博客', snippet: [{ text: LONG }] }),
)
const texts = [1, 2, 3, 4, 5, 6].map((n) =>
  found(`/article/t${n}/`, `正文第 ${n} 篇`, { series: '博客', snippet: [{ text: LONG }] }),
)
const OTHERS = [found('/en/article/a/', 'Ring buffers'), found('/en/article/b/', 'Hash rings')]
const ANSWERS = {
  环: {
    whole: { total: 9, pages: [...names, ...texts] },
    held: true,
  },
  链: {
    whole: answerOf(
      ...texts.map((text) => ({ ...text, address: `${text.address}2/`, title: `又${text.title}` })),
    ),
  },
  断: {},
  哈西: { whole: { ...answerOf(...names.slice(0, 1)), suggestion: '哈希' } },
  哈希: { whole: answerOf(names[1]!) },
  hash: { whole: { ...answerOf(names[1]!), others: OTHERS } },
  ring: { whole: { ...answerOf(), others: OTHERS } },
  散列: {
    whole: answerOf(
      found('/article/b/', '一致性哈希', {
        reason: { field: 'alias', parts: [{ text: '散列', marked: true }, { text: '环' }] },
      }),
      found('/article/c/', '环与链', { weak: true, reason: { field: 'translation' } }),
    ),
  },
  量子: {
    whole: { ...answerOf(), suggestion: '哈希', nearest: [names[1]!, ...OTHERS.slice(0, 1)] },
  },
} as const

let site: Awaited<ReturnType<typeof serveAuthorSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await serveAuthorSite(
    {
      'README.md': source({}, 'Home.'),
      'en/README.md': source({}, 'Home.'),
      'blog/a.md': post({ title: '环形缓冲区', permalink: '/article/a/' }, '正文'),
      'blog/b.md': post({ title: '一致性哈希', permalink: '/article/b/' }, '正文'),
      'en/blog/a.md': post({ title: 'Ring buffers', permalink: '/en/article/a/' }, 'Text'),
    },
    { search: SCRIPTED, cards: false },
  )
})
test.afterAll(() => site.close())

/** The dialog of a Chinese page, with the script as its provider. */
async function ask(page: Page, path = '/'): Promise<void> {
  await scriptSearch(page, ANSWERS, path === '/' ? names.slice(0, 2) : OTHERS)
  await open(page, site.url + path)
  await openSearch(page)
}
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

test.describe('keys', () => {
  test('more hits come below, and keys go on from where they were', async ({ page }) => {
    await ask(page)
    await field(page).fill('环')
    await release(page)
    await expect(groups(page)).toHaveCount(5)
    await page.keyboard.press('ArrowUp')
    await dialog(page).getByRole('button', { name: '更多结果' }).press('Enter')
    await expect(page.locator('.hits')).toHaveAttribute('aria-busy', 'true')
    await expect(groups(page)).toHaveCount(5)
    await release(page)
    await expect(groups(page)).toHaveCount(9)
    await expect(dialog(page).getByRole('button', { name: '更多结果' })).toHaveCount(0)
    await expect(chosen(page)).toContainText('正文第 2 篇')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText('正文第 3 篇')
  })

  test('Down and Enter open an offered page while nothing is typed', async ({ page }) => {
    await ask(page)
    await expect(hits(page)).toHaveText(['环形缓冲区', '一致性哈希'])
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toHaveText('一致性哈希')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'hit-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/article\/b\/$/)
  })

  test('Home and End move the caret, and Escape closes', async ({ page }) => {
    await ask(page)
    await search(page, 'hash')
    await page.keyboard.press('Home')
    expect(await field(page).evaluate((one: HTMLInputElement) => one.selectionStart)).toBe(0)
    await expect(chosen(page)).toContainText('一致性哈希')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
})

test('on a line that takes seconds the dialog stays, and answers when its script is there', async ({
  page,
}) => {
  await scriptSearch(page, ANSWERS, names.slice(0, 2))
  await page.route('**/assets/search-island-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await route.continue()
  })
  await open(page, site.url)
  await openSearch(page)
  await page.keyboard.insertText('哈希')
  await expect(dialog(page).getByRole('status')).toHaveText('正在加载')
  await expect(hits(page)).toHaveText(/一致性哈希/, { timeout: 15_000 })
  await expect(field(page)).toHaveValue('哈希')
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('what may have been meant', () => {
  for (const text of ['哈西', '量子'])
    test(`is typed by a button: ${text}`, async ({ page }) => {
      await ask(page)
      await search(page, text)
      await expect(status(page)).toContainText('是不是要找：哈希')
      await dialog(page).getByRole('button', { name: '是不是要找：哈希' }).click()
      await expect(field(page)).toHaveValue('哈希')
      await expect(field(page)).toBeFocused()
      await expect(hits(page)).toHaveText(/一致性哈希/)
    })

  test('nothing found offers the nearest names to the keys, and the archives', async ({ page }) => {
    await ask(page)
    await search(page, '量子')
    await expect(groups(page).locator('.hit')).toHaveCount(0)
    await expect(status(page)).toHaveText(/^0 /)
    const near = dialog(page).getByRole('group', { name: '名称相近的页面' }).getByRole('option')
    await expect(near).toHaveText(['一致性哈希', 'Ring buffers English'])
    await expect(dialog(page).getByRole('link', { name: '归档' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/article\/b\/$/)
    await expect(dialog(page)).toBeHidden()
  })
})

test('hits of the other language stand below, marked, and keys reach them', async ({ page }) => {
  await ask(page)
  await search(page, 'hash')
  await expect(page.locator('.hits-part')).toHaveText(['其他语言的页面'])
  await expect(groups(page).nth(1)).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('option', { name: 'Ring buffers English' })).toBeVisible()
  await expect(status(page)).toHaveText('1 条结果，只列简体中文页面 · 其他语言 2 条')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Ring buffers English')
  await search(page, 'ring')
  await expect(status(page)).toHaveText(/^0 条结果.*其他语言 2 条$/)
  await expect(chosen(page)).toHaveText('Ring buffers English')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/article\/a\/$/)
})

test('a hit says why it was found, and whether it is weak', async ({ page }) => {
  await ask(page)
  await search(page, '散列')
  await expect(page.getByRole('option', { name: '一致性哈希 别名：散列环' })).toBeVisible()
  await expect(
    page.getByRole('option', { name: '环与链 相关度较低 另一种语言的标题里有这些词' }),
  ).toBeVisible()
  await expect(page.locator('.hits-part')).toHaveText(['相关度较低的结果'])
  // Seen as a heading, heard with each hit.
  await expect(page.locator('.hit--weak .sr')).toHaveText('相关度较低')
  await expect(page.locator('.hit-why mark')).toHaveText(['散列'])
  await expect(status(page)).toHaveText('2 条结果，只列简体中文页面 · 1 条相关度较低')
})

for (const [path, name, pages] of [
  ['/', '可以从这些页面看起', ['环形缓冲区', '一致性哈希']],
  ['/en/', 'Good places to start', ['Ring buffers', 'Hash rings']],
] as const)
  test(`an empty field offers pages to begin with: ${path}`, async ({ page }) => {
    await ask(page, path)
    const offered = dialog(page).getByRole('group', { name }).getByRole('option')
    await expect(offered).toHaveText([...pages])
    await offered.first().click()
    await expect(page).toHaveURL(/\/article\/a\/$/)
    await expect(dialog(page)).toBeHidden()
    await openSearch(page)
    await expect(page.locator('.recent')).toHaveCount(0)
  })

for (const scheme of ['light', 'dark'] as const)
  test(
    `every state fits a phone, its targets a finger, and axe finds nothing: ${scheme}`,
    { tag: scheme === 'dark' ? '@long' : [] },
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await ask(page)
      await expect(dialog(page).getByRole('listbox')).toBeVisible()
      for (const text of ['', '环', '断', '哈西', 'hash', 'ring', '散列', '量子']) {
        await field(page).fill(text)
        await still(page)
        expect(await violations(page, { within: 'dialog.search' }), text).toEqual([])
        const wide = await dialog(page).evaluate(
          (one) =>
            [one, ...one.querySelectorAll('.hits, .blank')].filter(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
            ).length,
        )
        expect([text, wide]).toEqual([text, 0])
        const low = await dialog(page)
          .locator('.hit, .offer, .meant button, .hits > button')
          .evaluateAll(
            (all) => all.filter((one) => one.getBoundingClientRect().height < 43.9).length,
          )
        expect([text, low]).toEqual([text, 0])
      }
    },
  )
