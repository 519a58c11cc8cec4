import { statSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { removeStore } from '#store/store.ts'
import { serveTinySite } from '../tests/support/built-site.ts'
import { readToTheEnd } from '../tests/support/fetched-pictures.ts'
import { albumOf, photographs } from '../tests/support/photographs.ts'
import { TinySite } from '../tests/support/tiny-site.ts'

/** `node bench/bench-pictures.ts`: what ten photographs of 3000 × 2000 cost a build and its readers. */
const COUNT = 10
const SCREENS = [
  ['phone, 390 px at 3×', 390, 3],
  ['phone, 390 px at 2×', 390, 2],
  ['desk, 1440 px at 1×', 1440, 1],
  ['desk, 1440 px at 2×', 1440, 2],
] as const

const photos = await photographs(COUNT, 3000, 2000)
const files = albumOf(photos)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`
const total = photos.reduce((sum, { length }) => sum + length, 0)
console.log(`${COUNT} originals: ${kilobytes(total)}`)

const workers = availableParallelism()
await timeBuilds('AVIF and WebP', {})
await timeBuilds('WebP alone', {
  encoding: { formats: ['webp'], quality: 'normal', column: 684 },
})

const now = await serveTinySite(files, { workers })
const before = await serveTinySite(files, { encodes: false })
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
for (const [name, width, density] of SCREENS) {
  const look = (url: string, without?: RegExp) =>
    fetched(browser, width, density, `${url}/album/`, without)
  const [plain, avif, webp, old] = [
    await look(before.url),
    await look(now.url),
    await look(now.url, /<source type="image\/avif"[^>]*>/g),
    await look(now.url, /<source [^>]*>/g),
  ]
  const shift = [plain, avif, webp, old].map((one) => one.shift).join(' ')
  const all = [plain, avif, webp, old].map((one) => kilobytes(one.bytes))
  console.log(`${name}: ${all.join(' → ')} (originals, AVIF, WebP, JPEG); shift ${shift}`)
}
await browser.close()
const size = (dist: string) => statSync(join(dist, 'album/index.html')).size
console.log(`album/index.html: ${size(before.dist)} → ${size(now.dist)} bytes`)
now.close()
before.close()

/** Content only: cold, again without a change, and after an edit of the text. */
async function timeBuilds(name: string, override: Partial<CompilerSettings>): Promise<void> {
  const site = new TinySite(files, { encodes: true, workers, ...override })
  const seconds = async () => {
    const start = performance.now()
    const cpu = process.cpuUsage()
    await site.build()
    const { user, system } = process.cpuUsage(cpu)
    const worked = ((user + system) / 1e6).toFixed(1)
    return `${((performance.now() - start) / 1000).toFixed(2)} s (${worked} s of processor)`
  }
  const cold = await seconds()
  const warm = await seconds()
  site.write({ 'album.md': `${String(files['album.md'])}\n另一段。\n` })
  const edited = await seconds()
  removeStore(site.settings.out)
  const again = await seconds()
  console.log(`${name}: cold ${cold}, again ${warm}, edited ${edited}, all pages anew ${again}`)
  site.remove()
}

async function fetched(
  browser: Browser,
  width: number,
  density: number,
  url: string,
  without?: RegExp,
) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
  })
  if (without)
    await page.route('**/album/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(without, '') })
    })
  const result = await readToTheEnd(page, url)
  await page.close()
  return result
}
