import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { field, hits, openSearch } from 'keep-it-simple-testing/search-box.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** The sentences below a hit come from the document of the page. */
let site: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const others = Array.from('bcdefghijk', (name) => [
    `blog/${name}.md`,
    post({ title: `Page ${name}`, permalink: `/article/${name}/` }, 'Nothing to see.'),
  ])
  const files = {
    'README.md': source({ title: 'Home' }, 'Home.'),
    'blog/a.md': post(
      { title: 'First', permalink: '/article/a/' },
      'An opening.\n\n## Weather & birds\n\nHere a pelican forgets its `umbrella` & leaves.',
    ),
    ...Object.fromEntries(others),
  }
  site = await serveTinySite(files, {}, true)
})
test.afterAll(() => site.close())

test('search: shows the sentence that has the word, under its heading', async ({ page }) => {
  await open(page, site.url)
  await openSearch(page)
  await field(page).fill('pelican')
  const hit = hits(page).filter({ hasText: 'First' })
  await expect(hit.first()).toBeVisible()
  const section = hits(page).filter({ hasText: 'Weather & birds' })
  await expect(section.first()).toContainText('Here a pelican forgets its umbrella & leaves.')
})

test('search: shows a page whose document does not come without its sentences', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/article/a/', (route) => route.abort())
  await open(page, site.url)
  await openSearch(page)
  await field(page).fill('pelican')
  await expect(hits(page).first()).toContainText('First')
  await expect(hits(page).filter({ hasText: 'umbrella' })).toHaveCount(0)
})
