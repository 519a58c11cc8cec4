import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source, post, withSite } from '../support/tiny-site.ts'

test.describe.configure({ mode: 'default' })

/** Names of files that are pages, each with one address. */
const REACHABLE = [
  '数据挖掘',
  '🎉party',
  'caf\u00e9',
  'nai\u0308ve',
  'عربي',
  'a+b',
  'a&b=c',
  "it's",
  '(a)[b]{c}',
  'a;b,c@d!$',
  'zero\u200bwidth',
  'con',
  'x'.repeat(252),
  '长'.repeat(84),
]
/** Names that no address can hold: the author is asked for a permalink. */
const REFUSED = ['数据 挖掘', 'a#b', 'a%20b', 'a?b', 'a"b', 'a\u0007b', 'a\\b']
/** Names of what is no page. */
const PARTS = ['.hidden', '_part']

let site: Awaited<ReturnType<typeof serveTinySite>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const files = REACHABLE.map((name, at) => [
    `blog/${name}.md`,
    post({ title: `Page ${at}`, description: `About <${at}> & more` }),
  ])
  const links = REACHABLE.map((name, at) => `[Link ${at}](<./blog/${encodeURIComponent(name)}.md>)`)
  site = await serveTinySite({
    'README.md': source({}, links.join('\n\n')),
    ...Object.fromEntries([...files, ...PARTS.map((name) => [`blog/${name}.md`, 'secret part'])]),
  })
})
test.afterAll(() => site?.close())

for (const [at, name] of REACHABLE.entries())
  test(`[B20] a file called ${JSON.stringify(name.slice(0, 20))} is reached by a click and by its address`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/`)
    await ready(page)
    await page.getByRole('link', { name: `Link ${at}`, exact: true }).click()
    await expect(page.locator('h1')).toHaveText(`Page ${at}`)
    const response = await page.goto(page.url())
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveText(`Page ${at}`)
  })

test('[B20] sitemap and feed name each of them once, escaped, and every address answers', async ({
  page,
}) => {
  for (const [file, tag, count] of [
    ['sitemap.xml', 'loc', REACHABLE.length],
    ['rss.xml', 'link', REACHABLE.length],
  ] as const) {
    const text = readFileSync(join(site.dist, file), 'utf8')
    const found = await page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml')
        const error = document.querySelector('parsererror')?.textContent
        return error ?? [...document.querySelectorAll(name)].map((one) => one.textContent)
      },
      [text, tag] as const,
    )
    expect(Array.isArray(found), String(found)).toBe(true)
    const articles = [...new Set(found)].filter((one) => one.includes('/article/'))
    expect(articles).toHaveLength(count)
    for (const address of articles) {
      expect(address).toMatch(/^[\x21-\x7e]+$/)
      const { pathname } = new URL(address)
      expect((await page.request.get(site.url + pathname)).status(), address).toBe(200)
    }
  }
  const everything = readFileSync(join(site.dist, 'sitemap.xml'), 'utf8')
  expect(everything).not.toContain('secret part')
  expect(everything).not.toMatch(/_part|\.hidden/)
})

test('[B20] a name that no address can hold is refused with advice', async () => {
  const files = Object.fromEntries(REFUSED.map((name) => [`blog/${name}.md`, post()]))
  await withSite(files, async (tiny) => {
    const { diagnostics, store } = await tiny.build()
    expect(store).toBeUndefined()
    expect(diagnostics.map(({ code, file }) => `${file} ${code}`).sort()).toEqual(
      REFUSED.map((name) => `docs/blog/${name}.md bad-address`).sort(),
    )
    for (const { remedy } of diagnostics) expect(remedy).toContain('permalink')
  })
})
