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
    early: { ...answerOf(...names), total: 3 },
    whole: { total: 9, pages: [...names, ...texts] },
    held: true,
  },
  链: {
    whole: answerOf(
      ...texts.map((text) => ({ ...text, address: `${text.address}2/`, title: `又${text.title}` })),
    ),
  },
  断: { early: answerOf(...names) },
  哈西: { whole: { ...answerOf(...names.slice(0, 1)), suggestion: '哈希' } },
  哈希: { whole: answerOf(names[1]!) },
  hash: { whole: { ...answerOf(names[1]!), others: OTHERS } },
  ring: { whole: { ...answerOf(), others: OTHERS } },
  散列: {
    whole: answerOf(
      found('/article/b/', '一致性哈希', { reason: { field: 'alias', text: '散列环' } }),
      found('/article/c/', '环与链', { weak: true, reason: { field: 'tag', text: '散列' } }),
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

test.describe('answers in two steps', () => {
  test('hits from texts come below those from names, and move nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 })
    await ask(page)
    await field(page).fill('环')
    await expect(groups(page)).toHaveCount(3)
    await expect(page.locator('.hits')).toHaveAttribute('aria-busy', 'true')
    await expect(status(page)).toHaveText('')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText('环与链')
    const places = () =>
      hits(page).evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await release(page)
    await expect(groups(page)).toHaveCount(5)
    await expect(page.locator('.hits')).toHaveAttribute('aria-busy', 'false')
    expect(await places()).toEqual(before)
    await expect(chosen(page)).toContainText('环与链')
    await expect(status(page)).toHaveText('9 条结果，只列简体中文页面')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText('正文第 1 篇')
  })

  test('more hits come below as well, and keys go on from where they were', async ({ page }) => {
    await ask(page)
    await field(page).fill('环')
    await release(page)
    await expect(groups(page)).toHaveCount(5)
    await page.keyboard.press('End')
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

  test('a hit by name opens before the texts are there', async ({ page }) => {
    await ask(page)
    await field(page).fill('环')
    await expect(groups(page)).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/article\/a\/$/)
    await expect(dialog(page)).toBeHidden()
  })
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

  test('nothing found offers the nearest names by Tab, before the archives', async ({ page }) => {
    await ask(page)
    await search(page, '量子')
    await expect(hits(page)).toHaveCount(0)
    await expect(status(page)).toHaveText(/^0 /)
    const near = dialog(page).getByRole('list', { name: '名称相近的页面' }).getByRole('link')
    await expect(near).toHaveText(['一致性哈希', 'Ring buffers English'])
    await dialog(page).getByRole('button', { name: '是不是要找' }).focus()
    await page.keyboard.press('Tab')
    await expect(near.first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('link', { name: '归档' })).toBeFocused()
    await near.first().press('Enter')
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
  await expect(page.getByRole('option', { name: '环与链 相关度较低 标签：散列' })).toBeVisible()
  await expect(page.locator('.hits-part')).toHaveText(['相关度较低的结果'])
  // Seen as a heading, heard with each hit.
  await expect(page.locator('.hit--weak .sr')).toHaveText('相关度较低')
  await expect(page.locator('.hit-why mark')).toHaveText(['散列', '散列'])
  await expect(status(page)).toHaveText('2 条结果，只列简体中文页面 · 1 条相关度较低')
})

for (const [path, name, pages] of [
  ['/', '可以从这些页面看起', ['环形缓冲区', '一致性哈希']],
  ['/en/', 'Good places to start', ['Ring buffers', 'Hash rings']],
] as const)
  test(`an empty field offers pages to begin with: ${path}`, async ({ page }) => {
    await ask(page, path)
    const offered = dialog(page).getByRole('list', { name }).getByRole('link')
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
      await expect(dialog(page).getByRole('list')).toBeVisible()
      for (const text of ['', '环', '断', '哈西', 'hash', 'ring', '散列', '量子']) {
        await field(page).fill(text)
        await still(page)
        if (text === '环') await expect(groups(page)).toHaveCount(3)
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
