import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { enter, field } from '../support/locked-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

let whole: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { own } = await hashes()
  whole = await serveTinySite(
    {
      'README.md': source({ title: 'Home' }, 'Home text.'),
      'blog/a.md': post(
        { title: 'A post', permalink: '/article/a/', tags: ['索引'] },
        'Post text.',
      ),
      'blog/b.md': post(
        { title: 'B', permalink: '/article/b/', encrypt: { hash: own } },
        'B text.',
      ),
    },
    {
      locks: await lockSettings({ global: true, rules: {} }),
      passwords: Object.values(PASSWORDS),
    },
  )
})
test.afterAll(() => whole.close())

test('[S1.21] [S8.6] [A43] a site that is locked as a whole answers with its prompt everywhere', async ({
  page,
}) => {
  for (const path of ['/', '/article/a/', '/blog/', '/blog/tags/', '/blog/archives/']) {
    await page.goto(whole.url + path)
    await expect(page.locator('h1')).toHaveText('本站只允许密码访问')
    await expect(page.locator('.bar')).toHaveCount(0)
    await expect(page.locator('.foot')).toHaveCount(1)
  }
})

test('[S6.3] [A52] a site that is locked as a whole opens with the admin password and stays open', async ({
  page,
}) => {
  await open(page, `${whole.url}/blog/`)
  await enter(page, PASSWORDS.own)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await enter(page, PASSWORDS.admin)
  await expect(page.locator('.post')).toHaveCount(2)
  await expect(page.locator('.bar')).toHaveCount(1)
  await page.getByRole('link', { name: '索引' }).first().click()
  await expect(page.locator('.list-head h2')).toHaveText('索引')
  expect(page.url()).toMatch(/\/blog\/tags\/\d+\/$/)
  await page.goto(`${whole.url}/article/b/`)
  await expect(page.locator('.prose')).toHaveText('B text.')
  const marker = await page.evaluate(() => sessionStorage.getItem('kis:lock'))
  expect((JSON.parse(marker!) as { g: string[] }).g).toHaveLength(1)
})

test('[P1] [A43] an address that leads nowhere shows a stranger nothing of the site', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/)
  for (const [path, home] of [
    ['/nope/', '/'],
    ['/en/nope/', '/en/'],
  ] as const) {
    await open(page, whole.url + path)
    await expect(page.getByRole('img', { name: '404' })).toBeVisible()
    await expect(
      page.locator('.bar, .bulletin, nav, .near-pages, [data-action=search]'),
    ).toHaveCount(0)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual(['#main', home, '#top'])
  }
})
