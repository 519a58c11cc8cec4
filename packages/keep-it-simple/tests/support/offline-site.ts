import type { BrowserContext, Page } from '@playwright/test'
import { serveFolder } from '#publish/serve.ts'
import { expect, ready } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from './built-site.ts'
import { hashes, lockSettings, PASSWORDS } from './lock-fixtures.ts'
import { testSite } from './test-site.ts'
import { page as source, post } from './tiny-site.ts'

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>'
/** More than are cached. */
export const MANY = 63

const LONG = 'Words that fill the page. '.repeat(400)

/** A few pages in both languages, one with a picture far below, one locked, and many more. */
export async function serveOfflineSite(offline = true) {
  const { own } = await hashes()
  const many = Array.from({ length: MANY }, (_, n) => [
    `blog/many-${n}.md`,
    post({ title: `Many ${n}`, permalink: `/article/many-${n}/` }),
  ])
  const locks = await lockSettings()
  const settings = testSite.site
  return serveTinySite(
    {
      'README.md': source({ title: 'Home' }, 'Open home.'),
      'blog/a.md': post(
        { title: '甲', permalink: '/article/a/' },
        `布隆过滤器。[到乙](./b.md)，[到丙](./c.md)。\n\n${LONG}\n\n![A dot](./dot.svg)`,
      ),
      'blog/b.md': post({ title: '乙', permalink: '/article/b/' }, '一致性哈希。[到甲](./a.md)'),
      'blog/c.md': post({ title: '丙', permalink: '/article/c/' }, '跳表。'),
      'blog/dot.svg': DOT,
      'blog/own.md': post(
        { title: 'Own title', permalink: '/article/own/', encrypt: { hash: own } },
        'Heliotrope opening.',
      ),
      'en/blog/a.md': post(
        { title: 'First', permalink: '/en/article/a/' },
        'Bloom. [To c](./c.md)',
      ),
      'en/blog/c.md': post({ title: 'Third', permalink: '/en/article/c/' }, 'Skip lists.'),
      ...Object.fromEntries(many),
    },
    { locks, passwords: Object.values(PASSWORDS), site: { ...settings, offline } },
  )
}

/** Everything is cut: the browser says so, and nobody would answer either. */
export async function cut(context: BrowserContext, isCut = true): Promise<void> {
  await context.setOffline(isCut)
}

/** The folder again, on a server that can be stopped and started at the same address. */
export async function stoppable(dist: string) {
  let { server, url } = await serveFolder(dist)
  const port = Number(new URL(url).port)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const start = async () => {
    ;({ server, url } = await serveFolder(dist, port))
  }
  return { url, stop, start }
}

/** The page is ready, and so is the worker. */
export async function awaitWorker(page: Page): Promise<void> {
  await ready(page)
  await expect(page.locator('html[data-offline]')).toHaveCount(1, { timeout: 15_000 })
}

/** Every address in the caches, or in those of a name. */
export function cached(page: Page, among = ''): Promise<string[]> {
  return page.evaluate(async (part) => {
    const found: string[] = []
    for (const name of (await caches.keys()).filter((one) => one.includes(part)))
      for (const { url } of await (await caches.open(name)).keys())
        found.push(decodeURI(new URL(url).pathname))
    return found
  }, among)
}

export async function awaitCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cached(page)).toContain(path)
}

/** Opens a page and waits until it is cached. */
export async function read(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await awaitWorker(page)
  await awaitCached(page, new URL(url).pathname)
}
