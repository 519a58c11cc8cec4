import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { deadLinks } from 'keep-it-simple-testing/dead-links.ts'
import { lookThrough } from 'keep-it-simple-testing/look-through.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { builtPaths, DIST, NGINX } from '../support/page-store.ts'

/** Every address of the built site, behind real nginx and its policy. */
const addresses = builtPaths()
const GROUPS = 8

let served: Served
test.beforeAll(async () => {
  served = await serveByNginx(DIST, NGINX)
})
test.afterAll(() => served.close())

test('the site has its pages', () => {
  expect(addresses.length).toBeGreaterThan(80)
})

for (let group = 0; group < GROUPS; group++) {
  test(`[S1.1] every address, part ${group + 1}: status, one h1, language, quiet console, policy respected, nobody else asked`, async ({
    page,
  }) => {
    test.setTimeout(160_000)
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
    for (const path of addresses.filter((_, index) => index % GROUPS === group)) {
      const response = await page.goto(served.url + encodeURI(path))
      // A not-found page, opened by its own address, is a page like others.
      expect(response!.status(), path).toBe(200)
      expect(response!.headers()['content-security-policy'], path).toContain("default-src 'none'")
      const seen = await lookThrough(page, 'used')
      expect(seen, path).toEqual({
        titles: 1,
        lang: path.startsWith('/en/') ? 'en-US' : 'zh-CN',
        wide: 0,
        asleep: 0,
      })
    }
    expect(sent).toEqual([])
  })
}

test('every link and anchor of every page resolves', () => {
  expect(deadLinks(DIST, addresses)).toEqual([])
})
