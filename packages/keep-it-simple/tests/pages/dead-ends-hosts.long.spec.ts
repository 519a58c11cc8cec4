import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveFaulty } from '../support/faulty-server.ts'
import { nextRelease } from '../support/next-release.ts'
import { soon, usually } from '../support/patience.ts'
import { testSite } from '../support/test-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Hosts in the middle of a release, without redirects, with a long memory, or with somebody else's worker. */
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveTinySite>>
let next: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite(
    {
      'README.md': source({ title: 'Home' }, '[one](./blog/one.md) [friends](./friends.md)'),
      'friends.md': source({ title: 'Friends', pageLayout: 'friends' }),
      'blog/one.md': post(
        { title: 'One', permalink: '/one/', redirectFrom: ['/old/one.html', '/ancient/'] },
        'Words. [two](./two.md) [old](/old/one.html) [ancient](/ancient/)',
      ),
      'blog/two.md': post({ title: 'Two', permalink: '/two/' }, '[one](./one.md)'),
    },
    { site: { ...testSite.site, offline: true } },
  )
  next = mkdtempSync(join(tmpdir(), 'next-release-'))
  cpSync(site.dist, next, { recursive: true })
  nextRelease(next)
})
test.afterAll(() => {
  site.close()
  rmSync(next, { recursive: true, force: true })
})

const h1 = (page: Page) => page.locator('h1')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

let usual = 0
test.beforeEach(async ({ page }) => {
  usual = await usually(page, `${site.url}/one/`)
})
const timed = (deed: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<void> =>
  soon(deed, seen, usual)

test('[L59] a host without redirects: old addresses, and those without their slash, lead to the page', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/)
  const host = await serveFaulty(() => site.dist)
  try {
    for (const path of ['/old/one.html', '/ancient/', '/ancient', '/one'])
      await timed(
        () => page.goto(host.url + path),
        async () => {
          await expect(page).toHaveURL(`${host.url}/one/`)
          await expect(h1(page)).toHaveText('One')
        },
      )
    for (const name of ['old', 'ancient']) {
      await open(page, `${host.url}/one/`)
      await timed(
        () => link(page, name).click(),
        () => expect(h1(page)).toHaveText('One'),
      )
      await expect(page).toHaveURL(`${host.url}/one/`)
    }
    await page.goto(`${host.url}/nobody`)
    await page.waitForLoadState('networkidle')
    await expect(h1(page)).toHaveText('页面未找到')
  } finally {
    host.close()
  }
})

test('[A56] the worker of a site that was here before is gone after one visit', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404|Failed to load/)
  const former = mkdtempSync(join(tmpdir(), 'former-site-'))
  mkdirSync(join(former, 'one'))
  const html = '<!doctype html><title>Former</title><h1>Former</h1>'
  writeFileSync(join(former, 'index.html'), html)
  writeFileSync(join(former, 'one/index.html'), html)
  writeFileSync(
    join(former, 'service-worker.js'),
    `addEventListener('install', (e) => e.waitUntil(caches.open('workbox-precache-v2-' + registration.scope)
      .then((c) => c.addAll(['/', '/one/'])).then(() => skipWaiting())))
addEventListener('activate', (e) => e.waitUntil(clients.claim()))
addEventListener('fetch', (e) => e.respondWith(caches.match(e.request).then((r) => r || fetch(e.request))))`,
  )
  let folder = former
  const host = await serveFaulty(() => folder)
  try {
    await page.goto(`${host.url}/one/`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
    })
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
      'service-worker.js',
    )
    folder = site.dist
    await page.goto(`${host.url}/one/`)
    await expect(h1(page)).toHaveText('One', { timeout: 20_000 })
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter((name) => name.startsWith('workbox')).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    for (const name of ['sw.js', 'service-worker.js']) {
      const answer = await page.request.get(`${host.url}/${name}`)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining('javascript'),
      ])
    }
    expect(readFileSync(join(site.dist, 'service-worker.js'), 'utf8')).toContain('unregister')
  } finally {
    host.close()
    rmSync(former, { recursive: true, force: true })
  }
})
