import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ready } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const ARTICLE = '/article/bloom-filter/'

for (const [lang, prefix, name, done] of [
  ['zh', '', '复制为 Markdown', '已复制'],
  ['en', '/en', 'Copy as Markdown', 'Copied'],
] as const)
  test(`${lang}: the link copies it, by mouse and by keyboard, and says so for two seconds`, async ({
    page,
    context,
    reading: { dist },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(prefix + ARTICLE)
    const link = page.getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('data-copied', done)
    await expect(page.getByRole('status').filter({ hasText: done })).toHaveCount(1)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const written = readFileSync(join(dist, `${prefix}${ARTICLE}index.md`), 'utf8')
    expect(await copied()).toBe(written)
    await page.clock.runFor(2_000)
    await expect(link).not.toHaveAttribute('data-copied')
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(link).toHaveAttribute('data-copied', done)
    expect(await copied()).toBe(written)
    expect(new URL(page.url()).pathname).toBe(prefix + ARTICLE)
  })

test(
  'it goes with its page, and is never there for a draft',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const files = {
      'README.md': source({ permalink: '/' }),
      '_part.md': 'From the part.',
      'blog/a.md': post({ permalink: '/a/' }, 'Text.\n\n<!-- @include: ../_part.md -->'),
      'blog/b.md': post({ permalink: '/b/', draft: true }, 'Secret.'),
    }
    const built = await serveTinySite(files, { drafts: true })
    try {
      expect(readFileSync(join(built.dist, 'a/index.md'), 'utf8')).toContain('From the part.')
      expect(existsSync(join(built.dist, 'b/index.html'))).toBe(true)
      expect(existsSync(join(built.dist, 'b/index.md'))).toBe(false)
      for (const name of ['llms.txt', 'sitemap.xml', 'atom.xml', 'rss.xml', 'feed.json'])
        expect(readFileSync(join(built.dist, name), 'utf8')).not.toContain('/b/')
      await page.goto(`${built.url}/b/`)
      await ready(page)
      await expect(page.locator('[data-action=copy-page]')).toHaveCount(0)
      await expect(page.locator('meta[property^="og:"], script[type*=ld]')).toHaveCount(0)
    } finally {
      built.close()
    }
  },
)
