import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { hold } from 'keep-it-simple-testing/hold.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** What the navigator does besides showing the next page. */
const LONG = Array.from({ length: 30 }, (_, n) => `## Part ${n}\n\nText.`).join('\n\n')
let site: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'README.md': source({ title: 'Home' }, '[a](./blog/a.md)'),
    'blog/a.md': post(
      { title: 'Page a', permalink: '/a/', redirectFrom: ['/old/'], pageClass: 'of-a' },
      `[to b](./b.md) [to old](/old/?q=1#part-7) [to part](#part-20)\n\n${LONG}`,
    ),
    'blog/b.md': post({ title: 'Page b', permalink: '/b/' }, `[to a](./a.md)\n\n${LONG}`),
    'en/README.md': source({ title: 'Home' }, 'Home.'),
  })
})
test.afterAll(() => site.close())

const h1 = (page: Page) => page.locator('h1')
/** By the page itself: a click of the test tool would wait for documents, and fetch pages ahead. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')!.append(link)
    link.click()
    link.remove()
  }, href)
const entries = (page: Page) => page.evaluate(() => history.length)
const documents = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname)
  })
  return seen
}

test('[S4.1] redirects keep query and hash, and are one entry', async ({ page }) => {
  await page.route('**/moved/?*', (route) =>
    route.fulfill({ status: 301, headers: { location: `${site.url}/old/?q=1` } }),
  )
  for (const old of ['/old/', '/moved/']) {
    await open(page, `${site.url}/b/`)
    const seen = documents(page)
    const before = await entries(page)
    await follow(page, `${old}?q=1#part-7`)
    await expect(page).toHaveURL(`${site.url}/a/?q=1#part-7`)
    await expect(h1(page)).toHaveText('Page a')
    await expect(page.locator('#part-7')).toBeInViewport()
    expect(await entries(page)).toBe(before + 1)
    expect(seen).toEqual([])
  }
})

test('[S4.1] redirects in a circle end after ten hops', async ({ page }) => {
  let hops = 0
  await page.route('**/circle/', (route) => {
    if (route.request().resourceType() === 'document') return route.fulfill({ body: 'over' })
    hops++
    return route.fulfill({ contentType: 'text/html', body: '<html data-to="/circle/"></html>' })
  })
  await open(page, `${site.url}/b/`)
  await follow(page, '/circle/')
  await expect(page.locator('body')).toHaveText('over')
  expect(hops).toBe(10)
})

test('a visit ends when the reader goes elsewhere meanwhile', async ({ page }) => {
  for (const [where, there] of [
    ['/feed-that-is-no-page.txt', '/feed-that-is-no-page.txt'],
    ['#part-3', '/a/#part-3'],
  ] as const) {
    await page.route('**/*.txt', (route) => route.fulfill({ body: 'A file.' }))
    await open(page, `${site.url}/a/`)
    const go = await hold(page, '**/b/')
    const asked = page.waitForRequest('**/b/')
    await follow(page, '/b/')
    await asked
    await follow(page, where)
    await expect(page).toHaveURL(site.url + there)
    go()
    await still(page)
    await expect(page).toHaveURL(site.url + there)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('going back is not ended by a script that writes the address', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  await follow(page, '/b/')
  await expect(h1(page)).toHaveText('Page b')
  const go = await hold(page, '**/a/')
  const asked = page.waitForRequest('**/a/')
  await page.evaluate(() => history.back())
  await asked
  await page.evaluate(() => history.replaceState(null, '', location.href))
  go()
  await expect(h1(page)).toHaveText('Page a')
})

test('going back leads to a page that was another document', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  await page.goto(`${site.url}/b/`)
  await follow(page, '/')
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goBack()
  await expect(h1(page)).toHaveText('Page b')
  await page.goBack()
  await expect(h1(page)).toHaveText('Page a')
})

test('[S4.1] back from a part of the page restores the place, and asks for nothing', async ({
  page,
}) => {
  await open(page, `${site.url}/a/`)
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  await page.getByRole('link', { name: 'to part' }).click()
  await expect(page.locator('#part-20')).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(seen.filter((url) => url.endsWith('/a/'))).toEqual([])
})

test('head, language, direction and class are those of the next page', async ({ page }) => {
  const look = () =>
    page.evaluate(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      named: document.body.className,
      modules: document.getElementById('kis-client')!.dataset['modules'],
      head: [...document.querySelectorAll('[data-page], [data-document]')]
        .map((tag) => tag.outerHTML)
        .sort(),
    }))
  for (const path of ['/a/', '/en/', '/', '/b/']) {
    await page.goto(site.url + path)
    const wanted = await look()
    await open(page, site.url + (path === '/' ? '/a/' : '/'))
    await follow(page, path)
    await expect(page).toHaveURL(site.url + path)
    await expect.poll(look).toEqual(wanted)
  }
})

test('dialogs, menus and popovers are closed by a navigation', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    const popover = Object.assign(document.createElement('div'), { popover: 'manual' })
    document.body.append(dialog, popover)
    dialog.showModal()
    popover.showPopover()
  })
  await follow(page, '/b/')
  await expect(h1(page)).toHaveText('Page b')
  await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0)
})

test('a form that is sent by GET leads to a page without a document', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  const seen = documents(page)
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/b/' })
    form.append(Object.assign(document.createElement('input'), { name: 'q', value: 'x' }))
    document.querySelector('main')!.append(form)
    form.requestSubmit()
  })
  await expect(page).toHaveURL(`${site.url}/b/?q=x`)
  await expect(h1(page)).toHaveText('Page b')
  expect(seen).toEqual([])
})

test('links to other windows, to files and with modifier keys are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, `${site.url}/a/`)
  const link = page.getByRole('link', { name: 'to b', exact: true })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  const other = context.waitForEvent('page')
  await link.evaluate((one: HTMLAnchorElement) => (one.target = '_blank'))
  await link.click()
  await (await other).close()
  const file = page.waitForEvent('download')
  await link.evaluate((one: HTMLAnchorElement) => {
    one.target = ''
    one.download = 'b.html'
  })
  await link.click()
  await (await file).cancel()
  await still(page)
  await expect(page).toHaveURL(`${site.url}/a/`)
  await expect(h1(page)).toHaveText('Page a')
})
