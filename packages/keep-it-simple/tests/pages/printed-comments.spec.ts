import { fetchDiscussions } from '#content/comments/fetch-discussions.ts'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { field, hits, openSearch } from 'keep-it-simple-testing/search-box.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { serveDiscussions } from '../support/discussion-service.ts'
import { page as source } from '../support/tiny-site.ts'

/** Comments that were fetched are part of the page. */
test.describe.configure({ mode: 'default' })

const comments = { repo: 'a/b', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
let site: Awaited<ReturnType<typeof serveAuthorSite>>
test.beforeAll(async () => {
  test.setTimeout(360_000)
  const service = await serveDiscussions()
  const input = { settings: comments, token: 'x', api: service.url, fetch }
  const discussions = await fetchDiscussions(input)
  service.close()
  site = await serveAuthorSite(
    {
      'talk.md': source({ title: '讨论', permalink: '/talk/' }, '一段文字。'),
      'other.md': source({ title: '别的', permalink: '/other/' }, '[讨论](./talk.md)'),
      '.comments.json': JSON.stringify({ fetched: '2026-11-16T00:00:00Z', discussions }),
    },
    { comments, runners: { python: false } },
  )
})
test.afterAll(() => site.close())

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('they are read without asking anybody', async ({ page }) => {
    await page.goto(`${site.url}/talk/`)
    const section = page.locator('.comments')
    await expect(section.locator('.said > ol > li')).toHaveCount(2)
    await expect(section.locator('.said li li')).toContainText('同意，鹅卵石。')
    await expect(section).toContainText('截至 2026-11-16')
    await expect(section.getByRole('link', { name: '在 GitHub 上查看讨论' })).toHaveAttribute(
      'href',
      'https://github.com/a/b/discussions/7',
    )
  })
})

test('they stay when the application comes, by a load and by a click, and the search finds them', async ({
  page,
}) => {
  await page.goto(`${site.url}/talk/`)
  await ready(page)
  await expect(page.locator('.said li li')).toContainText('鹅卵石')
  expect(await violations(page)).toEqual([])
  await page.goto(`${site.url}/other/`)
  await ready(page)
  await page.locator('.prose').getByRole('link', { name: '讨论' }).click()
  await expect(page.locator('.said li li')).toContainText('鹅卵石')
  await openSearch(page)
  await field(page).fill('鹅卵石')
  await expect(hits(page).first()).toContainText('讨论')
})
