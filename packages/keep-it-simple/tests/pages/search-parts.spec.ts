import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import {
  dialog,
  groups,
  openSearch,
  search,
  settled,
  status,
} from 'keep-it-simple-testing/search-box.ts'
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
  test.setTimeout(180_000)
  site = await serveTinySite(
    { 'README.md': source({ pageLayout: 'home' }), ...pages },
    {},
    { partSize: 2 },
  )
})
test.afterAll(() => site.close())

test('a large site answers from its newest pages, and goes back as far as the reader wants', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const lists = () => asked.filter((path) => path.endsWith('.pf_meta')).length
  await open(page, `${site.url}/`)
  await openSearch(page)
  await search(page, '词语')
  await expect(groups(page)).toHaveCount(5)
  await expect(groups(page).first()).toContainText(/年份 201[12]/)
  await expect(status(page)).toContainText('6+ 条结果')
  expect(lists()).toBe(3)
  const more = dialog(page).getByRole('button', { name: '更多结果' })
  await more.click()
  await expect(groups(page)).toHaveCount(10)
  await expect(groups(page).first()).toContainText(/年份 201[12]/)
  await more.click()
  await expect(groups(page)).toHaveCount(12)
  await expect(status(page)).toContainText('12 条结果')
  await expect(more).toBeHidden()
  expect(lists()).toBe(6)
  expect(asked.filter((path) => /\/wasm\./.test(path))).toHaveLength(1)
})

test('a word that only old pages have is looked for when the reader says so', async ({ page }) => {
  await open(page, `${site.url}/`)
  await openSearch(page)
  await search(page, '布隆')
  await expect(groups(page)).toHaveCount(0)
  await expect(status(page)).toContainText('0+ 条结果')
  await dialog(page).getByRole('button', { name: '继续找更早的页面' }).press('Enter')
  await settled(page)
  await expect(groups(page)).toContainText(['年份 2001'])
  await expect(status(page)).toContainText('1 条结果')
})
