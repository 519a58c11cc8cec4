import { isInstalled } from 'keep-it-simple-testing/engines/installed.ts'
import { openReader } from 'keep-it-simple-testing/engines/open-reader.ts'
import { ENGINES, until, untilText, type Reader } from 'keep-it-simple-testing/engines/reader.ts'
import { expect } from 'keep-it-simple-testing/browser.ts'
import { stoppable } from '../support/offline-site.ts'
import { FIGURE, onePerKind, PASSWORD, PRINTED, test } from '../support/everything-copy.ts'

/** The same visit in all three engines: what readers do on a site that has everything, built once. */
test.describe.configure({ mode: 'default' })

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.skip(!isInstalled(engine), `${engine} is not installed`)
    let reader: Reader
    test.beforeAll(async () => {
      reader = await openReader(engine)
    })
    test.afterAll(() => reader.close())
    test.afterEach(async () => {
      expect(await reader.complaints()).toEqual([])
    })

    test(`${engine} shows every kind of page, and nothing is wider than the window`, async ({
      site,
    }) => {
      for (const path of onePerKind(site)) {
        await visit(reader, site.hrefOf(path))
        const look = await reader.ask(
          () => ({
            headings: document.querySelectorAll('h1').length,
            paper: getComputedStyle(document.documentElement).backgroundColor,
            over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }),
          undefined,
        )
        expect.soft(look.headings, path).toBe(1)
        expect.soft(look.over, path).toBeLessThanOrEqual(0)
        expect.soft(look.paper, path).not.toBe('rgba(0, 0, 0, 0)')
      }
    })

    test(`${engine} goes from page to page and back without loading a document`, async ({
      site,
    }) => {
      await visit(reader, site.hrefOf('/'))
      await reader.ask(() => void (document.documentElement.dataset['same'] = ''), undefined)
      await reader.click('.nav a[href="/blog/"]')
      await untilText(reader, 'h1', 'Blog')
      await reader.click('.post h2 a')
      await until(reader, () => document.querySelector('.prose') !== null, undefined)
      await reader.ask(() => history.back(), undefined)
      await untilText(reader, 'h1', 'Blog')
      expect(await reader.ask(() => 'same' in document.documentElement.dataset, undefined)).toBe(
        true,
      )
    })

    test(`${engine} finds a page in the dialog and by the form`, async ({ site }) => {
      await visit(reader, site.hrefOf('/'))
      await reader.click('[data-action=search]')
      await until(reader, () => document.querySelector('dialog.search[open]') !== null, undefined)
      await reader.type('dialog.search input[role=combobox]', 'programs')
      await untilText(reader, '#hits [role=option]', 'Programs that run')
      await visit(reader, site.hrefOf('/search/?q=programs'))
      await untilText(reader, '.found a', 'Programs that run')
    })

    test(`${engine} opens a locked page with its password`, async ({ site }) => {
      await visit(reader, site.hrefOf('/blog/secret/'))
      await reader.type('.gate input[type=password]', PASSWORD)
      await reader.press('Enter')
      await untilText(reader, '.prose', 'Nobody reads this')
    })

    test(`${engine} runs a program and shows what it printed`, async ({ site }) => {
      await visit(reader, site.hrefOf('/blog/programs/'))
      await reader.click('.run[data-language=go] [data-run=run]')
      await untilText(reader, '.code[data-output]', PRINTED)
    })

    test(`${engine} shows a page that was read when there is no connection`, async ({ site }) => {
      const { url, stop } = await stoppable(site.dist)
      await visit(reader, `${url}/about/`)
      const isCached = async () => (await caches.match('/about/')) !== undefined
      await expect.poll(() => reader.ask(isCached, undefined)).toBe(true)
      await stop()
      await visit(reader, `${url}/about/`)
      await untilText(reader, 'h1', 'About')
      await reader.complaints()
    })

    test(`${engine} brings a figure to life`, async ({ site }) => {
      await visit(reader, site.hrefOf(FIGURE))
      await until(reader, () => document.querySelector('.island[data-live]') !== null, undefined)
      await reader.click('.island button')
      await untilText(reader, '.island output', '5')
    })
  })
}

async function visit(reader: Reader, url: string): Promise<void> {
  await reader.open(url)
  await until(reader, () => 'ready' in document.documentElement.dataset, undefined)
}
