import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/browser.ts'
import { dialog, field, groups, hits, openSearch, search, status } from '../support/search-box.ts'

const ARTICLE = '/article/composite-index/'
const button = (page: Page) => page.locator('a.find')
const filter = (page: Page, name: string) => dialog(page).getByRole('combobox', { name })

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
      await page.waitForSelector('html[data-awake]')
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
      await page.waitForTimeout(100)
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
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/entry-boot-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await button(page).click()
    release()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(ARTICLE))
  })

  test('nothing of it is loaded before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, ARTICLE)
    await page.waitForTimeout(500)
    expect(asked.filter((url) => /search|pagefind/i.test(url))).toEqual([])
    await openSearch(page)
    await search(page, '索引')
    expect(asked.filter((url) => /pagefind\/pagefind\.js/.test(url))).toHaveLength(1)
  })

  test('it works on a page without a bar', async ({ page }) => {
    await open(page, ARTICLE)
    await page.evaluate(() => document.querySelector('.find')!.removeAttribute('data-act'))
    await openSearch(page)
    await expect(field(page)).toBeFocused()
  })

  test('where its script does not come, the list of everything does', async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_FAILED/)
    await page.route('**/assets/SearchDialog-*', (route) => route.abort())
    await open(page, ARTICLE)
    await button(page).click()
    await page.waitForSelector('html[data-awake]')
    if (!page.url().endsWith('/blog/archives/')) await button(page).click()
    await expect(page).toHaveURL(/\/blog\/archives\/$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the archives', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await expect(page).toHaveURL(/\/blog\/archives\/$/)
    await page.goto('/en/')
    await button(page).click()
    await expect(page).toHaveURL(/\/en\/blog\/archives\/$/)
  })
})

test.describe('hits', () => {
  test('[S1.5] stand under their page and series, with what matches marked', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '索引')
    const group = page
      .getByRole('listbox')
      .getByRole('group', { name: '联合索引 (a, b) 到底服务哪些查询' })
    await expect(group.locator('.hit').first().locator('b mark')).toHaveText('索引')
    await expect(page.locator('.hits-in').first()).toHaveText('博客')
    for (const one of await hits(page).locator('span mark').allTextContents())
      expect(one).toBe('索引')
    await expect(status(page)).toHaveText(/^\d+ 条结果，只列中文页面$/)
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

  test('a section leads to its heading, without a document', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await openSearch(page)
    await search(page, '反连接')
    await page.locator('.hit--in', { hasText: '反连接' }).first().click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/article\/null-logic\/#/)
    await expect(page.locator('h2', { hasText: '反连接' })).toBeInViewport()
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('all by keys: down, up, end, home, Enter', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await page.keyboard.type('索引')
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
    const chosen = page.locator('[role=option][aria-selected=true]')
    const active = () => field(page).getAttribute('aria-activedescendant')
    const count = await hits(page).count()
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['End', count - 1],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(chosen).toHaveCount(1)
      expect(await active()).toBe(`hit-${at}`)
      await expect(page.locator(`#hit-${at}`)).toBeInViewport()
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/article\/composite-index\/$/)
    await expect(dialog(page)).toBeHidden()
  })

  test('Ctrl+Enter opens a new tab and leaves the search open', async ({ page, context }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '联合索引')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    expect(new URL((await opened).url()).pathname).toBe('/article/composite-index/')
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('Tab stays inside the dialog', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '索引')
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement: one } = document
        return one !== document.body && !one!.closest('dialog.search')
      })
      expect(outside).toBe(false)
    }
  })

  test('HTML in a text stays text', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '<img src=x onerror=alert(1)>')
    await expect(dialog(page).locator('img')).toHaveCount(0)
  })
})

test.describe('languages', () => {
  test('[S2.8.2] hits are in the language of the page; the other one comes on request', async ({
    page,
  }) => {
    await open(page, '/en/')
    await openSearch(page)
    await search(page, 'bloom filter')
    const langs = () =>
      groups(page).evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
    expect(new Set(await langs())).toEqual(new Set(['en-US']))
    await expect(status(page)).toHaveText(/^\d+ results?, English pages only$/)
    await page.getByLabel('Also search Chinese pages').check()
    await expect.poll(async () => new Set(await langs())).toEqual(new Set(['en-US', 'zh-CN']))
    await expect(status(page)).toHaveText(/^\d+ results in both languages$/)
  })

  test('another language of the page is another search', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, 'Bloom')
    await page.keyboard.press('Escape')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[hreflang="en-US"]')!.click(),
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await openSearch(page)
    await expect(field(page)).toHaveValue('Bloom')
    await expect(groups(page).first()).toHaveAttribute('lang', 'en-US')
  })
})

test.describe('what is remembered', () => {
  test('the query, for as long as the session lasts', async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '索引')
    await page.keyboard.press('Escape')
    await page.goto('/blog/')
    await openSearch(page)
    await expect(field(page)).toHaveValue('索引')
    await expect(hits(page).first()).toBeVisible()
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('索引')
  })

  test('recent searches that led somewhere, until they are cleared', async ({ page }) => {
    await open(page, '/')
    for (const word of ['索引', '二分']) {
      await openSearch(page)
      await search(page, word)
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
    }
    await openSearch(page)
    await field(page).fill('')
    await expect(page.locator('.recent-one')).toHaveText(['二分', '索引'])
    await page.getByRole('button', { name: '索引', exact: true }).click()
    await expect(field(page)).toHaveValue('索引')
    await field(page).fill('')
    await page.getByRole('button', { name: '清除记录' }).click()
    await expect(page.locator('.recent-one')).toHaveCount(0)
    await page.reload()
    await openSearch(page)
    await expect(page.locator('.recent-one')).toHaveCount(0)
  })
})

test('filters by series and tag narrow the hits', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, '索引')
  const before = await groups(page).count()
  await dialog(page).locator('summary').click()
  await filter(page, '标签').selectOption('SQLite')
  await expect.poll(() => groups(page).count()).toBeLessThan(before)
  await expect(page.locator('.hits-in')).toHaveText(['博客'])
  await filter(page, '标签').selectOption('')
  await filter(page, '系列').selectOption('数据挖掘')
  await search(page, '数据')
  await expect(page.locator('.hits-in')).toHaveText(['数据挖掘'])
})

test('[S8.5] nothing found, in both languages', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, '量子纠缠')
  await expect(dialog(page)).toContainText('没有找到“量子纠缠”')
  await open(page, '/en/')
  await openSearch(page)
  await search(page, 'zzqqxx')
  await expect(dialog(page)).toContainText('No results for “zzqqxx”')
})

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`axe finds nothing in any state, ${scheme}, ${width} px`, async ({ page, quiet }) => {
      test.setTimeout(90_000)
      quiet.allow(/Failed to load|ERR_FAILED|Pagefind/)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      const sound = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).include('dialog.search').analyze()
        expect(violations.map(({ id, nodes }) => `${state} ${id} ${nodes[0]!.html}`)).toEqual([])
      }
      await openSearch(page)
      await sound('empty')
      await search(page, '索引')
      await dialog(page).locator('summary').click()
      await sound('hits')
      await search(page, '量子纠缠')
      await sound('none')
      await page.route('**/pagefind/**', (route) => route.abort())
      await page.reload()
      await openSearch(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await sound('failed')
    })
