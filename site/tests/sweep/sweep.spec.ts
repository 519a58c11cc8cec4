import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { deadLinks } from 'keep-it-simple-testing/dead-links.ts'
import { lookThrough } from 'keep-it-simple-testing/look-through.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { builtPaths, DIST, NGINX } from '../support/page-store.ts'

/** Every address of the built site, behind real nginx and its policy. */
const addresses = builtPaths()

let served: Served
test.beforeAll(async () => {
  served = await serveByNginx(DIST, NGINX)
})
test.afterAll(() => served.close())

/** The first page of each folder: one of every kind. */
const KINDS = [...new Map(addresses.map((path) => [path.replace(/[^/]+\/?$/, ''), path])).values()]

for (const [name, tag, all] of [
  ['a page of each folder', [], KINDS],
  ['every address', '@long', addresses],
] as [string, string | string[], string[]][])
  test(
    `[S1.1] ${name}: status, one h1, language, quiet console, policy respected, nobody else asked`,
    { tag },
    async ({ page }) => {
      test.setTimeout(900_000)
      // Readers are nobody in particular: files are fetched, and nothing is sent.
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
      })
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      )
      for (const path of all) {
        const response = await page.goto(served.url + encodeURI(path))
        // A not-found page, opened by its own address, is a page like others.
        expect(response!.status(), path).toBe(200)
        expect(response!.headers()['content-security-policy'], path).toContain("default-src 'none'")
        const seen = await lookThrough(page, 'used')
        const lang = path.startsWith('/en/') ? 'en-US' : 'zh-CN'
        expect(seen, path).toEqual({ titles: 1, lang, wide: 0, asleep: 0 })
      }
      expect(sent).toEqual([])
    },
  )

test('every link and anchor of every page resolves', () => {
  expect(deadLinks(DIST, addresses)).toEqual([])
})
