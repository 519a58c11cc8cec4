import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'

/**
 * What a browser loads of an article before the reader acts, ahead of time or not: all but pictures, as
 * brotli packs it.
 */
export interface Weight {
  readonly bytes: number
  /** Of these, faces: they come after the text can be read. */
  readonly fonts: number
  readonly requests: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
/** Milliseconds of quiet that count as finished. */
const QUIET = 1_500

/** The page that a generator made of `blog/…/post-7.md`, wherever it put it. */
export async function weighArticle(output: string, article: string): Promise<Weight> {
  const name = basename(article, '.md')
  // Where a page has no translation, some put a copy into the other language's folder.
  const [file] = globSync(`**/${name}{.html,/index.html}`, { cwd: output }).toSorted(
    (a, b) => a.length - b.length,
  )
  if (file === undefined) throw new Error(`${article} is not among what was built`)
  const server = serve(output)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    })
    const { port } = server.address() as AddressInfo
    const address = file
      .replace(/index\.html$/, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')
    await page.goto(`http://127.0.0.1:${port}/${address}`, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET)
    return await page.evaluate(() => {
      const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
      const counted = (all as PerformanceResourceTiming[]).filter(
        ({ name: url, initiatorType }) =>
          initiatorType !== 'img' && !/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/.test(url),
      )
      // What was fetched ahead of time is named again when it is used.
      const sizes = new Map(counted.map((one) => [one.name, one.encodedBodySize]))
      const sum = (list: [url: string, size: number][]) =>
        list.reduce((total, [, size]) => total + size, 0)
      const fonts = [...sizes].filter(([url]) => /\.woff2?$/.test(url))
      return { bytes: sum([...sizes]), fonts: sum(fonts), requests: sizes.size }
    })
  } finally {
    await browser.close()
    server.close()
  }
}

/** Everything is packed as it is sent, whatever a generator packed itself. */
function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const body = readFileSync(file)
    const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }
    if (extname(file) === '.woff2') return response.writeHead(200, headers).end(body)
    return response
      .writeHead(200, { ...headers, 'Content-Encoding': 'br' })
      .end(brotliCompressSync(body))
  })
  return server.listen(0, '127.0.0.1')
}
