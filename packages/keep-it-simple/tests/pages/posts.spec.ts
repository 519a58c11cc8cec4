import type { Page } from '@playwright/test'
import { resolveCollection } from '#model/collection.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { POSTS_SITE } from '../support/posts-site.ts'

/** The four lists of a post collection, on a site with enough posts to show every state. */
test.describe.configure({ mode: 'default' })
const HEIGHT = 900
let url = ''
let close = () => {}
test.beforeAll(async () => {
  test.setTimeout(240_000)
  ;({ url, close } = await serveTinySite(POSTS_SITE))
})
test.afterAll(() => close())

test('[S2.4.7] a post collection has a list, tags, categories and archives, each with its total', async ({
  page,
}) => {
  for (const [path, title, shown] of [
    ['/blog/', '博客', '.post'],
    ['/blog/tags/', '标签', '.chip'],
    ['/blog/categories/', '分类', '.cats details'],
    ['/blog/archives/', '归档', '.year'],
  ] as const) {
    await open(page, url + path)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator(shown).first()).toBeVisible()
    const links = page.locator('.subnav a')
    await expect(links).toHaveText(['全部125', '标签6', '分类4', '归档2 年'])
    await expect(page.locator('.subnav [aria-current=page]')).toHaveAttribute('href', path)
  }
})

test.describe('covers', () => {
  test('[S9.3] in this collection: left, 4:3, 300 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await open(page, `${url}/blog/`)
    const box = await boxes(page, 0)
    expect([box.cover.width, box.cover.height]).toEqual([300, 225])
    expect(box.cover.x).toBeLessThan(box.text.x)
    const picture = page.locator('.post').first().locator('img')
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600)
    expect((await picture.boundingBox())!.width).toBe(300)
  })

  test('[S9.3] a cover of its own style, alternating ones, one on top and a compact one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await open(page, `${url}/blog/`)
    const right = await boxes(page, 1)
    expect([right.cover.width, right.cover.height]).toEqual([240, 135])
    expect(right.cover.x).toBeGreaterThan(right.text.x)
    const top = await boxes(page, 2)
    expect(top.cover.y).toBeLessThan(top.text.y)
    expect(top.cover.width).toBe(top.text.width)
    const [even, odd] = [await boxes(page, 3), await boxes(page, 4)]
    expect(even.cover.x).toBeGreaterThan(even.text.x)
    expect(odd.cover.x).toBeLessThan(odd.text.x)
    const compact = await boxes(page, 5)
    expect(compact.cover.height).toBe(compact.post.height - 1)
  })

  test('[S9.3] on small screens every cover stands on top, as wide as the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await open(page, `${url}/blog/`)
    for (const [index, ratio] of [4 / 3, 16 / 9, 4 / 3, 4 / 3, 4 / 3, 4 / 3].entries()) {
      const { cover, text } = await boxes(page, index)
      expect(cover.y + cover.height).toBeLessThan(text.y)
      expect(cover.width).toBe(text.width)
      expect(cover.width / cover.height).toBeCloseTo(ratio, 2)
    }
  })

  test('[S9.3] without settings: right and 240 px wide', async ({ page }) => {
    const collections = [resolveCollection({ type: 'post', dir: 'blog', title: '博客' })]
    const site = await serveTinySite(POSTS_SITE, { collections })
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await open(page, `${site.url}/blog/`)
    const { cover, text } = await boxes(page, 0)
    site.close()
    expect([cover.width, cover.height]).toEqual([240, 180])
    expect(cover.x).toBeGreaterThan(text.x)
  })

  async function boxes(page: Page, index: number) {
    const post = page.locator('.post').nth(index)
    // The entry moves the post and the picture keeps its place in it.
    await post.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    const [whole, cover, text] = await Promise.all(
      [post, post.locator('.cover'), post.locator('h2')].map((one) => one.boundingBox()),
    )
    return { post: whole!, cover: cover!, text: text! }
  }
})

test('[S9.21] posts enter one after another: 0.025 s each, 0.25 s long', async ({ page }) => {
  await open(page, `${url}/blog/`)
  const motion = await page.locator('.post').evaluateAll((posts) =>
    posts.map((post) => {
      const { animationDelay, animationDuration } = getComputedStyle(post)
      return [Number.parseFloat(animationDelay), animationDuration]
    }),
  )
  expect(motion).toHaveLength(10)
  motion.forEach(([delay, duration], index) => {
    expect(delay).toBeCloseTo(index * 0.025, 5)
    expect(duration).toBe('0.25s')
  })
})

test('[S9.4] a post shows four tags, a tag of many posts 99+', async ({ page }) => {
  await open(page, `${url}/blog/`)
  await expect(page.locator('.post').first().locator('.tag')).toHaveText(
    ['甲', '乙', '丙', '丁'].map((name) => `标签 ${name}`),
  )
  await open(page, `${url}/blog/tags/`)
  await expect(page.locator('.chip').first()).toHaveText('常见99+')
})

test('[S3.12] a tag shows its name, its count and its colour, and the selected one its posts', async ({
  page,
}) => {
  await open(page, `${url}/blog/tags/`)
  const chips = page.locator('.chip')
  await expect(chips).toHaveCount(6)
  for (const chip of await chips.all()) {
    await expect(chip).toHaveClass(/^chip tag-c\d$/)
    await expect(chip.locator('span')).toHaveText(/^\d+\+?$/)
  }
  await chips.filter({ hasText: '戊' }).click()
  await expect(page.locator('.chip[aria-current=true]')).toHaveText('戊1')
  await expect(page.locator('.list-head')).toHaveText('戊1 篇')
  await expect(page.locator('.toc a')).toHaveText(['第 0 篇2024-01-01'])
})

test('[S3.13] archives: a year, the label with its count, titles with month and day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await open(page, `${url}/blog/archives/`)
  await expect(page.locator('.year h2')).toHaveText(['2024120 篇', '20225 篇'])
  const last = page.locator('.year').last()
  await expect(last.locator('time')).toHaveText(['03-06', '03-05', '03-04', '03-03', '03-02'])
  await expect(last.locator('a').first()).toHaveAttribute('href', '/article/p120/')
  // All of one day: it is shown once.
  const days = page.locator('.year').first().locator('time')
  await expect(days.first()).toBeVisible()
  await expect(days.filter({ visible: true })).toHaveCount(1)
  const [year, list] = [last.locator('h2'), last.locator('.toc')]
  expect((await year.boundingBox())!.x).toBeLessThan((await list.boundingBox())!.x)
})
