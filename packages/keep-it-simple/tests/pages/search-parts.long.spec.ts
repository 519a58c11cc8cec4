import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { dialog, groups, openSearch, search, status } from 'keep-it-simple-testing/search-box.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Twelve pages in six parts, one a year. */
const YEARS = Array.from({ length: 12 }, (_, index) => 2001 + index)
const pages = Object.fromEntries(
  YEARS.map((year) => [
    `blog/${year}.md`,
    post(
      {
        title: `年份 ${year}`,
        createTime: `${year}/01/01 00:00:00`,
        permalink: `/article/${year}/`,
      },
      year === 2001 ? '共有的词语，以及布隆。' : '共有的词语。',
    ),
  ]),
)
let site: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await serveTinySite(
    { 'README.md': source({ pageLayout: 'home' }), ...pages },
    {},
    { partSize: 2 },
  )
})
test.afterAll(() => site.close())

test('a large site answers from all of its parts, and shows as much as the reader wants', async ({
  page,
}) => {
  await open(page, `${site.url}/`)
  await openSearch(page)
  await search(page, '词语')
  await expect(groups(page)).toHaveCount(5)
  await expect(status(page)).toContainText('12 条结果')
  const first = await groups(page).allTextContents()
  const more = dialog(page).getByRole('button', { name: '更多结果' })
  await more.click()
  await expect(groups(page)).toHaveCount(10)
  expect((await groups(page).allTextContents()).slice(0, 5)).toEqual(first)
  await more.click()
  await expect(groups(page)).toHaveCount(12)
  await expect(more).toBeHidden()
})
