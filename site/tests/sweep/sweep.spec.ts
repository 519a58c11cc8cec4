import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { deadLinks } from 'keep-it-simple-testing/dead-links.ts'
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
      await ready(page)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect(await page.getAttribute('html', 'lang'), path).toBe(
        path.startsWith('/en/') ? 'en-US' : 'zh-CN',
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide, `${path} scrolls sideways`).toBe(false)
      // What loads when it comes near comes now; the console and requests are watched throughout.
      await page.evaluate(async () => {
        for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
          scrollTo({ top: at, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })
      // A request is heard when it leaves; whether it is answered does not matter.
      await page.waitForTimeout(50)
    }
    expect(sent).toEqual([])
  })
}

test('every link and anchor of every page resolves', () => {
  expect(deadLinks(DIST, addresses)).toEqual([])
})
