import { appendFileSync, cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { kisBuild, PACKAGE, serveAuthorSite } from '../support/author-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const FILES = {
  'README.md': source({ permalink: '/' }),
  'friends.md': source({ permalink: '/friends/', pageLayout: 'friends' }),
  'blog/a.md': post(
    { permalink: '/a/', title: '甲' },
    '[到朋友页](../friends.md)\n\n[到乙](./b.md)',
  ),
  'blog/b.md': post({ permalink: '/b/', title: '乙' }),
}

const settings = (keepBuilds: number) => ({ deploy: { keepBuilds } })

/** A new release of the engine with another script and other styles; its site is built where the old one was. */
async function release(root: string): Promise<void> {
  const engine = join(root, 'engine/keep-it-simple')
  for (const name of ['src', 'bin', 'package.json'])
    cpSync(join(PACKAGE, name), join(engine, name), { recursive: true })
  const append = (file: string, text: string) =>
    appendFileSync(join(engine, 'src/theme', file), text)
  append('client/client.ts', "\nif (typeof globalThis === 'string') console.log('2')\n")
  append('styles/friends.css', '\n.friends-2 { color: red; }\n')
  await kisBuild(root, {}, engine)
}

const documents = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname)
  })
  return seen
}

test(
  '[F25] tabs of the old release: files gone are answered by one load of the wanted page',
  { tag: '@long' },
  async ({ page, context, quiet }) => {
    test.setTimeout(240_000)
    quiet.allow(/Failed to load resource: the server responded with a status of 404/)
    const author = await serveAuthorSite(FILES, settings(0))
    try {
      const untouched = await context.newPage()
      await untouched.goto(`${author.url}/a/`)
      await page.goto(`${author.url}/a/`)
      await ready(page)
      const before = readdirSync(join(author.root, 'dist/assets'))
      await release(author.root)
      const gone = before.filter((name) => !existsSync(join(author.root, 'dist/assets', name)))
      expect(gone.map((name) => name.replace(/-.*/, ''))).toEqual(
        expect.arrayContaining(['client', 'friends']),
      )

      // The next page has another script, so it is loaded as a document, once.
      const seen = documents(page)
      await page.getByRole('link', { name: '到乙' }).click()
      await expect(page.locator('h1')).toHaveText('乙')
      await ready(page)
      expect(seen).toEqual(['/b/'])
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('甲')
      await page.reload()
      await ready(page)

      // Then pages of the new release need none.
      seen.length = 0
      await page.getByRole('link', { name: '到朋友页' }).click()
      await expect(page).toHaveURL(`${author.url}/friends/`)
      expect(seen).toEqual([])

      const others = documents(untouched)
      await untouched.getByRole('link', { name: '到朋友页' }).click()
      await expect(untouched).toHaveURL(`${author.url}/friends/`)
      await ready(untouched)
      expect(others).toEqual(['/friends/'])
    } finally {
      author.close()
    }
  },
)

test(
  '[F25] with the files of the last builds retained, nothing fails on the way',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const author = await serveAuthorSite(FILES, settings(3))
    try {
      await page.goto(`${author.url}/a/`)
      const before = readdirSync(join(author.root, 'dist/assets'))
      await release(author.root)
      const after = new Set(readdirSync(join(author.root, 'dist/assets')))
      expect(before.filter((name) => !after.has(name))).toEqual([])
      expect(after.size).toBeGreaterThan(before.length)
      const seen = documents(page)
      await ready(page)
      await page.getByRole('link', { name: '到朋友页' }).click()
      await expect(page).toHaveURL(`${author.url}/friends/`)
      await ready(page)
      expect(seen).toEqual(['/friends/'])
    } finally {
      author.close()
    }
  },
)
