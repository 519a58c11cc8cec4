import type { Page } from '@playwright/test'
import { booted, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { hold } from 'keep-it-simple-testing/hold.ts'
import { dialog, field, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { still } from 'keep-it-simple-testing/still.ts'

const ARTICLE = '/article/composite-index/'
const button = (page: Page) => page.locator('a.find')

test.describe('opening', () => {
  for (const [name, key] of [
    ['Ctrl+K', 'Control+k'],
    ['Cmd+K', 'Meta+k'],
    ['a slash', '/'],
  ] as const)
    test(`[S2.8.1] ${name} opens the search, Escape closes it and gives the focus back`, async ({
      page,
    }) => {
      await page.goto(ARTICLE)
      await booted(page)
      await page.locator('.crumbs a').first().focus()
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('.crumbs a').first()).toBeFocused()
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
    })

  test('[S2.8.1] keys are letters while the reader types', async ({ page }) => {
    await open(page, ARTICLE)
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
      await expect(dialog(page)).toHaveCount(0)
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

  test('a click before any script is there is not lost', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-boot-*')
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await button(page).click()
    release()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(ARTICLE))
  })

  test('on a poor line the button says that something is under way', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-search-*')
    await page.goto(ARTICLE)
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(field(page)).toBeFocused()
    await expect(page.locator('.find')).not.toHaveAttribute('aria-busy')
  })

  test('what is typed until the dialog is there is gone on with', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-search-*')
    await page.goto(ARTICLE)
    await button(page).click()
    const first = dialog(page).getByRole('textbox')
    await expect(first).toBeFocused()
    await page.keyboard.type('b tree ')
    await page.keyboard.press('Home')
    await page.keyboard.type('a ')
    release()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('large ')
    await expect(field(page)).toHaveValue('a large b tree ')
    // What was asked before is replaced by the first letter.
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await openSearch(page)
    await page.keyboard.type('x')
    await expect(field(page)).toHaveValue('x')
  })

  test('nothing of it is loaded before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install()
    await open(page, ARTICLE)
    await page.clock.runFor(30_000)
    await still(page)
    expect(asked.filter((url) => /search/i.test(url))).toEqual([])
    await openSearch(page)
    await search(page, '索引')
    expect(asked.filter((url) => url.endsWith('/search-index/zh-cn.json'))).toHaveLength(1)
  })

  test('it works on a page without a bar', async ({ page }) => {
    await open(page, ARTICLE)
    await page.evaluate(() => document.querySelector('.find')!.removeAttribute('data-action'))
    await openSearch(page)
    await expect(field(page)).toBeFocused()
  })

  test('where its script does not come, the page with the form does', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/)
    await page.route('**/assets/entry-search-*', (route) => route.abort())
    await open(page, ARTICLE)
    await button(page).click()
    await booted(page)
    if (!page.url().endsWith('/search/')) await button(page).click()
    await expect(page).toHaveURL(/\/search\/$/)
  })
})

test.describe('typing at once', () => {
  for (const [by, start] of [
    ['the key', (page: Page) => page.keyboard.press('Control+k')],
    ['the button', (page: Page) => button(page).click()],
  ] as const)
    test(`no letter after ${by} is lost, whatever is on its way`, async ({ page }) => {
      const releases = await Promise.all(
        ['entry-actions', 'entry-search'].map((name) => hold(page, `**/assets/${name}-*`)),
      )
      await page.goto(ARTICLE)
      await booted(page)
      await start(page)
      await page.keyboard.type('联合')
      releases[0]!()
      await expect(dialog(page)).toHaveAccessibleName('搜索')
      await page.keyboard.type('索')
      releases[1]!()
      await page.keyboard.type('引')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('联合索引')
      await expect(dialog(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(button(page)).toBeFocused()
    })

  test('closed and opened again before anything is there, it is open', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-search-*')
    await page.goto(ARTICLE)
    await booted(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('a')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('b')
    release()
    await expect(field(page)).toHaveValue('ab')
  })

  test('what was asked before is there, and the first letter replaces it', async ({ page }) => {
    await open(page, ARTICLE)
    await openSearch(page)
    await search(page, '索引')
    await page.reload()
    const release = await hold(page, '**/assets/entry-search-*')
    await booted(page)
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('textbox')).toHaveValue('索引')
    await page.keyboard.type('树')
    release()
    await expect(field(page)).toHaveValue('树')
  })

  test('no field is left in a page the browser preserves when it is left', async ({ page }) => {
    await hold(page, '**/assets/entry-actions-*')
    await page.goto(ARTICLE)
    await booted(page)
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toHaveCount(1)
    // As when another page takes its place; the test tool switches preserving off.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect(dialog(page)).toHaveCount(0)
  })
})
