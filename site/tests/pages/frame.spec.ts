import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, NEXT_NOTE, NOTE, UNTRANSLATED } from '../support/articles.ts'

/** Chapters 2.5 and 2.6: bars and columns. */

test.describe('top bar', () => {
  test('[S2.5.1] the Chinese navigation', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('.nav')).toMatchAriaSnapshot(`
      - navigation:
        - list:
          - listitem:
            - link "首页"
          - listitem:
            - link "博客"
          - listitem:
            - button "系列"
          - listitem:
            - button "更多"
    `)
    const groups = page.locator('.nav .menu')
    await expect(groups.nth(0).locator('a')).toHaveText(['数据挖掘', '论文笔记', '编程设计'])
    await expect(groups.nth(1).locator('a')).toHaveText(['资源', '面试题'])
  })

  test('[S2.5.2] the English navigation', async ({ page }) => {
    await open(page, '/en/')
    await expect(page.locator('.nav > ul > li > a')).toHaveText(['Home', 'Blog'])
    await expect(page.locator('.nav .has-menu > button')).toHaveText(['Series', 'More'])
    await expect(page.locator('.nav .menu').nth(0).locator('a')).toHaveText(['SOLID'])
    await expect(page.locator('.nav .menu').nth(1).locator('a')).toHaveText(['Resource'])
  })

  test('[S2.6.1] search, menu, languages, appearance and social links; on phones the hamburger', async ({
    page,
  }) => {
    await open(page, '/')
    const bar = page.locator('.bar')
    await expect(bar.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/search/')
    await expect(bar.getByRole('navigation')).toBeVisible()
    await expect(bar.getByRole('button', { name: '选择语言' })).toBeVisible()
    await expect(bar.getByRole('button', { name: '外观' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible()
    await expect(bar.locator('.burger')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(bar.getByRole('button', { name: '菜单' })).toBeVisible()
    await expect(bar.getByRole('navigation')).toBeHidden()
  })

  test(
    'the language menu leads to the translation or says that there is none',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, ARTICLE.path)
      const button = page.getByRole('button', { name: '选择语言' })
      await button.click()
      await page.locator('.menu--end a', { hasText: 'English' }).click()
      await expect(page).toHaveURL(`/en${ARTICLE.path}`)
      await open(page, UNTRANSLATED.path)
      await button.click()
      const other = page.locator('.menu--end a', { hasText: 'English' })
      await expect(other).toContainText('暂无译文')
      await expect(other).toHaveAttribute('href', '/en/blog/')
    },
  )

  test('[S2.6.7] the first Tab stop skips to the content', async ({ page }) => {
    await open(page, ARTICLE.path)
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip')).toBeFocused()
    await expect(page.locator('.skip')).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test(
    '[S4.12] the menu opens by the hamburger and closes on a change of page',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/')
      await page.locator('.burger').click()
      await expect(page.locator('.screen')).toBeVisible()
      await page.locator('.screen a', { hasText: '博客' }).click()
      await expect(page.locator('h1')).toContainText('博客')
      await expect(page.locator('.screen')).toBeHidden()
    },
  )

  test('[S4.12] [S9.5] it closes when the width reaches 768', async ({ page }) => {
    await open(page, '/')
    await page.locator('.burger').click()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.locator('.screen')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    // The width alone hides it, and in the next frame it is closed.
    await expect(page.locator('.screen:popover-open')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.locator('.screen')).toBeHidden()
  })

  test('[S4.9] the sidebar opens from the local bar and Escape closes it', async ({ page }) => {
    await open(page, NOTE.path)
    await expect(page.locator('.side')).toBeHidden()
    await page.locator('[data-drawer]').click()
    await expect(page.locator('.side')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.side')).toBeHidden()
    await expect(page.locator('[data-drawer]')).toBeFocused()
    await page.locator('[data-drawer]').click()
    await page.locator(`.side a[href="${NEXT_NOTE.path}"]`).click()
    await expect(page.locator('h1')).toHaveText(NEXT_NOTE.title)
    await expect(page.locator('.side')).toBeHidden()
  })

  test('[S2.6.3] the local bar has the outline as a dropdown', async ({ page }) => {
    await open(page, NOTE.path)
    await page.locator('[data-outline]').click()
    await expect(page.locator('.local-drop')).toBeVisible()
    const link = page.locator('.local-drop a').nth(1)
    const target = decodeURIComponent((await link.getAttribute('href'))!.slice(1))
    await link.click()
    await expect(page.locator('.local-drop')).toBeHidden()
    const top = await page.evaluate(
      (id) => document.getElementById(id)!.getBoundingClientRect().top,
      target,
    )
    expect(top).toBeGreaterThanOrEqual(100)
    expect(top).toBeLessThan(130)
  })
})

test(
  '[S9.5] a sidebar has its column from 960 px on, an outline from 1280',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, NOTE.path)
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const visible = (selector: string) => page.locator(selector).isVisible()
      return { side: await visible('.side'), aside: await visible('.aside') }
    }
    expect(await shown(959)).toEqual({ side: false, aside: false })
    expect(await shown(960)).toEqual({ side: true, aside: false })
    expect(await shown(1279)).toEqual({ side: true, aside: false })
    expect(await shown(1280)).toEqual({ side: true, aside: true })
  },
)

test(
  '[S2.6.12] on an article of the blog the posts modal is in the local bar',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, ARTICLE.path)
    await page.locator('.local .only-posts').click()
    const sheet = page.locator('dialog.sheet')
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('Keep It Simple')
    await sheet.locator('a', { hasText: '标签' }).click()
    await expect(page).toHaveURL('/blog/tags/')
    await expect(sheet).toBeHidden()
  },
)
