import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DIST, NGINX } from '../support/page-store.ts'
import { load } from './wrk.ts'

/**
 * The built site behind nginx with the settings the build wrote, beside a bare file of the same size in
 * the same run: the machine's own speed falls out of the ratio.
 */
const ARTICLE = '/article/bloom-filter/'
const BROTLI = { 'accept-encoding': 'br' }

let site: Served
let bare: Served
const folder = mkdtempSync(join(tmpdir(), 'bare-'))
beforeAll(async () => {
  site = await serveByNginx(DIST, NGINX)
  copyFileSync(join(DIST, ARTICLE, 'index.html.br'), join(folder, 'bare.bin'))
  writeFileSync(join(folder, 'bare.conf'), 'sendfile on;\n')
  bare = await serveByNginx(folder, join(folder, 'bare.conf'))
})
afterAll(() => {
  site.close()
  bare.close()
  rmSync(folder, { recursive: true, force: true })
})

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

it('[L60] an article is served at 0.9 times the speed of a bare file, without an error', async () => {
  await load(bare.url + '/bare.bin', { seconds: 2 })
  const ratios: number[] = []
  for (let round = 0; round < 5; round++) {
    const yardstick = await load(bare.url + '/bare.bin')
    const article = await load(site.url + ARTICLE, { headers: BROTLI })
    console.log(`${Math.round(article.perSecond)} of ${Math.round(yardstick.perSecond)} a second`)
    expect(article.errors).toBe(0)
    ratios.push(article.perSecond / yardstick.perSecond)
  }
  expect(median(ratios)).toBeGreaterThanOrEqual(0.9)
})

it('[L61] nothing is packed while it is served: a packed article is not slower than a plain one', async () => {
  const packed = await load(site.url + ARTICLE, { headers: BROTLI })
  const plain = await load(site.url + ARTICLE, { headers: { 'accept-encoding': 'identity' } })
  expect(packed.perSecond).toBeGreaterThan(plain.perSecond * 0.5)
})

it('[L64] a thousand connections wait a tenth of a second at most, and none breaks', async () => {
  const waits: number[] = []
  // How long it takes at best is the site's doing; what is longer may be the machine's.
  for (let round = 0; round < 5; round++) {
    const { errors, p99 } = await load(site.url + ARTICLE, { connections: 1_000, headers: BROTLI })
    console.log(`p99 ${p99} ms`)
    expect(errors).toBe(0)
    waits.push(p99)
  }
  expect(Math.min(...waits)).toBeLessThanOrEqual(100)
})

it('[L64] readers who take a byte at a time do not keep others waiting', async () => {
  const slow = Array.from({ length: 200 }, () => slowReader(new URL(site.url)))
  await wait(500)
  const { errors, p99 } = await load(site.url + ARTICLE, { headers: BROTLI })
  for (const socket of slow) socket.destroy()
  expect(errors).toBe(0)
  expect(p99).toBeLessThanOrEqual(100)
})

function slowReader({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`GET ${ARTICLE} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  socket.pause()
  return socket
}

const ALLOWED = new Set([200, 206, 301, 304, 400, 404, 405, 414, 416])
const PIECES = [
  '..',
  '%2e%2e',
  '..%2f',
  '%5c',
  '%00',
  '\\',
  '//',
  '.git',
  'etc/passwd',
  '?',
  '%',
  'a'.repeat(900),
  '😀',
  ';',
  '%u0041',
  'index.html',
  '.br',
  'assets',
  'en',
]

it('[L64] ten thousand hostile requests get one of nine answers, and no file from outside', async () => {
  let seed = 1
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const strange: string[] = []
  const secret = /^root:/m
  for (let at = 0; at < 10_000; at += 50) {
    const paths = Array.from({ length: 50 }, () =>
      Array.from({ length: 1 + random(12) }, () => PIECES[random(PIECES.length)]).join('/'),
    )
    await Promise.all(
      paths.map(async (path) => {
        const { status, text } = await raw(new URL(site.url), `/${path}`, random(4))
        if (!ALLOWED.has(status) || secret.test(text))
          strange.push(`${status} ${path.slice(0, 80)}`)
      }),
    )
  }
  expect(strange).toEqual([])
  expect((await fetch(site.url + ARTICLE)).status).toBe(200)
})

const HEADERS = [
  'Range: bytes=9-1',
  `X: ${'y'.repeat(6_000)}`,
  'If-None-Match: "',
  'Host: evil.example',
]

/** As it is: `fetch` would tidy the address first. */
function raw(
  { hostname, port }: URL,
  path: string,
  header: number,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('error', reject)
    socket.on('end', () => {
      const text = Buffer.concat(parts).toString()
      resolve({ status: Number(/^HTTP\/1\.\d (\d+)/.exec(text)?.[1] ?? 0), text })
    })
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: site\r\n${HEADERS[header]}\r\nConnection: close\r\n\r\n`,
    )
  })
}

it('[L66] half an hour of mixed requests leaves nginx as large as it was', async () => {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8')
  const status = `/proc/${children.trim()}/status`
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1])
  await load(site.url + ARTICLE, { seconds: 30, headers: BROTLI })
  const before = memory()
  const minutes = Number(process.env['LOAD_MINUTES'] ?? 30)
  for (let minute = 0; minute < minutes; minute++)
    for (const path of [ARTICLE, '/', '/en/', '/no/such/', '/atom.xml', '/assets/gone.js'])
      await load(site.url + path, { seconds: 10, headers: BROTLI })
  console.log(`${before} → ${memory()} kB after ${minutes} minutes`)
  expect(Math.abs(memory() - before)).toBeLessThanOrEqual(1_024)
})
