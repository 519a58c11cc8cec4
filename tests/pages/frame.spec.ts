import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source } from '../support/tiny-site.ts'

/** Chapters 2.5 and 2.6: bars, sidebar, outline, the tail of an article. */
const NOTE = '/dataMining/data-types/'
const ARTICLE = '/article/composite-index/'

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
    await expect(bar.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/blog/archives/')
    await expect(bar.getByRole('navigation')).toBeVisible()
    await expect(bar.getByRole('button', { name: '选择语言' })).toBeVisible()
    await expect(bar.getByRole('button', { name: '外观' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible()
    await expect(bar.locator('.burger')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(bar.getByRole('button', { name: '菜单' })).toBeVisible()
    await expect(bar.getByRole('navigation')).toBeHidden()
  })

  test('a menu opens by key, closes by Escape and gives the focus back', async ({ page }) => {
    await open(page, '/')
    const button = page.locator('.nav .has-menu > button').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator('.nav .menu a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await expect(page.locator('.nav .menu').first()).toBeHidden()
  })

  test('leaving a menu with Tab closes it, and a choice does too', async ({ page }) => {
    await open(page, '/')
    const button = page.locator('.nav .has-menu > button').nth(1)
    await button.focus()
    await page.keyboard.press('Enter')
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resource/')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the language menu leads to the translation or says that there is none', async ({
    page,
  }) => {
    await open(page, ARTICLE)
    const button = page.getByRole('button', { name: '选择语言' })
    await button.click()
    await page.locator('.menu--end a', { hasText: 'English' }).click()
    await expect(page).toHaveURL(`/en${ARTICLE}`)
    await open(page, '/article/float-sum/')
    await button.click()
    const other = page.locator('.menu--end a', { hasText: 'English' })
    await expect(other).toContainText('没有译文')
    await expect(other).toHaveAttribute('href', '/en/blog/')
  })

  test('[S2.6.7] the first Tab stop skips to the content', async ({ page }) => {
    await open(page, ARTICLE)
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip')).toBeFocused()
    await expect(page.locator('.skip')).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('[S4.12] the menu opens by the hamburger and closes on a change of page', async ({
    page,
  }) => {
    await open(page, '/')
    await page.locator('.burger').click()
    await expect(page.locator('.screen')).toBeVisible()
    await page.locator('.screen a', { hasText: '博客' }).click()
    await expect(page.locator('h1')).toContainText('博客')
    await expect(page.locator('.screen')).toBeHidden()
  })

  test('[S4.12] [S9.5] it closes when the width reaches 768', async ({ page }) => {
    await open(page, '/')
    await page.locator('.burger').click()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.locator('.screen')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page.locator('.screen')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.locator('.screen')).toBeHidden()
  })

  test('Escape closes the menu and gives the focus back', async ({ page }) => {
    await open(page, '/')
    await page.locator('.burger').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.screen')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.screen')).toBeHidden()
    await expect(page.locator('.burger')).toBeFocused()
  })

  test('[S4.9] the sidebar opens from the local bar and Escape closes it', async ({ page }) => {
    await open(page, NOTE)
    await expect(page.locator('.side')).toBeHidden()
    await page.locator('[data-drawer]').click()
    await expect(page.locator('.side')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.side')).toBeHidden()
    await expect(page.locator('[data-drawer]')).toBeFocused()
    await page.locator('[data-drawer]').click()
    await page.locator('.side a', { hasText: '数据质量' }).click()
    await expect(page.locator('h1')).toContainText('数据质量')
    await expect(page.locator('.side')).toBeHidden()
  })

  test('[S2.6.3] the local bar has the outline as a dropdown', async ({ page }) => {
    await open(page, NOTE)
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

test('[S9.5] a sidebar has its column from 960 px on, an outline from 1280', async ({ page }) => {
  await open(page, NOTE)
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const visible = (selector: string) => page.locator(selector).isVisible()
    return { side: await visible('.side'), aside: await visible('.aside') }
  }
  expect(await shown(959)).toEqual({ side: false, aside: false })
  expect(await shown(960)).toEqual({ side: true, aside: false })
  expect(await shown(1279)).toEqual({ side: true, aside: false })
  expect(await shown(1280)).toEqual({ side: true, aside: true })
})

test('[S2.6.12] on an article of the blog the posts modal is in the local bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, ARTICLE)
  await page.locator('.local .only-posts').click()
  const sheet = page.locator('dialog.sheet')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Keep It Simple')
  await sheet.locator('a', { hasText: '标签' }).click()
  await expect(page).toHaveURL('/blog/tags/')
  await expect(sheet).toBeHidden()
})

test('after a change of layout the focus is in the content', async ({ page }) => {
  for (const [from, to] of [
    ['/blog/', ARTICLE],
    [ARTICLE, '/blog/archives/'],
    ['/', '/blog/'],
  ] as const) {
    await open(page, from)
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')!.append(link)
      link.click()
    }, to)
    await page.waitForURL(`**${to}`)
    await expect(page.locator('#main')).toBeFocused()
  }
})

test.describe('sidebar', () => {
  test('[S2.6.2] [S4.10] it shows the series, marks the page, and opens the group around it', async ({
    page,
  }) => {
    await open(page, NOTE)
    await expect(page.locator('.side [aria-current=page]')).toContainText('数据类型')
    const group = page.locator('.side details').first()
    await group.locator('summary').click()
    await expect(group).not.toHaveAttribute('open')
    await page.locator('.pager .next').click()
    await expect(page.locator('h1')).toContainText('数据质量')
    await expect(group).toHaveAttribute('open')
    await expect(page.locator('.side [aria-current=page]')).toContainText('数据质量')
  })

  test('[S4.11] its transitions wait 300 ms', async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00' })
    await page.clock.pauseAt('2026-01-01T00:00:01')
    await page.goto(NOTE)
    await page.waitForSelector('html[data-awake]', { state: 'attached' })
    await expect(page.locator('.side')).toHaveAttribute('data-still')
    await page.clock.runFor(299)
    await expect(page.locator('.side')).toHaveAttribute('data-still')
    await page.clock.runFor(2)
    await expect(page.locator('.side')).not.toHaveAttribute('data-still')
  })
})

test.describe('outline', () => {
  const active = '.aside .outline [aria-current]'
  const topOf = (page: Page, index: number) =>
    page.evaluate(
      (at) => document.querySelectorAll('.prose h2')[at]!.getBoundingClientRect().top + scrollY,
      index,
    )

  test('[S1.19] the headings of the page, nested by level', async ({ page }) => {
    await open(page, ARTICLE)
    const written = await page
      .locator('.prose :is(h2, h3)')
      .evaluateAll((all) => all.map(({ id, tagName }) => [id, tagName]))
    const listed = await page.locator('.aside .outline a').evaluateAll((all) =>
      all.map((link) => {
        const depth = link.closest('ul')!.parentElement!.closest('ul') ? 'H3' : 'H2'
        return [decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)), depth]
      }),
    )
    expect(written.map(([, tag]) => tag)).toContain('H3')
    expect(listed).toEqual(written)
  })

  test('[S9.7] the outline follows the scrolling once in 100 ms', async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00' })
    await page.clock.pauseAt('2026-01-01T00:00:01')
    await page.goto(NOTE)
    await page.waitForSelector('html[data-awake]', { state: 'attached' })
    await page.clock.runFor(1_000)
    const scroll = (y: number) =>
      page.evaluate(
        (to) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => resolve(), { once: true })
            scrollTo(0, to)
          }),
        y,
      )
    await scroll((await topOf(page, 1)) - 10)
    await expect(page.locator(active)).toHaveText(/四种尺度/)
    await scroll((await topOf(page, 2)) - 10)
    await page.clock.runFor(99)
    await expect(page.locator(active)).toHaveText(/四种尺度/)
    await page.clock.runFor(2)
    await expect(page.locator(active)).toHaveText(/尺度之外/)
  })

  test('[S4.14] [S9.6] the active heading follows at 80 px', async ({ page }) => {
    await open(page, NOTE)
    await expect(page.locator(active)).toHaveCount(0)
    const top = await topOf(page, 2)
    await page.evaluate((y) => scrollTo(0, y), top - 79)
    await expect(page.locator(active)).toHaveText(/尺度之外/)
    await page.evaluate((y) => scrollTo(0, y), top - 82)
    await expect(page.locator(active)).toHaveText(/四种尺度/)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator(active)).toHaveText('参考')
  })

  test('[S9.7] the address follows 500 ms after the last movement, without a history entry', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00' })
    await page.clock.pauseAt('2026-01-01T00:00:01')
    await page.goto(NOTE)
    await page.waitForSelector('html[data-awake]', { state: 'attached' })
    await page.clock.runFor(1_000)
    const length = await page.evaluate(() => history.length)
    const scrolled = (await topOf(page, 1)) - 10
    await page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true })
          scrollTo(0, y)
        }),
      scrolled,
    )
    await page.clock.runFor(480)
    expect(new URL(page.url()).hash).toBe('')
    await page.clock.runFor(200)
    expect(decodeURIComponent(new URL(page.url()).hash)).toContain('四种尺度')
    expect(await page.evaluate(() => history.length)).toBe(length)
  })

  test('[S9.6] a jump to a heading stops 64 px below the top', async ({ page }) => {
    await open(page, NOTE)
    await page.locator('.aside .outline a').nth(2).click()
    await expect
      .poll(() =>
        topOf(page, 2).then(async (top) => Math.round(top - (await page.evaluate(() => scrollY)))),
      )
      .toBe(64)
  })

  test('[S2.6.4] [S1.20] the aside prints the page', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    )
    await open(page, NOTE)
    await page.getByRole('button', { name: '打印本页' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  })
})

test.describe('the tail of an article', () => {
  test('[S1.14] [S1.15] [S1.16] [S1.11] copyright, edit link, date and contributors', async ({
    page,
  }) => {
    await open(page, ARTICLE)
    const colophon = page.locator('#doc-copyright')
    await expect(colophon).toContainText('Keep It Simple （原创）')
    await expect(colophon.locator('a[rel=license]')).toHaveText('CC BY-NC-ND 4.0')
    await expect(colophon).toContainText('署名—非商业性使用—禁止演绎')
    await expect(page.locator('.after a').first()).toHaveAttribute(
      'href',
      /\/edit\/main\/docs\/blog\//,
    )
    await expect(page.locator('.after time')).toHaveAttribute('datetime', /^20\d\d-.*\+08:00$/)
    await expect(page.locator('.people')).toContainText('Keep It Simple')
  })

  test('[S2.6.10] [S1.12] [S2.6.16] the changelog opens by its button and has an anchor', async ({
    page,
  }) => {
    await open(page, '/about-me/')
    const log = page.locator('#doc-changelog')
    await expect(log.locator('ol')).toBeHidden()
    await log.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(log.locator('li').first()).toBeVisible()
    await expect(log.locator('code').first()).toHaveText(/^[\da-f]{7}$/)
    await expect(log.locator('.anchor')).toHaveAttribute('href', '#doc-changelog')
    await expect(page.locator('#doc-contributors')).toBeVisible()
  })

  test('[S1.13] reading time and words', async ({ page }) => {
    await open(page, ARTICLE)
    await expect(page.locator('.doc-head .meta')).toContainText(/约 \d+ 分钟/)
    await expect(page.locator('.doc-head .meta')).toContainText(/[\d,]+ 字/)
  })

  test('[S2.6.16] the heading of the contributors links to itself', async ({ page }) => {
    await open(page, ARTICLE)
    await page.locator('#doc-contributors .anchor').click()
    expect(new URL(page.url()).hash).toBe('#doc-contributors')
  })

  test('[S1.17] previous and next', async ({ page }) => {
    await open(page, NOTE)
    await expect(page.locator('.pager .prev strong')).toHaveText('数据挖掘笔记')
    await page.locator('.pager .next').click()
    await expect(page.locator('h1')).toContainText('数据质量')
  })
})

test.describe('pages of a tiny site', () => {
  let site: Awaited<ReturnType<typeof serveTinySite>>
  test.beforeAll(async () => {
    site = await serveTinySite({
      'README.md': source({}),
      'dataMining/1.a/1.b/1.c/1.d/1.e/1.f/1.g/deep.md': source({
        title: 'Deep',
        permalink: '/dataMining/deep/',
      }),
      'dataMining/1.a/1.b/two.md': source({ title: 'Two' }),
      'translated.md': source({
        copyright: {
          creation: 'translate',
          source: 'https://sqlite.org/whentouse.html',
          license: 'CC0',
          author: { name: 'SQLite', url: 'https://sqlite.org/' },
        },
      }),
      'reprinted.md': source({
        copyright: { creation: 'reprint', license: { name: 'PSF', url: 'https://psf.example/' } },
      }),
      'bare.md': source({ copyright: false }),
    })
  })
  test.afterAll(() => site.close())

  test('[S9.22] groups nest to depth 5, and no page below is lost', async ({ page }) => {
    await page.goto(`${site.url}/dataMining/deep/`)
    const depth = await page.locator('.side a[aria-current=page]').evaluate((link) => {
      let groups = 0
      for (let at = link.closest('details'); at; at = at.parentElement!.closest('details')) groups++
      return groups
    })
    expect(depth).toBe(5)
  })

  test('[S3.23] a translation names its source, a reprint its own terms', async ({ page }) => {
    await page.goto(`${site.url}/translated/`)
    const colophon = page.locator('#doc-copyright')
    await expect(colophon).toContainText('（翻译）')
    await expect(colophon.getByRole('link', { name: 'SQLite', exact: true })).toBeVisible()
    await expect(
      colophon.getByRole('link', { name: 'https://sqlite.org/whentouse.html' }),
    ).toBeVisible()
    await expect(colophon.locator('a[rel=license]')).toHaveText('CC0 1.0')
    await page.goto(`${site.url}/reprinted/`)
    await expect(colophon).toContainText('（转载）')
    await expect(colophon.getByRole('link', { name: 'PSF' })).toBeVisible()
    await page.goto(`${site.url}/bare/`)
    await expect(colophon).toHaveCount(0)
  })
})
