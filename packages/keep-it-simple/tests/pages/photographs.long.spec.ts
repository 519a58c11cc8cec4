import type { Browser, Page } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { readToTheEnd } from '../support/fetched-pictures.ts'
import { albumOf, photographs } from '../support/photographs.ts'

const COUNT = 10
/** Less than this moves nothing by a pixel. */
const STILL = 0.001
const WIDTH = 1700
const HEIGHT = 500
/** Phones and desks: width, density, and the width of the file that fits. */
const SCREENS = [
  [390, 2, 684],
  [390, 3, 1026],
  [1440, 1, 684],
  [1440, 2, 1368],
] as const

let site: Awaited<ReturnType<typeof serveTinySite>>
/** The same article with its pictures as the author saved them. */
let before: typeof site
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(400_000)
  const files = albumOf(await photographs(COUNT, WIDTH, HEIGHT))
  site = await serveTinySite(files)
  before = await serveTinySite(files, { encodes: false })
})
test.afterAll(() => {
  site.close()
  before.close()
})

async function onScreen<Result>(
  browser: Browser,
  [width, density]: readonly [number, number, ...unknown[]],
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
  })
  try {
    return await look(page)
  } finally {
    await page.close()
  }
}

/** The page as a browser sees it that does not know these formats. */
async function withoutSources(page: Page, sources: RegExp): Promise<void> {
  await page.route('**/album/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(sources, '') })
  })
}

for (const screen of SCREENS) {
  const [width, density, chosen] = screen
  test(`${width} px at ${density}×: AVIF of ${chosen} px, a fraction of the bytes, no shift`, async ({
    browser,
  }) => {
    const now = await onScreen(browser, screen, (page) => readToTheEnd(page, `${site.url}/album/`))
    const then = await onScreen(browser, screen, (page) =>
      readToTheEnd(page, `${before.url}/album/`),
    )
    expect(now.names).toHaveLength(COUNT)
    for (const name of now.names) expect(name).toMatch(new RegExp(`-${chosen}\\.avif$`))
    expect(then.names).toHaveLength(COUNT)
    expect(now.bytes).toBeLessThan(0.2 * then.bytes)
    expect(Math.max(now.shift, then.shift)).toBeLessThan(STILL)
  })
}

test('a browser without AVIF gets WebP, and one without either a JPEG it can decode', async ({
  browser,
}) => {
  const screen = SCREENS[3]
  const look = (sources: RegExp) =>
    onScreen(browser, screen, async (page) => {
      await withoutSources(page, sources)
      return readToTheEnd(page, `${site.url}/album/`)
    })
  const webp = await look(/<source type="image\/avif"[^>]*>/g)
  for (const name of webp.names) expect(name).toMatch(/-1368\.webp$/)
  const old = await look(/<source [^>]*>/g)
  expect(old.names).toHaveLength(COUNT)
  for (const name of old.names) expect(name).toMatch(/-1368\.jpg$/)
  expect(Math.max(webp.shift, old.shift)).toBeLessThan(STILL)
})
