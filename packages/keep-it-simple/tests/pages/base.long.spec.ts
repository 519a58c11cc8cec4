import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteInput } from '#model/site-settings.ts'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Another site than this one: below a folder, with languages, head, titles and descriptions of its own. */
const LOCALES: SiteInput['locales'] = [
  { prefix: '/', lang: 'en-US', label: 'English', title: 'Elsewhere', description: 'What it is.' },
  { prefix: '/zh/', lang: 'zh-CN', label: '中文', title: '别处', description: '另一个站。' },
]
const HEAD: SiteInput['head'] = [
  ['link', { rel: 'icon', href: '/favicon.svg?other' }],
  ['meta', { name: 'generator', content: 'of another' }],
]

test.describe.configure({ mode: 'default' })
let author: Awaited<ReturnType<typeof serveAuthorSite>>
let root: string
let based: Served
let url: string
test.beforeAll(async () => {
  test.setTimeout(360_000)
  author = await serveAuthorSite(
    {
      'README.md': source({ title: 'Elsewhere', permalink: '/' }, '[Article](./blog/a.md)'),
      'zh/README.md': source({ title: '别处', permalink: '/zh/' }),
      'blog/a.md': post({ permalink: '/article/甲/' }, '## 一\n\n[Home](/) ![图](./p.svg)'),
      'blog/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    {
      base: '/blog-repo/',
      locales: LOCALES,
      head: HEAD,
      redirects: { '/old/甲.html': '/article/甲/' },
      collections: [
        { type: 'post', dir: 'blog', title: 'Blog', linkPrefix: '/article/', link: '/blog/' },
      ],
    },
  )
  root = mkdtempSync(join(tmpdir(), 'based-'))
  symlinkSync(join(author.root, 'dist'), join(root, 'blog-repo'))
  based = await serveByNginx(root, join(author.root, '.content/hosts/nginx.conf'))
  url = `${based.url}/blog-repo`
})
test.afterAll(() => {
  based.close()
  author.close()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

const get = (path: string) => fetch(url + encodeURI(path), { redirect: 'manual' })

test('[S3.6] base, locales, head, title and description are those the settings name', async ({
  page,
}) => {
  for (const { prefix, lang, title, description } of LOCALES) {
    await page.goto(url + prefix)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'of another')
    await expect(page.locator('link[rel=icon]')).toHaveAttribute(
      'href',
      '/blog-repo/favicon.svg?other',
    )
    const links = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')))
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((one) => !one!.startsWith('/blog-repo/'))).toEqual([])
  }
  await page.goto(`${url}/`)
  const other = page.locator('a[hreflang="zh-CN"]', { hasText: '中文' }).first()
  await expect(other).toHaveAttribute('href', '/blog-repo/zh/')
})

test('everything works the same under a base', async ({ page }) => {
  await open(page, `${url}/`)
  await page.getByRole('link', { name: 'Article', exact: true }).click()
  await expect(page).toHaveURL(`${url}/article/${encodeURIComponent('甲')}/`)
  await expect(page.locator('.prose img')).toHaveJSProperty('naturalWidth', 9)
  await page.reload()
  await ready(page)
  const missing = await get('/zh/missing/')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('<html lang="zh-CN"')
  expect(missing.headers.get('content-security-policy')).toContain('sha256-')
  const old = await get('/old/甲.html')
  expect([old.status, old.headers.get('location')]).toEqual([
    301,
    `/blog-repo/article/${encodeURIComponent('甲')}/`,
  ])
  const [script] = readdirSync(join(author.root, 'dist/assets'))
  expect((await get(`/assets/${script}`)).headers.get('cache-control')).toContain('immutable')
  const map = await (await get('/sitemap.xml')).text()
  expect(map).toContain('/blog-repo/article/%E7%94%B2/</loc>')
  expect(await (await get('/article/甲/index.md')).text()).toContain('/blog-repo/media/p.')
  expect(existsSync(join(author.root, 'dist/atom.xml'))).toBe(true)
})
