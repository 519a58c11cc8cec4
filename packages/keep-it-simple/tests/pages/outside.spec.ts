import { join } from 'node:path'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite, write } from '../support/author-site.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { enter } from '../support/locked-site.ts'
import { serveOutsideHost } from '../support/outside-host.ts'
import { page as source } from '../support/tiny-site.ts'

test.describe.configure({ mode: 'default' })

const LONG = 'A paragraph that fills a little of the page.\n\n'.repeat(60)
const FILES = {
  'README.md': source({ title: '首页', permalink: '/' }),
  'talk.md': source({ title: '讨论', permalink: '/talk/' }, LONG),
  'quiet.md': source({ title: '安静', permalink: '/quiet/', comments: false }),
  'en/talk.md': source({ title: 'Talk', permalink: '/en/talk/', commentID: 'a talk' }, LONG),
}

let outside: Awaited<ReturnType<typeof serveOutsideHost>>
let author: Awaited<ReturnType<typeof serveAuthorSite>>
/** The site under the policy its settings give it. */
let site: Served
test.beforeAll(async () => {
  test.setTimeout(360_000)
  outside = await serveOutsideHost()
  const added = {
    comments: {
      repo: 'a/b',
      repoId: 'R_1',
      category: 'Comments',
      categoryId: 'DIC_1',
      host: outside.host,
    },
    analytics: {
      script: { src: `${outside.host}/count.js`, attributes: { 'data-site': 'seven' } },
      tagManager: 'GTM-SEVEN',
    },
  }
  const { own } = await hashes()
  const sealed = source({ title: '密谈', permalink: '/sealed-page/', encrypt: { hash: own } })
  author = await serveAuthorSite(
    { ...FILES, 'sealed.md': sealed },
    { ...added, locks: await lockSettings({ rules: {}, admin: [] }), runners: { python: false } },
    (root) => write(join(root, '.locks'), `${PASSWORDS.own}\n`),
  )
  site = await serveByNginx(
    join(author.root, 'dist'),
    join(author.root, '.content/hosts/nginx.conf'),
  )
})
test.afterAll(() => {
  site.close()
  author.close()
  outside.close()
})
/** Requests for the tag manager, which is answered here. */
let managed: string[] = []
test.beforeEach(async ({ page, quiet }) => {
  managed = []
  quiet.allow(/^request: https:\/\/www\.googletagmanager\.com\//)
  await page.route('https://www.googletagmanager.com/**', (route) => {
    managed.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  outside.asked.length = 0
  outside.state.silent = false
})

const widgets = () => outside.asked.filter(({ pathname }) => pathname.endsWith('/widget'))

test('[S1.10] [S7.6] comments come when asked for, in the language and appearance of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${site.url}/talk/`)
  await ready(page)
  const section = page.locator('.comments')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('heading', { name: '评论' })).toBeVisible()
  await expect(section).toContainText(`评论由 ${new URL(outside.host).host} 提供`)
  expect(widgets()).toEqual([])
  const button = section.getByRole('button', { name: '加载评论' })
  await button.focus()
  await page.keyboard.press('Enter')
  const frame = section.frameLocator('iframe')
  await expect(frame.locator('#said')).toHaveText('light')
  await expect(section.locator('.comments-frame')).toHaveAttribute('data-state', 'shown')
  await expect(button).toBeHidden()
  const asked = widgets()[0]!
  expect(asked.pathname).toBe('/zh-CN/widget')
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    repo: 'a/b',
    repoId: 'R_1',
    category: 'Comments',
    categoryId: 'DIC_1',
    term: 'talk/',
    strict: '1',
    reactionsEnabled: '1',
    inputPosition: 'top',
    theme: 'light',
  })
  // The widget says how high it is, and follows the page into the night.
  await expect(section.locator('iframe')).toHaveCSS('height', '321px')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(frame.locator('#said')).toHaveText('dark')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  await expect(frame.locator('#said')).toHaveText('light')
})

test('[F32] a widget that stays silent leaves the link and the button', async ({ page }) => {
  outside.state.silent = true
  await page.clock.install()
  await page.goto(`${site.url}/en/talk/`)
  await ready(page)
  const section = page.locator('.comments')
  const button = section.getByRole('button', { name: 'Load comments' })
  await button.click()
  await expect(section).toContainText('Loading comments…')
  await expect.poll(() => widgets().length).toBe(1)
  await page.clock.fastForward(16_000)
  await expect(section).toContainText("Couldn't load the comments.")
  await expect(section.locator('iframe')).toHaveCount(0)
  await expect(section.getByRole('link')).toBeVisible()
  outside.state.silent = false
  await button.click()
  await expect(section.locator('.comments-frame')).toHaveAttribute('data-state', 'shown')
})

test('[A54] only the widget itself can say that it is there', async ({ page }) => {
  outside.state.silent = true
  await page.goto(`${site.url}/en/talk/`)
  await ready(page)
  const section = page.locator('.comments')
  await section.getByRole('button', { name: 'Load comments' }).click()
  await expect.poll(() => widgets().length).toBe(1)
  // From the page itself, and with the right origin but from no frame of the widget's.
  await page.evaluate((origin) => {
    const data = { giscus: { resizeHeight: 9 } }
    window.postMessage(data, '*')
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: window }))
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }))
  }, outside.host)
  await still(page)
  await expect(section.locator('.comments-frame')).toHaveAttribute('data-state', 'loading')
})

test('[A43] who counts readers is in no document in which something is unlocked', async ({
  page,
}) => {
  const counted = () => page.evaluate(() => 'counted' in window)
  await page.goto(`${site.url}/talk/`)
  await expect.poll(counted).toBe(true)
  await ready(page)
  // A link of the application leads to a document of its own.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sealed-page/' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await expect(page.locator('.gate')).toBeVisible()
  outside.asked.length = 0
  managed = []
  expect(await counted()).toBe(false)
  await ready(page)
  await enter(page, PASSWORDS.own)
  await expect(page.locator('h1')).toHaveText('密谈')
  await still(page)
  expect(await counted()).toBe(false)
  expect([...outside.asked.map(({ pathname }) => pathname), ...managed]).toEqual([])
})

test('[S7.14] what counts readers is injected when configured, after the page has loaded', async ({
  page,
}) => {
  const order: string[] = []
  page.on('load', () => order.push('load'))
  page.on('request', (request) => {
    if (request.url().endsWith('/count.js')) order.push('count')
  })
  await page.goto(`${site.url}/talk/`)
  await expect.poll(() => page.evaluate('window.counted')).toBe('seven')
  expect(order).toEqual(['load', 'count'])
  expect(managed).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-SEVEN'])
  expect(await page.evaluate('window.dataLayer.map(({ event }) => event)')).toEqual(['gtm.js'])
})
