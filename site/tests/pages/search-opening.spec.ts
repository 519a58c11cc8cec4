import type { Page } from '@playwright/test'
import { ready, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { dialog, field } from 'keep-it-simple-testing/search-box.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE } from '../support/articles.ts'

const button = (page: Page) => page.locator('a.find')

test.describe('opening', () => {
  for (const [name, key] of [
    ['Ctrl+K', 'Control+k'],
    ['Cmd+K', 'Meta+k'],
    ['a slash', '/'],
  ] as const)
    test(
      `[S2.8.1] ${name} opens the search, Escape closes it and gives the focus back`,
      { tag: key === '/' ? [] : '@long' },
      async ({ page }) => {
        await page.goto(ARTICLE.path)
        await ready(page)
        await page.locator('.crumbs a').first().focus()
        await page.keyboard.press(key)
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect(page.locator('.crumbs a').first()).toBeFocused()
        await page.keyboard.press(key)
        await expect(field(page)).toBeFocused()
      },
    )

  test('[S2.8.1] keys are letters while the reader types', async ({ page }) => {
    await open(page, ARTICLE.path)
    await page.evaluate(() => {
      document
        .getElementById('main')!
        .insertAdjacentHTML(
          'afterbegin',
          '<input id="in"><textarea id="area"></textarea><p id="edit" contenteditable>x</p>',
        )
    })
    for (const id of ['in', 'area', 'edit']) {
      await page.locator(`#${id}`).focus()
      await page.keyboard.press('/')
      await page.keyboard.press('Control+k')
      await still(page)
      await expect(dialog(page)).toBeHidden()
    }
    await expect(page.locator('#in')).toHaveValue('/')
  })

  test('[S1.5] the button opens it; its cross and a click beside it close it', async ({ page }) => {
    await open(page, '/blog/')
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await dialog(page).getByRole('button', { name: '关闭' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(5, 500)
    await expect(dialog(page)).toBeHidden()
  })
})
