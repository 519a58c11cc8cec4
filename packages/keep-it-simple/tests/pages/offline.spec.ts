import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { READ_LIMIT } from '#model/offline.ts'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import {
  awaitCached,
  awaitWorker,
  cached,
  cut,
  MANY,
  read,
  serveOfflineSite,
  stoppable,
} from '../support/offline-site.ts'
import { field, hits, openSearch, status } from 'keep-it-simple-testing/search-box.ts'
import { still } from 'keep-it-simple-testing/still.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveOfflineSite>>
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await serveOfflineSite()
})
test.afterAll(() => site.close())

const at = (path: string) => site.url + path
const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const title = (page: Page) => page.locator('h1')
const save = (page: Page) => page.locator('[data-action=save]')
const notice = (page: Page) => page.locator('.notice')
/** Longer than a page has to be open to count as read. */
const LONGER = 4_000
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/

test('the worker comes once a page was read, and never to readers who save data', async ({
  page,
  context,
}) => {
  const { clock } = context
  await clock.install({ time: 0 })
  const saving = await context.newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await saving.goto(at('/article/a/'))
  await ready(saving)
  await clock.runFor(LONGER)
  await still(saving)
  expect(await registered(saving)).toBe(0)
  await saving.close()

  await clock.pauseAt(3_600_000)
  await page.goto(at('/article/a/'))
  await ready(page)
  expect(await registered(page)).toBe(0)
  await expect(save(page)).toBeHidden()
  await clock.runFor(LONGER)
  await clock.resume()
  await awaitWorker(page)
  expect(await registered(page)).toBe(1)
  await expect(save(page)).toBeVisible()
})

test('pages that were read are there without a connection: by reload, back, click and address', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_LINE)
  await read(page, at('/article/a/'))
  await page.getByRole('link', { name: '到乙' }).click()
  await expect(title(page)).toHaveText('乙')
  await awaitCached(page, '/article/b/')
  await cut(context)

  await page.reload()
  await expect(title(page)).toHaveText('乙')
  await ready(page)
  await page.goBack()
  await expect(title(page)).toHaveText('甲')
  await page.getByRole('link', { name: '到乙' }).click()
  await expect(title(page)).toHaveText('乙')
  await page.getByRole('link', { name: '到甲' }).click()
  await expect(title(page)).toHaveText('甲')
  await page.goto(at('/article/b/?from=elsewhere#top'))
  await expect(title(page)).toHaveText('乙')
  // It looks as it always does.
  expect(await page.locator('.bar').evaluate((one) => getComputedStyle(one).position)).not.toBe(
    'static',
  )
})

test(
  'a host that does not answer counts as offline; a prefetched page is not cached',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(NO_LINE)
    const served = await stoppable(site.dist)
    await read(page, `${served.url}/article/a/`)
    const ahead = page.waitForResponse('**/article/b/')
    await page.getByRole('link', { name: '到乙' }).hover()
    await ahead
    await served.stop()
    await page.reload()
    await expect(title(page)).toHaveText('甲')
    await page.goto(`${served.url}/article/b/`)
    await expect(title(page)).toHaveText('现在没有网络')
    expect(await cached(page)).not.toContain('/article/b/')
    await served.start()
    await page.getByRole('link', { name: '再试一次' }).click()
    await expect(title(page)).toHaveText('乙')
    await served.stop()
  },
)

test(
  'a page that is not cached says so, in the language of its address, with what is there',
  { tag: '@long' },
  async ({ page, context, quiet }) => {
    quiet.allow(NO_LINE)
    await read(page, at('/article/a/'))
    await cut(context)
    await page.goto(at('/article/c/'))
    await expect(title(page)).toHaveText('现在没有网络')
    await expect(page.locator('.cached-pages li')).toHaveText(['甲'])
    expect(page.url()).toBe(at('/article/c/'))
    expect(await violations(page)).toEqual([])
    await page.locator('.cached-pages a').click()
    await expect(title(page)).toHaveText('甲')

    await page.goto(at('/en/article/c/'))
    await expect(title(page)).toHaveText("You're offline")
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await violations(page)).toEqual([])
    // By the keyboard.
    await ready(page)
    await expect(page.locator('.cached-pages li')).toHaveText(['甲'])
    await page.getByRole('button', { name: 'Remove all' }).press('Enter')
    await expect(page.locator('.cached-pages')).toHaveText('All pages were removed.')
    expect((await cached(page)).filter((path) => path.startsWith('/article/'))).toEqual([])
    await cut(context, false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Third')
  },
)

test('[F28] a click on a page that is not cached leaves the reader where they are, until there is a connection', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_LINE)
  await read(page, at('/article/a/'))
  await cut(context)
  await page.evaluate(() => document.querySelector('h1')!.setAttribute('data-same', ''))
  await page.getByRole('link', { name: '到丙' }).click()
  await expect(notice(page)).toContainText('现在没有网络，那个页面也没有保存在本设备上。')
  await expect(page.locator('h1[data-same]')).toHaveText('甲')
  expect(page.url()).toBe(at('/article/a/'))
  await expect(page.locator('.progress')).toHaveCount(0)
  await notice(page).getByRole('button', { name: '关闭' }).press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('link', { name: '到丙' }).click()
  await expect(notice(page)).toHaveCount(1)
  await cut(context, false)
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('link', { name: '到丙' }).click()
  await expect(title(page)).toHaveText('丙')

  await read(page, at('/en/article/a/'))
  await cut(context)
  await page.getByRole('link', { name: 'To c', exact: true }).click()
  await expect(notice(page)).toContainText("You're offline, and that page isn't saved")
})

test(
  'a page saved for later is there with its pictures, and gone when it is not wanted',
  { tag: '@long' },
  async ({ page, context, quiet }) => {
    quiet.allow(NO_LINE)
    await read(page, at('/article/a/'))
    const pictures = async () =>
      (await cached(page, 'saved')).filter((path) => /dot\..*svg$/.test(path))
    expect(await pictures()).toEqual([])
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
    await save(page).press('Enter')
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(pictures).toHaveLength(1)
    await cut(context)
    await page.reload()
    const picture = page.getByRole('img', { name: 'A dot' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40)
    await page.goto(at('/article/c/'))
    await expect(page.locator('.cached-pages li')).toHaveText(['甲 稍后再读'])
    await page.goto(at('/article/a/'))
    await awaitWorker(page)
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
    await save(page).click()
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => cached(page, 'saved')).toEqual([])
    await page.reload()
    await awaitWorker(page)
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  },
)

test('[F28] the search goes through the cached pages, and says so', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_LINE)
  await read(page, at('/article/a/'))
  await cut(context)
  await page.reload()
  await openSearch(page)
  await field(page).fill('布隆过滤器')
  await expect(hits(page).first()).toContainText('甲')
  await expect(hits(page).first()).toContainText('布隆过滤器。到乙')
  await expect(status(page)).toHaveText('没有网络，只搜索了保存在本设备上的页面')
  await field(page).fill('跳表')
  await expect(hits(page)).toHaveCount(0)
  await field(page).fill('布隆')
  await hits(page).first().click()
  await expect(title(page)).toHaveText('甲')
})

test('a new version waits for the reader; pages stay, what only the old one had goes', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_LINE)
  const file = join(site.dist, 'sw.js')
  const before = readFileSync(file, 'utf8')
  const [, version = ''] = /"version":"(\w+)"/.exec(before)!
  await read(page, at('/article/a/'))
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell')))
  expect(await shells()).toEqual([`kis / shell ${version}`])
  try {
    writeFileSync(file, before.replace(version, 'newer'))
    await page.reload()
    await awaitWorker(page)
    await expect(notice(page)).toContainText('本站有新版本。')
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await notice(page).getByRole('button', { name: '刷新以更新' }).press('Enter')
    await expect.poll(() => shells().catch(() => [])).toEqual(['kis / shell newer'])
    await awaitWorker(page)
    await expect(notice(page)).toHaveCount(0)
    expect(loads).toHaveLength(1)
    await cut(context)
    await page.reload()
    await expect(title(page)).toHaveText('甲')
  } finally {
    writeFileSync(file, before)
  }
})

test('caches of a release with data files: documents stay, data and old shells go', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_LINE)
  await page.goto(at('/article/a/'))
  await page.evaluate(async () => {
    const old =
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>旧乙 | 站</title>' +
      '<meta property="og:title" content="旧乙"><script type="module" src="/assets/entry-boot-1a.js">' +
      '</script><ol class="crumbs"><li>首页<li>旧乙</ol><h1>旧乙</h1><div class="prose">旧文</div></html>'
    const put = async (name: string, path: string, body: string, type: string) => {
      const cache = await caches.open(`kis / ${name}`)
      await cache.put(path, new Response(body, { headers: { 'content-type': type } }))
    }
    await put('pages', '/article/b/', old, 'text/html')
    await put(
      'pages',
      '/article/b/page.json',
      '{"type":"content","title":"旧乙"}',
      'application/json',
    )
    await put('saved', '/article/b/', '[]', 'application/json')
    await put('shell 1a', '/assets/entry-boot-1a.js', 'window.old = true', 'text/javascript')
    await put('shell 1a', '/assets/entry-gone-1b.js', '', 'text/javascript')
  })
  await awaitWorker(page)
  await awaitCached(page, '/article/a/')
  expect((await cached(page)).filter((path) => /json|1b/.test(path))).toEqual([])
  expect(await cached(page, 'shell 1a')).toEqual([])

  await cut(context)
  await page.goto(at('/saved/'))
  await expect(page.locator('.cached-pages').nth(0).getByRole('listitem')).toHaveText(['旧乙'])
  await page.getByRole('link', { name: '旧乙' }).click()
  await expect(title(page)).toHaveText('旧乙')
  expect(await page.evaluate(() => 'old' in window)).toBe(true)
  await cut(context, false)
  await page.reload()
  await expect(title(page)).toHaveText('乙')
  await awaitWorker(page)
  await cut(context)
  await page.reload()
  await expect(title(page)).toHaveText('乙')
  await ready(page)
})

test(
  '[A56] switched off, worker and caches are gone after the next visit',
  { tag: '@long' },
  async ({ page, quiet }) => {
    test.setTimeout(240_000)
    quiet.allow(NO_LINE)
    const off = await serveOfflineSite(false)
    const file = join(site.dist, 'sw.js')
    const before = readFileSync(file, 'utf8')
    try {
      const remover = readFileSync(join(off.dist, 'sw.js'), 'utf8')
      await read(page, at('/article/a/'))
      writeFileSync(file, remover)
      await page.reload()
      // Once the page counts as read, the browser looks for a new worker.
      await expect.poll(() => cached(page), { timeout: 15_000 }).toEqual([])
      await expect.poll(() => registered(page)).toBe(0)
      // Always script, never a page.
      const { headers, status: code } = await page.request
        .get(`${off.url}/sw.js`)
        .then((one) => ({ headers: one.headers(), status: one.status() }))
      expect([code, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')])
    } finally {
      writeFileSync(file, before)
      off.close()
    }
  },
)

test('nothing of a locked page is cached, opened or not', async ({ page }) => {
  await read(page, at('/article/a/'))
  await page.goto(at('/article/own/'))
  await awaitWorker(page)
  await page.locator('.gate input[type=password]').fill(PASSWORDS.own)
  await page.locator('.gate input[type=password]').press('Enter')
  await expect(title(page)).toHaveText('Own title')
  await expect(save(page)).toHaveCount(0)
  // Gone and come again, as it is now.
  await page.reload()
  await expect(title(page)).toHaveText('Own title')
  await awaitWorker(page)
  // What is read after it is cached after it.
  await read(page, at('/article/b/'))
  const found = await page.evaluate(async () => {
    const hit: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))!.text()
        const words = /Heliotrope|Own title|article\/own/
        if (words.test(request.url + text)) hit.push(request.url)
      }
    }
    return hit
  })
  expect(found).toEqual([])
})

test('a cached page that was locked or removed since leaves the cache at the next click', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/)
  const file = join(site.dist, 'article/b/index.html')
  const before = readFileSync(file, 'utf8')
  try {
    await read(page, at('/article/b/'))
    await read(page, at('/article/a/'))
    writeFileSync(file, readFileSync(join(site.dist, 'article/own/index.html')))
    await page.getByRole('link', { name: '到乙' }).click()
    await expect(page.locator('.gate')).toBeVisible()
    await expect.poll(() => cached(page)).not.toContain('/article/b/')
    writeFileSync(file, before)
    await read(page, at('/article/b/'))
    await read(page, at('/article/a/'))
    rmSync(file)
    await page.getByRole('link', { name: '到乙' }).click()
    await expect.poll(() => cached(page)).not.toContain('/article/b/')
  } finally {
    writeFileSync(file, before)
  }
})

test(
  'of all pages read, the latest are cached; saved ones stay',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await read(page, at('/article/a/'))
    await save(page).click()
    await expect.poll(() => cached(page, 'saved')).toContain('/article/a/')
    await page.evaluate(async (count) => {
      const { active } = await navigator.serviceWorker.ready
      for (let n = 0; n < count; n++) {
        const { port1, port2 } = new MessageChannel()
        const done = new Promise((resolve) => port1.addEventListener('message', resolve))
        port1.start()
        active!.postMessage({ type: 'read', path: `/article/many-${n}/`, pictures: [] }, [port2])
        await done
      }
    }, MANY)
    const pages = await cached(page, 'pages')
    expect(pages).toHaveLength(READ_LIMIT + 1)
    expect(pages).toContain('/article/a/')
    expect(pages).not.toContain('/article/many-0/')
    expect(pages).toContain(`/article/many-${MANY - 1}/`)
  },
)

test(
  'the site can be installed: a manifest per language, icons, the colour of the paper',
  { tag: '@long' },
  async ({ page }) => {
    for (const [path, lang] of [
      ['/article/a/', 'zh-CN'],
      ['/en/article/a/', 'en-US'],
    ] as const) {
      await page.goto(at(path))
      const href = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = (await (await page.request.get(at(href!))).json()) as {
        lang: string
        icons: { src: string; sizes: string; purpose: string }[]
      }
      expect(manifest).toMatchObject({ lang, display: 'standalone', scope: '/' })
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
      for (const { src, sizes } of manifest.icons) {
        const size = await page.evaluate(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob())
          return `${picture.width}x${picture.height}`
        }, src)
        expect(size).toBe(sizes)
      }
    }
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const said = await page
        .locator(`meta[name=theme-color][media*=${scheme}]`)
        .getAttribute('content')
      const seen = await page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d')!
        pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
        pen.fillRect(0, 0, 1, 1)
        const [r, g, b] = pen.getImageData(0, 0, 1, 1).data
        return `#${[r, g, b].map((one) => one!.toString(16).padStart(2, '0')).join('')}`
      })
      expect(said).toBe(seen)
    }
  },
)
