import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { FakeAlgolia } from '../support/fake-algolia.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import {
  dialog,
  field,
  groups,
  hits,
  openSearch,
  status,
} from 'keep-it-simple-testing/search-box.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** A site whose settings name the hosted service; a loopback server speaks for it. */
let service: FakeAlgolia
let site: Awaited<ReturnType<typeof serveAuthorSite>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(360_000)
  service = await new FakeAlgolia().start()
  const { account } = service
  const settings = { ...account, locales: { '/en/': { indexName: 'site-en' } } }
  site = await serveAuthorSite(
    {
      'README.md': source({}, 'Home.'),
      'en/README.md': source({}, 'Home.'),
      'blog/a.md': post({ title: '联合索引', permalink: '/article/a/' }, '正文'),
    },
    { search: settings },
  )
  const record = (path: string, lang: string, title: string) => ({
    objectID: `${path}#`,
    path,
    lang,
    title,
    series: '博客',
    tags: [],
    anchor: '',
    section: '',
    text: `${title}的正文`,
    position: 0,
  })
  service.indexes.set('site', [
    record('/article/a/', 'zh-CN', '联合索引'),
    record('/article/b/', 'zh-CN', '索引与锁'),
    record('/en/article/a/', 'en-US', '索引 in English'),
  ])
  service.indexes.set('site-en', [record('/en/article/a/', 'en-US', 'Composite index')])
})
test.afterAll(() => {
  site.close()
  service.stop()
})
test.beforeEach(() => {
  service.queries.length = 0
  service.fault = undefined
  service.delays.clear()
})

test('[S7.5] [S9.8] the service is asked 500 ms after the last key, with the language of the page', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, `${site.url}/`)
  await openSearch(page)
  // Else the minute that passes at once would be one in which the field did not come.
  await expect(dialog(page).locator('footer')).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await field(page).fill('索')
  await page.clock.runFor(499)
  await field(page).fill('索引')
  await page.clock.runFor(499)
  // What was asked before has come by then.
  await page.evaluate(async () => void (await (await fetch('/')).text()))
  expect(service.queries).toHaveLength(0)
  await page.clock.runFor(1)
  await expect(groups(page)).toHaveCount(2)
  expect(service.queries).toHaveLength(1)
  expect(service.queries[0]).toMatchObject({ query: '索引', facetFilters: [['lang:zh-CN']] })
  await expect(status(page)).toHaveText('2 条结果，只列简体中文页面')
})

test('[S3.8] a locale may have an index of its own', async ({ page }) => {
  await open(page, `${site.url}/en/`)
  await openSearch(page)
  await field(page).fill('Composite')
  await expect(hits(page)).toHaveText(/Composite index/)
})

for (const fault of ['refuse', 'error', 'busy', 'html'] as const)
  test(`[S8.5] [F32] a service that answers with a fault: ${fault}`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/)
    service.fault = fault
    await open(page, `${site.url}/`)
    await openSearch(page)
    await field(page).fill('索引')
    await expect(dialog(page).getByRole('alert')).toContainText('无法获取搜索结果')
    service.fault = undefined
    await dialog(page).getByRole('button', { name: '再试一次' }).click()
    await expect(groups(page)).toHaveCount(2)
  })
