import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import {
  dialog,
  field,
  groups,
  hits,
  openSearch,
  search,
  settled,
  status,
} from 'keep-it-simple-testing/search-box.ts'

const filter = (page: Page, name: string) => dialog(page).getByRole('combobox', { name })

test.describe('hits', () => {
  test('[S1.5] stand under their page and series, with what matches marked', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '索引')
    const group = page.getByRole('listbox').getByRole('group').first()
    await expect(group.locator('.hit').first().locator('mark').first()).toHaveText('索引')
    await expect(page.locator('.hits-in').first()).not.toBeEmpty()
    for (const one of await groups(page).first().locator('span mark').allTextContents())
      expect('索引').toContain(one)
    await expect(status(page)).toHaveText(/^\d+ 条结果，只列简体中文页面$/)
    const total = Number(/^\d+/.exec((await status(page).textContent())!)![0])
    await expect(groups(page)).toHaveCount(Math.min(5, total))
    const more = dialog(page).getByRole('button', { name: '更多结果' })
    while (await more.isVisible()) {
      const before = await groups(page).count()
      await more.click()
      await expect.poll(() => groups(page).count()).toBeGreaterThan(before)
    }
    await expect(groups(page)).toHaveCount(total)
  })

  test('all by keys: down, up, Enter', { tag: '@long' }, async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await page.keyboard.type('索引')
    await settled(page)
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
    const chosen = page.locator('[role=option][aria-selected=true]')
    const active = () => field(page).getAttribute('aria-activedescendant')
    const count = await hits(page).count()
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(chosen).toHaveCount(1)
      expect(await active()).toBe(`hit-${at}`)
      await expect(page.locator(`#hit-${at}`)).toBeInViewport()
    }
    await page.keyboard.press('ArrowUp')
    const first = await hits(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first!)
    await expect(dialog(page)).toBeHidden()
  })

  test(
    'Ctrl+Enter opens a new tab and leaves the search open',
    { tag: '@long' },
    async ({ page, context }) => {
      await open(page, '/')
      await openSearch(page)
      await search(page, '索引')
      const first = await hits(page).first().getAttribute('href')
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Control+Enter')
      await expect(await opened).toHaveURL(first!)
      await expect(dialog(page)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    },
  )
})

test('filters by series and tag narrow the hits', { tag: '@long' }, async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, '索引')
  const total = async () => Number(/^\d+/.exec((await status(page).textContent()) ?? '')?.[0])
  const before = await total()
  await dialog(page).locator('summary').click()
  await filter(page, '标签').selectOption('SQLite')
  await expect.poll(total).toBeLessThan(before)
  await expect(page.locator('.hits-in')).toHaveText(['博客'])
  await filter(page, '标签').selectOption('')
  await filter(page, '系列').selectOption('数据挖掘')
  await search(page, '数据')
  await expect(page.locator('.hits-in')).toHaveText(['数据挖掘'])
})
