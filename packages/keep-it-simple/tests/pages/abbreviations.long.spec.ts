import { serveTinySite } from '../support/built-site.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** A term that stands in the text only as an abbreviation. */
const TERM = 'ZQXW'
let site: Awaited<ReturnType<typeof serveTinySite>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await serveTinySite(
    {
      'README.md': source({}, 'Home.'),
      'blog/a.md': post(
        { title: '缩写', permalink: '/a/' },
        `正文用${TERM}编写。\n\n*[${TERM}]: Zebra Quilt`,
      ),
    },
    {},
    {},
  )
})
test.afterAll(() => site.close())

test('an abbreviation is found by the search, where it stands', async ({ page }) => {
  await open(page, `${site.url}/`)
  await openSearch(page)
  await search(page, TERM)
  await expect(groups(page)).toHaveCount(1)
  await expect(groups(page)).toContainText(`用${TERM}编写`)
  await expect(groups(page).locator('mark')).toHaveText([TERM])
})

test('it is text one can copy, and a button as large as the word says what it means', async ({
  page,
}) => {
  await open(page, `${site.url}/a/`)
  const word = page.locator('abbr', { hasText: TERM })
  const button = page.getByRole('button', { name: `${TERM} 的含义` })
  const [around, over] = [(await word.boundingBox())!, (await button.boundingBox())!]
  expect(over).toEqual(around)
  const copied = await page
    .locator('.prose p')
    .first()
    .evaluate((paragraph) => {
      getSelection()!.selectAllChildren(paragraph)
      return getSelection()!.toString()
    })
  expect(copied.trim()).toBe(`正文用${TERM}编写。`)
  await word.click()
  await expect(page.locator('.slip[data-term]')).toBeVisible()
})
