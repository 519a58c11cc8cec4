import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveTinySite } from '../support/built-site.ts'
import { expect, hydrated, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { page as source } from '../support/tiny-site.ts'

/** A page whose data is missing and whose document is there, as on a host that lost or does not have a file. */
let site: Awaited<ReturnType<typeof serveTinySite>>

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await serveTinySite({
    'README.md': source({}, '[there](./there.md) [other](./other.md)'),
    'there.md': source({ title: 'There' }, '## Part\n\n[other](./other.md) [again](./there.md)'),
    'other.md': source({ title: 'Other' }, '[there](./there.md#part) [home](./README.md)'),
  })
  rmSync(join(site.dist, 'there/page.json'))
})
test.afterAll(() => site.close())
test.beforeEach(({ quiet }) => quiet.allow(/404 \(Not Found\)/))

const documents = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname)
  })
  return seen
}
const h1 = (page: Page) => page.locator('h1')
const click = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

test('[S8.1] the document is loaded instead, every time and with its hash', async ({ page }) => {
  await open(page, `${site.url}/`)
  const seen = documents(page)
  await click(page, 'there')
  await expect(h1(page)).toHaveText('There')
  await expect(page).toHaveURL(`${site.url}/there/`)
  expect(seen).toEqual(['/there/'])

  await open(page, `${site.url}/other/`)
  await click(page, 'there')
  await expect(h1(page)).toHaveText('There')
  await expect(page).toHaveURL(`${site.url}/there/#part`)
  expect(seen).toEqual(['/there/', '/other/', '/there/'])
  await page.goBack()
  await expect(h1(page)).toHaveText('Other')
})

test(
  '[S8.1] where the document is missing too, the host says so, once',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `${site.url}/`)
    const seen = documents(page)
    const answer = page.waitForResponse(`${site.url}/nobody/`)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nobody/' })
      document.querySelector('main')!.append(link)
      link.click()
    })
    expect((await answer).status()).toBe(404)
    expect(await (await answer).text()).toBe(readFileSync(join(site.dist, '404.html'), 'utf8'))
    await expect(h1(page)).toHaveText('页面未找到')
    await page.dispatchEvent('body', 'keydown', { key: 'Shift' })
    await hydrated(page)
    await still(page)
    expect(seen).toEqual(['/nobody/'])
  },
)
