/**
 * How Chromium asks an HTTP/1.1 server: a page fetches a slow answer and a quick one, then six slow ones and a
 * quick one. The server notes when each request arrives and on which connection; a pipelined request would
 * arrive on a busy connection. Needs a Chromium, named by CHROMIUM or found at /usr/bin/chromium.
 */
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const SLOW = 1000
const connections = new Map()
let log = []
let busy = new Set()
const server = createServer((request, response) => {
  if (request.url === '/') return response.end('<!doctype html><title>x</title>')
  if (request.url.startsWith('/favicon')) return response.end()
  const id = connections.get(request.socket) ?? connections.size + 1
  connections.set(request.socket, id)
  log.push({ url: request.url, id, pipelined: busy.has(id) })
  busy.add(id)
  setTimeout(
    () => (busy.delete(id), response.end('ok')),
    request.url.startsWith('/slow') ? SLOW : 0,
  )
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})
try {
  for (const slow of [1, 6]) {
    const page = await browser.newPage()
    await page.goto(origin)
    log = []
    connections.clear()
    const waited = await page.evaluate(async (count) => {
      const all = Array.from({ length: count }, (_, n) => fetch(`/slow?${n}`))
      await new Promise((done) => setTimeout(done, 100))
      const began = performance.now()
      const quick = await fetch('/fast')
      await quick.text()
      const took = performance.now() - began
      await Promise.all(all)
      return took
    }, slow)
    console.log(
      `${slow} slow and 1 quick: ${connections.size} connections, ${log.filter((one) => one.pipelined).length} pipelined,`,
      `the quick one ${waited > SLOW / 2 ? 'waited for a slow one' : 'was answered at once'}`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  server.close()
}
