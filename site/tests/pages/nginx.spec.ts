import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { redirects } from '../../settings/redirects.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { hits, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { DIST, NGINX } from '../support/page-store.ts'
import { ARTICLE } from '../support/articles.ts'

/** The built site behind Debian's nginx, with the file the build wrote. */
const SECURE = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

let served: Served
test.beforeAll(async () => {
  test.setTimeout(240_000)
  served = await serveByNginx(DIST, NGINX)
})
test.afterAll(() => served.close())

/** `fetch` undoes compression; what matters here is what was sent. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(served.url + encodeURI(path), { headers, redirect: 'manual' })

const asset = (extension: string) =>
  `/assets/${readdirSync(join(DIST, 'assets')).find((name) => name.endsWith(extension))!}`

test('[L62] security headers are on every answer, the missing page included', async () => {
  for (const path of [
    '/',
    ARTICLE.path,
    `${ARTICLE.path}index.md`,
    '/en/blog/atom.xml',
    '/favicon.svg',
    '/robots.txt',
    '/no/such/page/',
    '/en/no/such/page/',
    '/friends.html',
  ]) {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers), path).toMatchObject(SECURE)
    const policy = headers.get('content-security-policy')
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    // Python is a compiled program; nothing else is unsafe.
    expect(policy!.replace("'wasm-unsafe-eval'", ''), path).not.toMatch(/unsafe-/)
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
  }
  for (const extension of ['.js', '.css'])
    expect((await ask(asset(extension))).headers.get('x-content-type-options')).toBe('nosniff')
})

test(
  'the search works under the policy; its pieces are packed and cached for ever, what names them is not',
  { tag: '@long' },
  async ({ page }) => {
    const pieces = new Map<string, string | undefined>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/search-index/'))
        pieces.set(pathname, response.headers()['cache-control'])
    })
    await open(page, `${served.url}/`)
    await openSearch(page)
    await search(page, '索引')
    await expect(hits(page).first()).toBeVisible()
    expect(pieces.get('/search-index/zh-cn.json')).toBe('public, max-age=0, must-revalidate')
    pieces.delete('/search-index/zh-cn.json')
    pieces.delete('/search-index/en-us.json')
    expect(pieces.size).toBeGreaterThan(2)
    expect(new Set(pieces.values())).toEqual(new Set(['public, max-age=31536000, immutable']))
    for (const path of [...pieces.keys(), '/search-index/zh-cn.json']) {
      const { headers } = await ask(path, { 'accept-encoding': 'br' })
      const isSmall = readFileSync(join(DIST, path)).length < 1_024
      expect(headers.get('content-encoding'), path).toBe(isSmall ? null : 'br')
      expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8')
    }
  },
)

test(
  '[L62] hashed files are cached for ever, documents are revalidated, pictures last a day',
  { tag: '@long' },
  async () => {
    const cache = async (path: string) => (await ask(path)).headers.get('cache-control')
    for (const extension of ['.js', '.css'])
      expect(await cache(asset(extension))).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', ARTICLE.path, '/sitemap.xml', '/no/such/page/'])
      expect(await cache(path), path).toBe('public, max-age=0, must-revalidate')
    expect(await cache('/favicon.svg')).toBe('public, max-age=86400')
    const { headers } = await ask(ARTICLE.path)
    const again = await ask(ARTICLE.path, { 'if-none-match': headers.get('etag')! })
    expect(again.status).toBe(304)
  },
)

test(
  '[L59] what is missing is 404, in the language of its prefix; a missing file is not a page',
  { tag: '@long' },
  async () => {
    for (const [path, lang] of [
      ['/no/such/page/', 'zh-CN'],
      ['/en/no/such/', 'en-US'],
      ['/assets', 'zh-CN'],
      ['/images/', 'zh-CN'],
    ] as const) {
      const response = await ask(path)
      // A folder without a page sends to itself first.
      const last = response.status === 301 ? await ask(`${path}/`) : response
      expect(last.status, path).toBe(404)
      const text = await last.text()
      if (path !== '/assets') expect(text, path).toContain(`<html lang="${lang}"`)
    }
    const gone = await ask('/assets/gone-12345678.js')
    expect(gone.status).toBe(404)
    expect(await gone.text()).not.toContain('id="root"')
    expect(gone.headers.get('cache-control')).not.toContain('immutable')
  },
)

test('[S2.2.1] [L59] old addresses redirect for good, with their queries', async () => {
  for (const [from, to] of Object.entries(redirects)) {
    const response = await ask(`${from}?a=b`)
    expect(response.status, from).toBe(301)
    expect(response.headers.get('location'), from).toBe(`${encodeURI(to)}?a=b`)
  }
  const bare = await ask('/blog')
  expect([bare.status, bare.headers.get('location')]).toEqual([301, '/blog/'])
})

test(
  '[L59] other spellings of an address lead to the page, or are not found',
  { tag: '@long' },
  async () => {
    const { path } = ARTICLE
    for (const [spelling, status, location] of [
      [path.slice(0, -1), 301, path],
      [`${path}index.html`, 200, null],
      [`${path.slice(0, -1)}.html`, 404, null],
      [path.toUpperCase(), 404, null],
      [path.replace('article/', 'article//'), 200, null],
      [`${path}README`, 404, null],
    ] as const) {
      const response = await ask(spelling)
      expect([response.status, response.headers.get('location')], spelling).toEqual([
        status,
        location,
      ])
    }
  },
)

test('[L61] every text of a kilobyte or more lies packed beside itself', { tag: '@long' }, () => {
  const texts = /\.(?:html|css|js|json|svg|txt|xml|md|webmanifest|wasm)$/
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    // It names the packed files too, and is read by nobody who reads.
    .filter((name) => name !== 'release.json')
  const there = new Set(names)
  const plain = names.filter((name) => texts.test(name) && statSync(join(DIST, name)).size >= 1_024)
  expect(plain.length).toBeGreaterThan(500)
  const lacking = plain.filter((name) => !there.has(`${name}.br`) || !there.has(`${name}.gz`))
  expect(lacking).toEqual([])
})

test(
  '[L62] a second visit of an article asks for its document alone, and gets no body',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, served.url + ARTICLE.path)
    await page.goto(served.url + ARTICLE.path)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ transferSize }) => transferSize),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.every((size) => size === 0)).toBe(true)
    const [document] = await page.evaluate(() =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
        ({ encodedBodySize, transferSize }) => transferSize < encodedBodySize,
      ),
    )
    expect(document).toBe(true)
  },
)

test('[L62] no method and no old protocol loses a header', { tag: '@long' }, async () => {
  const head = await fetch(served.url + ARTICLE.path, { method: 'HEAD' })
  const part = await ask(ARTICLE.path, { range: 'bytes=0-9', 'accept-encoding': 'identity' })
  const same = await ask(ARTICLE.path, { 'if-none-match': head.headers.get('etag')! })
  const away = await ask('/blog')
  expect([head.status, part.status, same.status, away.status]).toEqual([200, 206, 304, 301])
  for (const { headers, status } of [head, part, same, away])
    expect(Object.fromEntries(headers), `${status}`).toMatchObject(SECURE)
})

test('types are right, texts are UTF-8', { tag: '@long' }, async () => {
  const [version] = readdirSync(join(DIST, 'vendor/pyodide'))
  const pyodide = `/vendor/pyodide/${version}/`
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    [`${ARTICLE.path}index.md`, 'text/markdown; charset=utf-8'],
    ['/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/en/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    [asset('.js'), 'application/javascript; charset=utf-8'],
    // Python, for readers: a module of another type would not be run.
    [`${pyodide}pyodide.mjs`, 'text/javascript; charset=utf-8'],
    [`${pyodide}pyodide.asm.wasm`, 'application/wasm'],
  ] as const)
    expect((await ask(path)).headers.get('content-type'), path).toBe(type)
})

test(
  '[L61] files compressed by the build are sent as they are',
  { tag: '@long' },
  async ({ request }) => {
    for (const path of [ARTICLE.path, `${ARTICLE.path}index.md`, asset('.css'), '/atom.xml']) {
      const file = path.endsWith('/') ? `${path}index.html` : path
      const plain = readFileSync(join(DIST, file))
      expect(brotliDecompressSync(readFileSync(join(DIST, `${file}.br`)))).toEqual(plain)
      expect(gunzipSync(readFileSync(join(DIST, `${file}.gz`)))).toEqual(plain)
      for (const [encoding, suffix] of [
        ['br', '.br'],
        ['gzip', '.gz'],
        ['identity', ''],
      ] as const) {
        const headers = { 'accept-encoding': encoding }
        const sent = (await request.get(served.url + path, { headers })).headers()
        expect(sent['content-encoding'], `${path} ${encoding}`).toBe(
          encoding === 'identity' ? undefined : encoding,
        )
        const size = readFileSync(join(DIST, file + suffix)).length
        expect(Number(sent['content-length'])).toBe(size)
        expect(sent['vary'], `${path} ${encoding}`).toBe('Accept-Encoding')
      }
    }
  },
)

test(
  'a redirect page’s own script is allowed, should a host serve it',
  { tag: '@long' },
  async ({ page }) => {
    const policy = (await ask('/')).headers.get('content-security-policy')!
    await page.route('**/old.html', (route) =>
      route.fulfill({
        path: join(DIST, 'friends.html'),
        headers: { 'content-security-policy': policy, 'content-type': 'text/html' },
      }),
    )
    await page.goto(`${served.url}/old.html`)
    await page.waitForURL(`${served.url}/friends/`)
  },
)
