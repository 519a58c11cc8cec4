import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { field, hits, openSearch } from 'keep-it-simple-testing/search-box.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

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

test('search: leads to the section that has the word, with its sentence', async ({ page }) => {
  await open(page, site.url)
  await openSearch(page)
  await field(page).fill('pelican')
  const hit = hits(page).first()
  await expect(hit).toContainText('First › Weather & birds')
  await expect(hit).toContainText('Here a pelican forgets its umbrella & leaves.')
  await expect(hit.locator('mark')).toHaveText(['pelican'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/article\/a\/#weather--birds$/)
})
