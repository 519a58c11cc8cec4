import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Names that mean something to browsers or to us. */
const NAMES =
  `currentScript body head location documentElement cookie domain URL forms images scripts links
  anchors all children firstChild lastChild parentNode nodeName attributes createElement getElementById
  querySelector querySelectorAll addEventListener defaultView window self top parent frames opener document
  history navigator localStorage sessionStorage name length toString valueOf constructor __proto__ hasOwnProperty
  root client late query analytics main screen side hits kis data __data process require module exports global fetch`.split(
    /\s+/,
  )

/** As an id these are refused by name; a heading of that name gets a number. */
const OURS = new Set('root client late query analytics main screen side'.split(' '))

let site: Awaited<ReturnType<typeof serveTinySite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const posts = Array.from({ length: 25 }, (_, n) => [
    `blog/p${n}.md`,
    post({
      title: `Post ${n}`,
      tags: ['t'],
      createTime: `2024/01/01 10:00:${String(n).padStart(2, '0')}`,
    }),
  ])
  site = await serveTinySite({
    'README.md': source({ title: 'Home' }, '[To the names](/names/)'),
    'names.md': source(
      { title: 'Names', permalink: '/names/', redirectFrom: ['/old/'] },
      NAMES.map((name) => `## ${name}${OURS.has(name) ? '' : ` {#${name}}`}\n\nText.`).join('\n\n'),
    ),
    ...Object.fromEntries(posts),
  })
})
test.afterAll(() => site?.close())

test('[A47] sixty ids of a text change nothing of the document, and navigation works', async ({
  page,
}) => {
  expect(NAMES.length).toBeGreaterThanOrEqual(60)
  const kinds = (names: readonly string[]) => {
    const kindOf = (scope: object, name: string) => {
      const value = (scope as Record<string, unknown>)[name]
      return value instanceof Element ? `${value.tagName}#${value.id}` : typeof value
    }
    return names.map((name) => [name, kindOf(document, name)])
  }
  await open(page, `${site.url}/`)
  const before = await page.evaluate(kinds, NAMES)
  await open(page, `${site.url}/names/`)
  expect(await page.evaluate(kinds, NAMES)).toEqual(before)
  // Script of ours finds its own elements, whatever a heading is called.
  const own = await page.evaluate(() =>
    ['root', 'main', 'analytics'].map((id) => document.getElementById(id)?.tagName),
  )
  expect(own).toEqual(['DIV', 'MAIN', undefined])
  // All but a field of the browser's own are still what they were.
  const shadowed = await page.evaluate(
    (names) =>
      names.filter(
        (name) =>
          Object.hasOwn(window, name) && window[name as never] instanceof (Element as never),
      ),
    NAMES,
  )
  expect(shadowed).toEqual([])
  await page.locator('.bar a[href="/"]').first().click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Names')
})

/** As a reader types them, and as a link of the page has them. */
const HOSTILE = [
  '//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/%',
  '/javascript:fire()',
  '/<img src=x onerror=fire()>/',
  '/"><script>fire()</script>/',
  `/${'a'.repeat(10_000)}/`,
  '/__proto__/',
  '/old/?x=<script>fire()</script>#<img onerror=fire()>',
]

test(
  '[A48] no address leads to another host, and what is not there says so',
  { tag: '@long' },
  async ({ page, quiet }) => {
    test.setTimeout(240_000)
    quiet.allow(/404|414|431|400|Failed to load|could not be decoded/)
    let fires = 0
    await page.exposeFunction('fire', () => void fires++)
    for (const path of HOSTILE) {
      await open(page, `${site.url}/`)
      // Followed by the page.
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.setAttribute(
          'href',
          href.startsWith('//') || href.startsWith('/\\') ? `.${href}` : href,
        )
        document.querySelector('main')!.append(link)
        link.click()
      }, path)
      await page
        .waitForURL((url) => url.pathname !== '/', { timeout: 1_000 })
        .catch(() => undefined)
      expect(new URL(page.url()).origin, path).toBe(new URL(site.url).origin)
      // And by the browser.
      await page.goto(site.url + encodeURI(path).replaceAll('%25', '%')).catch(() => undefined)
      expect(new URL(page.url()).origin, path).toBe(new URL(site.url).origin)
      expect(fires, path).toBe(0)
    }
  },
)

test(
  '[A48] queries of lists: numbers that are none give the first page, words are words',
  { tag: '@long' },
  async ({ page, quiet }) => {
    test.setTimeout(240_000)
    quiet.allow(/404 \(Not Found\)/)
    for (const value of [
      '-1',
      '0',
      '1e9',
      'NaN',
      '',
      '999999999999999999999',
      '<script>fire()</script>',
      '//evil.example',
    ]) {
      await page.goto(`${site.url}/blog/?p=${encodeURIComponent(value)}`)
      await ready(page)
      await expect(page, value).toHaveURL(`${site.url}/blog/`)
      await expect(page.locator('.post').first()).toContainText('Post 24')
    }
    for (const value of [
      '__proto__',
      'constructor',
      'toString',
      '<img src=x onerror=fire()>',
      '../../x',
      '//evil.example/',
    ]) {
      for (const [list, name] of [
        ['tags', 'tag'],
        ['categories', 'id'],
      ]) {
        await page.goto(`${site.url}/blog/${list}/?${name}=${encodeURIComponent(value)}`)
        await ready(page)
        await expect(page, value).toHaveURL(`${site.url}/blog/${list}/`)
      }
    }
    await page.goto(`${site.url}/old/?a=1&b=<x>#here`)
    await expect(page).toHaveURL(/\/names\/\?a=1&b=.*#here$/)
  },
)

test(
  '[A54] nothing from an address, storage, a message or a document reaches the prototype of objects',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/404 \(Not Found\)/)
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    await page.addInitScript((value) => {
      for (const key of [
        'kis:lock',
        'kis:tabs',
        'kis:appearance',
        'kis:bulletin',
        'kis:repositories',
        'kis:places',
        'kis:reloaded',
      ]) {
        localStorage.setItem(key, value)
        sessionStorage.setItem(key, value)
      }
    }, poison)
    await page.route('**/article/*/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace(
          '<script type="module" id="kis-client"',
          (tag) => `${tag} data-__proto__='${poison}' data-constructor='${poison}'`,
        ),
      })
    })
    await open(
      page,
      `${site.url}/blog/?__proto__[polluted]=1&constructor[prototype][polluted]=1#__proto__[polluted]=1`,
    )
    await page.evaluate((value) => {
      for (const data of [
        JSON.parse(value) as object,
        { giscus: { resizeHeight: 9 } },
        { demo: 9 },
        value,
      ])
        window.postMessage(data, '*')
    }, poison)
    await page.locator('.post a').first().click()
    await expect(page.locator('h1')).toHaveText('Post 24')
    expect(
      await page.evaluate(() =>
        Object.keys(Object.prototype).concat('polluted' in {} ? 'polluted' : []),
      ),
    ).toEqual([])
  },
)
