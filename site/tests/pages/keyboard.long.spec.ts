import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, NEXT_NOTE, NOTE, UNTRANSLATED } from '../support/articles.ts'

/** The frame without a mouse. Categories, posts modal and appearance have theirs beside their own tests. */

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('top bar: Tab goes from the wordmark to the last tool, and every stop is seen', async ({
  page,
}) => {
  await open(page, '/')
  await page.locator('.wordmark').focus()
  const names: string[] = []
  for (;;) {
    const at = page.locator(':focus')
    if ((await page.locator('.bar :focus').count()) === 0) break
    names.push((await at.getAttribute('aria-label')) ?? (await at.innerText()))
    await expect(at).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
  }
  const tools = ['选择语言', '收藏与最近读过', '切换外观', 'GitHub']
  expect(names.map((name) => name.trim().split('\n')[0])).toEqual([
    'Keep It Simple',
    '搜索',
    '首页',
    '博客',
    '系列',
    '更多',
    ...tools,
  ])
})

test.describe('language menu', () => {
  const button = (page: Page) => page.getByRole('button', { name: '选择语言' })
  const items = (page: Page) => page.locator('.bar .menu--end a')

  for (const key of ['Enter', 'Space'])
    test(`${key} opens it, Tab walks it, Escape closes it and gives the focus back`, async ({
      page,
    }) => {
      await open(page, ARTICLE.path)
      await button(page).focus()
      await press(page, key)
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(items(page).first()).toBeVisible()
      await press(page, 'Tab')
      await expect(items(page).nth(0)).toBeFocused()
      await expect(items(page).nth(0)).toHaveAttribute('aria-current', 'true')
      await press(page, 'Tab')
      await expect(items(page).nth(1)).toBeFocused()
      await press(page, 'Escape')
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(items(page).first()).toBeHidden()
      await expect(button(page)).toBeFocused()
    })

  test('Enter goes to the translation, and the reading goes on in it', async ({ page }) => {
    await open(page, ARTICLE.path)
    await button(page).focus()
    await press(page, 'Enter', 'Tab', 'Tab', 'Enter')
    await expect(page).toHaveURL(`/en${ARTICLE.path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('without a translation it says so and goes to the nearest page above', async ({ page }) => {
    await open(page, UNTRANSLATED.path)
    await button(page).focus()
    await press(page, 'Enter', 'Tab', 'Tab')
    await expect(items(page).nth(1)).toBeFocused()
    await expect(items(page).nth(1)).toHaveAccessibleName(/English.*暂无译文，将打开上一级页面/)
    await press(page, 'Enter')
    await expect(page).toHaveURL('/en/blog/')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('mobile screen: opened, a group unfolded, a page chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  await page.locator('.burger').focus()
  await press(page, 'Enter')
  await expect(page.locator('.screen')).toBeVisible()
  await press(page, 'Tab')
  await expect(page.locator('.screen a').first()).toBeFocused()
  await press(page, 'Tab', 'Tab')
  const group = page.locator('.screen summary').first()
  await expect(group).toBeFocused()
  await press(page, 'Enter', 'Tab')
  await expect(page.locator('.screen a', { hasText: '数据挖掘' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page).toHaveURL('/dataMining/')
  await expect(page.locator('.screen')).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
})

test('mobile screen: the language is changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, ARTICLE.path)
  await page.locator('.burger').focus()
  await press(page, 'Space')
  const english = page.locator('.screen-foot a[hreflang="en-US"]')
  await english.focus()
  await press(page, 'Enter')
  await expect(page).toHaveURL(`/en${ARTICLE.path}`)
})

test('sidebar: a group closes and opens, a page is chosen', async ({ page }) => {
  await open(page, NOTE.path)
  const group = page.locator('.side details').first()
  await group.locator('> summary').focus()
  await press(page, 'Enter')
  await expect(group).not.toHaveAttribute('open')
  await press(page, 'Space')
  await expect(group).toHaveAttribute('open')
  await press(page, 'Tab')
  await expect(page.locator('.side a[aria-current=page]')).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(page.locator('h1')).toHaveText(NEXT_NOTE.title)
  await expect(page.locator('#main')).toBeFocused()
})
