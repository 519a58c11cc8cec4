import { join } from 'node:path'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { builtPaths } from 'keep-it-simple-testing/built-site.ts'
import { deadLinks } from 'keep-it-simple-testing/dead-links.ts'
import { lookThrough } from 'keep-it-simple-testing/look-through.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'

/** Every address of the built manual, behind real nginx and its policy. */
const MANUAL = join(import.meta.dirname, '..')
const DIST = join(MANUAL, 'dist')
const addresses = builtPaths(MANUAL)
const PARTS = 8

let served: Served
test.beforeAll(async () => {
  served = await serveByNginx(DIST, join(MANUAL, '.content/hosts/nginx.conf'))
})
test.afterAll(() => served.close())

test('every link and anchor of every page resolves', () => {
  expect(deadLinks(DIST, addresses)).toEqual([])
})

for (let part = 0; part < PARTS; part++)
  test(
    `every address, part ${part + 1}: one h1, language, quiet console, policy respected, fits`,
    { tag: part === 0 ? [] : '@long' },
    async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      )
      for (const path of addresses.filter((_, index) => index % PARTS === part)) {
        const response = await page.goto(served.url + encodeURI(path))
        expect(response!.status(), path).toBe(200)
        const { titles, lang, wide } = await lookThrough(page, 'untouched')
        expect(titles, path).toBe(1)
        expect(lang, path).toBe(path.startsWith('/en/') ? 'en-US' : 'zh-CN')
        expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    },
  )
