import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const PROGRAM = '```js run\nconsole.log(6 * 7)\n```\n\n```text output\n42\n```'
const BODY = `${PROGRAM}\n\n---\n\nA figure.\n\n> Quoted.\n>\n> ---\n>\n> Still quoted.\n\n---\n\nThe rest.`

let site: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const dated = (day: number, front = {}) =>
    post({
      title: `Day ${day}`,
      permalink: `/article/${day}/`,
      createTime: `2024/05/${day} 10:00:00`,
      ...front,
    })
  site = await serveTinySite({
    'README.md': source(
      {
        permalink: '/',
        pageLayout: 'home',
        config: [
          {
            type: 'hero',
            body: true,
            latest: true,
            hero: {
              name: 'Keep It Simple',
              tagline: '能运行的代码',
              quotePanel: { text: '易则易知，简则易从。' },
              actions: [{ text: '开始', link: '/blog/' }],
            },
          },
          { type: 'doc-hero', body: true, hero: { name: 'A figure' } },
          { type: 'custom', title: 'In the margin', description: 'With words.' },
          { type: 'posts' },
        ],
      },
      BODY,
    ),
    ...Object.fromEntries([11, 12, 13, 14, 15].map((day) => [`blog/${day}.md`, dated(day)])),
    'blog/pinned.md': dated(10, { title: 'Pinned', permalink: '/article/pinned/', sticky: true }),
  })
})
test.afterAll(() => site.close())

test('beside the words: a program that runs, what is new by date, what is pinned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${site.url}/`)
  await expect(page.locator('h1')).toHaveText('Keep It Simple')
  const posts = page.locator('.hero-posts')
  await expect(posts.getByRole('heading')).toHaveText(['从这里开始', '最近文章'])
  await expect(posts.locator('li a')).toHaveText(['Pinned', 'Day 15', 'Day 14', 'Day 13'])
  await expect(page.locator('.section .toc').nth(0).locator('b')).toHaveText(['Pinned'])
  await expect(page.locator('.section .toc').nth(1).locator('b')).toHaveText(
    [15, 14, 13, 12, 11].map((day) => `Day ${day}`),
  )
  await page.locator('.hero-body [data-run=run]').click()
  await expect(page.locator('.hero-body .run-said')).toHaveText(/与页面上的输出逐行相同/)
  expect(await violations(page)).toEqual([])
})

for (const [width, columns] of [
  [1440, 3],
  [1000, 2],
  [390, 1],
] as const)
  test(`at ${width} px in ${columns} columns, nothing too wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${site.url}/`)
    const left = await page
      .locator('.hero--desk > :is(.quote-panel, .hero-body, .hero-posts)')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)
    expect(left).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
