import type { Browser, CDPSession } from '@playwright/test'

export interface Weight {
  readonly requests: number
  readonly html: number
  readonly css: number
  readonly script: number
  readonly rest: number
  /** Web fonts come after the text can be read, and are counted separately. */
  readonly fonts: number
  readonly fontFiles: number
  /** The page's own pictures, which are not counted elsewhere. */
  readonly pictures: number
  readonly foreign: number
}

export interface Weighed {
  /** Before the reader does anything. */
  readonly first: Weight
  /** All script after the first sign of intent. */
  readonly scriptAfterIntent: number
}

/** Milliseconds of quiet that count as finished. */
const QUIET = 1_500

/** One page with an empty cache: bytes over the network as the browser counts them, without headers. */
export async function weighPage(browser: Browser, url: string): Promise<Weighed> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const seen = await watchNetwork(session, new URL(url).origin)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET)
  const first = sum(seen)
  await page.dispatchEvent('body', 'keydown', { key: 'Shift' })
  await page.waitForSelector('html[data-ready]')
  await page.waitForTimeout(QUIET)
  const scriptAfterIntent = sum(seen).script
  await context.close()
  return { first, scriptAfterIntent }
}

interface Seen {
  type: string
  bytes: number
  readonly foreign: boolean
}

async function watchNetwork(session: CDPSession, origin: string): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const foreign = !response.url.startsWith(origin)
    seen.set(requestId, { type, bytes: -response.encodedDataLength, foreign })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  return seen
}

function sum(seen: ReadonlyMap<string, Seen>): Weight {
  const all = [...seen.values()]
  const of = (...types: string[]) =>
    all.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0)
  const total = all.reduce((bytes, one) => bytes + one.bytes, 0)
  const known = {
    html: of('Document'),
    css: of('Stylesheet'),
    script: of('Script'),
    pictures: of('Image'),
    fonts: of('Font'),
  }
  const counted = known.html + known.css + known.script + known.pictures + known.fonts
  return {
    requests: all.filter(({ type }) => type !== 'Image' && type !== 'Font').length,
    fontFiles: all.filter(({ type }) => type === 'Font').length,
    ...known,
    rest: total - counted,
    foreign: all.filter(({ foreign }) => foreign).length,
  }
}
