import { join } from 'node:path'
import { PageTable } from '#store/pages.ts'
import type { ContentPage } from '#model/page.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source } from '../support/tiny-site.ts'

let site: Awaited<ReturnType<typeof serveTinySite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'README.md': source({ title: 'Home', permalink: '/' }, '[a](/marked/) [b](/plain/)'),
    'marked.md': source({ title: 'Marked', permalink: '/marked/', icon: 'database' }),
    'plain.md': source({ title: 'Plain', permalink: '/plain/' }),
  })
})
test.afterAll(() => site.close())

test('[S3.1] a route is a path, a page loaded when somebody goes there, a title and perhaps an icon', async ({
  page,
}) => {
  const library = new PageTable(join(site.hosts, '..'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `${site.url}/`)
  await page.waitForLoadState('networkidle')
  // Lazy: nothing of the other pages is there before they are wanted.
  expect(asked.filter((path) => /marked|plain/.test(path))).toEqual([])
  for (const [path, title, icon] of [
    ['/marked/', 'Marked', 'database'],
    ['/plain/', 'Plain', undefined],
  ] as const) {
    const answer = page.waitForResponse(`**${path}`)
    await page.evaluate((href) => {
      ;[...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href)!.click()
    }, path)
    expect((await answer).request().resourceType()).toBe('fetch')
    await expect(page).toHaveURL(site.url + path)
    await expect(page).toHaveTitle(`${title} | Keep It Simple`)
    const record = library.find(path) as ContentPage
    expect(record).toMatchObject({ path, title })
    expect(record.frontmatter.icon).toBe(icon)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.locator('a[href="/plain/"]').first()).toBeAttached()
  }
})
