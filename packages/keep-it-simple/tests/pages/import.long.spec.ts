import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { normalizeAddress } from '#model/path.ts'
import { kisBuild } from '../support/author-site.ts'
import { serveBuilt, type FixtureSite } from '../support/fixture-site.ts'
import { expectedOf, importInto, type ImportedSite } from '../support/imported-site.ts'

/** Braces that are the author's words, by the end of the page's address; translations have none. */
const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['/raw-text/', ['{{ value }}', '{% 这里不是标签 %}', '{{ 也不是变量 }}']],
  ['/guide/vue/', ['{{ raw }}']],
  ['/guide/containers/', ['{{ This will be displayed as-is }}']],
  ['/article/html/', ['{{ n }}']],
]

for (const kind of ['hexo', 'vitepress', 'plume']) {
  test.describe(`a site of ${kind}, imported`, () => {
    test.describe.configure({ mode: 'default' })
    let imported: ImportedSite
    let site: FixtureSite

    test.beforeAll(async () => {
      test.setTimeout(240_000)
      imported = importInto(kind)
      await kisBuild(imported.root)
      site = await serveBuilt(imported.root)
    })
    test.afterAll(() => {
      site?.close()
      imported?.remove()
    })

    test('opens every page without a fault, and nothing of its old syntax is left', async ({
      page,
    }) => {
      test.setTimeout(360_000)
      expect(site.pages.length).toBeGreaterThan(20)
      for (const { path } of site.pages) {
        const response = await page.goto(site.hrefOf(path))
        expect.soft(response?.status(), path).toBe(200)
        await ready(page)
        const { text, broken } = await page.evaluate(() => {
          const main = document.querySelector('main') ?? document.body
          const copy = main.cloneNode(true) as HTMLElement
          for (const code of copy.querySelectorAll('pre, code, script, style, .katex'))
            code.remove()
          const pictures = [...main.querySelectorAll('img')]
          for (const one of pictures) one.loading = 'eager'
          return {
            text: copy.textContent ?? '',
            broken: pictures.map((one) => one.currentSrc || one.src).filter((src) => src === ''),
          }
        })
        const isChinese = path.startsWith('/zh/')
        const words = isChinese ? [] : (WORDS.find(([end]) => path.endsWith(end))?.[1] ?? [])
        for (const one of words) expect.soft(text, path).toContain(one)
        const rest = words.reduce((left, one) => left.replaceAll(one, ''), text)
        expect.soft(rest.match(/\{%|\{\{|:::|<<<|\[\[|@\[|<\/?[A-Z]\w+/g) ?? [], path).toEqual([])
        expect.soft(broken, path).toEqual([])
        await expect
          .poll(
            () =>
              page
                .locator('main img')
                .evaluateAll(
                  (all) =>
                    all.filter(
                      (one) =>
                        !(one as HTMLImageElement).complete ||
                        (one as HTMLImageElement).naturalWidth === 0,
                    ).length,
                ),
            { message: `pictures of ${path}` },
          )
          .toBe(0)
      }
    })

    test('answers at every address its generator gave', async ({ page }) => {
      test.setTimeout(360_000)
      const held = new Set(['/article/draft/', '/article/secret/'])
      for (const { address, title } of expectedOf(kind).pages) {
        if (held.has(address) || /\/(?:tags|categories|archives)\/$|\/blog\/$/.test(address))
          continue
        await page.goto(site.hrefOf(normalizeAddress(address)))
        await expect
          .soft(page, address)
          .toHaveTitle(new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
        await expect.soft(page.locator('h1').first(), address).not.toHaveText(/404/)
      }
    })
  })
}
