import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { lookThrough } from 'keep-it-simple-testing/look-through.ts'
import { dialog, field, groups, openSearch } from 'keep-it-simple-testing/search-box.ts'
import { faultsOf } from 'keep-it-simple-testing/validate-xml.ts'
import { kindOf, serveFixture, type FixtureSite } from '../support/fixture-site.ts'
import { brokenLinks, unansweredLanguages } from './links.ts'
import { lookAt, overflowOf, type Look } from './look.ts'

/** Each is a folder of `fixtures/`: a whole site with settings of its own. */
const FIXTURES = [
  'everything',
  'three-languages',
  'right-to-left',
  'base-path',
  'several-blogs',
  'zh-only',
  'docs-only',
  'en-only',
  'nothing',
]
/** It has every block and layout. The goldens compare the documents of all fixtures. */
const GATE = new Set(['everything'])
/** Between them they have every kind of page, both directions of writing, and one without any setting. */
const ACCESSIBLE = new Set(['everything', 'right-to-left', 'several-blogs', 'nothing'])
/** Asked for by every page of `everything`: a host that answers with an empty script. */
const COUNTER = 'https://stats.everything.example/**'
/** What is in frames is of other documents: demos have tests of their own. */
const LOOK = { frames: 'left out' } as const
const SMALL = { width: 390, height: 844 }
const LARGE = { width: 1440, height: 900 }

for (const name of FIXTURES) {
  test.describe(name, { tag: GATE.has(name) ? [] : '@long' }, () => {
    // One build for all tests of a fixture; other fixtures are built by the other worker meanwhile.
    test.describe.configure({ mode: 'default' })
    let site: FixtureSite

    test.beforeAll(async () => {
      test.setTimeout(360_000)
      site = await serveFixture(name)
    })
    test.afterAll(() => site.close())

    test.beforeEach(async ({ page, quiet }) => {
      await page.setViewportSize(LARGE)
      if (!site.settings.site.analytics) return
      quiet.allow(/^request: https:\/\/stats\.everything\.example\/script\.js$/)
      await page.route(COUNTER, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await obeyPolicy(page, site)
    })

    test('every address is a page, in its language, that fits a small screen', async ({ page }) => {
      test.setTimeout(240_000)
      const looks = new Map<string, Look>()
      for (const { path, lang } of site.pages) {
        const response = await page.goto(site.hrefOf(path))
        expect.soft(response?.status(), path).toBe(200)
        await lookThrough(page, 'untouched')
        const look = await lookAt(page)
        looks.set(path, look)
        expect.soft(look.lang, path).toBe(lang)
        expect.soft(look.dir, path).toBe(directionOf(lang))
        expect.soft(look.hollow, path).toEqual([])
        expect.soft(look.headings, path).toHaveLength(1)
        await page.setViewportSize(SMALL)
        expect.soft(await overflowOf(page), `${path} at 390 px`).toBeLessThanOrEqual(0)
        await page.setViewportSize(LARGE)
      }
      expect.soft(await brokenLinks(looks, site)).toEqual([])
      expect.soft(unansweredLanguages(looks, site)).toEqual([])
    })

    test('every kind of page is accessible, light and dark', { tag: '@long' }, async ({ page }) => {
      test.skip(!ACCESSIBLE.has(name), 'its kinds of pages are looked at in another fixture')
      test.setTimeout(240_000)
      for (const path of onePerKind(site)) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(site.hrefOf(path))
        await ready(page)
        expect.soft(await violations(page, LOOK), path).toEqual([])
        // Another appearance changes colours and nothing else; loaded in it, no colour is half-way.
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.reload()
        await ready(page)
        expect
          .soft(await violations(page, { ...LOOK, rules: 'of colours' }), `${path}, dark`)
          .toEqual([])
      }
    })

    test('feeds and site map are well-formed and list pages that exist', async () => {
      const { origin, base } = site.settings.site
      const xml = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /(?:^|[/\\])(?:atom|rss|sitemap)\.xml$/.test(file),
      )
      const posts = site.settings.collections.some(({ type }) => type === 'post')
      expect(xml.some((file) => file.endsWith('atom.xml'))).toBe(posts)
      const known = new Set(site.pages.map(({ path }) => origin + base + encodeURI(path.slice(1))))
      for (const file of xml) {
        const text = readFileSync(join(site.dist, file), 'utf8')
        const schema = file.endsWith('atom.xml')
          ? 'atom.rng'
          : file.endsWith('rss.xml')
            ? 'rss.rng'
            : 'urlset.xsd'
        expect(await faultsOf(text, schema), file).toEqual([])
        if (schema !== 'urlset.xsd') continue
        const reported = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
        expect(reported.length).toBeGreaterThan(0)
        expect(reported.filter((address) => !known.has(address))).toEqual([])
      }
    })

    test('a page is found by its title in each language', async ({ page }) => {
      for (const { prefix, lang } of site.settings.site.locales) {
        const wanted = site.pages.findLast(
          (one) => one.lang === lang && kindOf(one) === 'content doc' && isWritten(site, one.path),
        )!
        await page.goto(site.hrefOf(prefix))
        await openSearch(page)
        await field(page).fill(wanted.title)
        await expect(groups(page).filter({ hasText: wanted.title }).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
      }
    })
  })
}

const directionOf = (lang: string): string => (/^(?:ar|fa|he|ur)\b/.test(lang) ? 'rtl' : 'ltr')

/** Texts that search engines may index are in the site's own search too. */
const isWritten = (site: FixtureSite, path: string): boolean =>
  existsSync(join(site.dist, path, 'index.md'))

/** The first page of each kind and language; of texts, which hold all blocks, every one. */
function onePerKind(site: FixtureSite): string[] {
  const seen = new Set<string>()
  return site.pages
    .filter((one) => {
      const kind = `${one.lang} ${kindOf(one)}`
      const isFirst = !seen.has(kind)
      seen.add(kind)
      return isFirst || (one.path.includes('/blocks/') && one.type === 'content')
    })
    .map(({ path }) => path)
}

/** Documents come with the policy the site's hosts would send; the console reports what it forbids. */
async function obeyPolicy(page: Page, site: FixtureSite): Promise<void> {
  const headers = readFileSync(join(site.dist, '_headers'), 'utf8')
  const policy = /Content-Security-Policy: (.*)/.exec(headers)![1]!
  await page.route(
    (url) => url.href.startsWith(site.url) && url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch()
      const own = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, headers: own })
    },
  )
}
