import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { serveTinySite } from '../support/built-site.ts'
import { ARTICLE, test } from '../support/reading-site.ts'
import { page as source } from '../support/tiny-site.ts'

/** Chapter 2.6: the tail of an article. */
const NOTE = '/dataMining/data-types/'

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
    await expect(page.locator('.people li')).toHaveText(['KSKeep It Simple', 'ALAda Lovelace'])
    // Shown without asking for it, where there is a history.
    await expect(page.locator('#doc-changelog summary')).toContainText('2 次改动')
  })

  test('[S1.11] an author who wrote a page alone is named once', async ({ page }) => {
    await open(page, '/article/bloom-filter/')
    await expect(page.locator('.people')).toHaveCount(0)
    await expect(page.locator('#doc-changelog')).toHaveCount(0)
    await expect(page.locator('#doc-copyright #doc-contributors')).toContainText('Keep It Simple')
  })

  test(
    'pages like it and pages that cite it follow, each with its reason',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/article/redis/')
      const cited = page.getByRole('navigation', { name: '引用本文的页面' })
      await expect(cited.getByRole('listitem')).toHaveText(['布隆过滤器引用处：“小对象怎样存”'])
      await cited.getByRole('link').click()
      await expect(page.locator('h1')).toHaveText('布隆过滤器')
      expect(await violations(page)).toEqual([])
    },
  )

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
  test.describe.configure({ mode: 'default' })
  let site: Awaited<ReturnType<typeof serveTinySite>>
  test.beforeAll(async () => {
    test.setTimeout(240_000)
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
