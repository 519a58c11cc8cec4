import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testSite } from '../support/test-site.ts'
import { expect, ready } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const { site } = testSite

const ARTICLE = '/article/bloom-filter/'

test('an article’s Markdown lies beside it, and the head and llms.txt name it', async ({
  page,
  reading: { dist },
}) => {
  const file = readFileSync(join(dist, ARTICLE, 'index.md'), 'utf8')
  expect(file).toMatch(/^---\ntitle: ".+"\nurl: "https:\/\/[^\n]+\/article\/bloom-filter\/"\n/)
  expect(file).toMatch(/\n```python/)
  await page.goto(ARTICLE)
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${ARTICLE}index.md`,
  )
  const response = await page.request.get(`${ARTICLE}index.md`)
  expect(await response.text()).toBe(file)
  for (const prefix of ['', 'en/']) {
    const list = readFileSync(join(dist, prefix, 'llms.txt'), 'utf8')
    expect(list).toMatch(/^# .+\n\n> .+\n\n## /)
    expect(list).toContain(`](${site.origin}/${prefix}article/bloom-filter/index.md): `)
    for (const [, link] of list.matchAll(/^- \[.*\]\((\S+)\)/gm))
      expect(existsSync(join(dist, decodeURI(link!.slice(site.origin.length)))), link).toBe(true)
  }
})

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

test('without script it leads to the file', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  await expect(page.getByRole('link', { name: '复制为 Markdown' })).toHaveAttribute(
    'href',
    `${ARTICLE}index.md`,
  )
  await context.close()
})

test('it goes with its page, and is never there for a draft', async ({ page }) => {
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
})
