import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveFolder } from './serve.ts'

let dist: string
const open: Server[] = []
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'served-'))
  for (const [name, text] of Object.entries({
    'index.html': 'home',
    'x.html': 'old x',
    'x/index.html': 'x',
    'a.txt': 'text',
    '404.html': 'lost',
    'en/404.html': 'lost in English',
    '.well-known/a.txt': 'known',
  })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
})
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(dist, { recursive: true })
})

async function served(...given: readonly [port?: number, base?: string]) {
  const { server, url } = await serveFolder(dist, ...given)
  open.push(server)
  const get = async (path: string) => {
    const answer = await fetch(url + path, { redirect: 'manual' })
    return [answer.status, await answer.text()]
  }
  return { get, url, server }
}
it('a folder is its index, not an old file of the same name', async () => {
  const { get, url } = await served()
  expect((await fetch(url)).headers.get('etag')).toMatch(/^W?\/?"/)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d{4,5}$/)
  expect(await get('/')).toEqual([200, 'home'])
  expect(await get('/?q=1')).toEqual([200, 'home'])
  expect(await get('/x/')).toEqual([200, 'x'])
  expect(await get('/x/?q=1')).toEqual([200, 'x'])
  expect(await get('/x.html')).toEqual([200, 'old x'])
  expect(await get('/a.txt')).toEqual([200, 'text'])
  expect(await get('/.well-known/a.txt')).toEqual([200, 'known'])
})

it('a wrong address is answered by the nearest page that says so', async () => {
  const { get, url } = await served()
  const { headers } = await fetch(`${url}/nothing/`)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await get('/nothing/here/?q#x')).toEqual([404, 'lost'])
  expect(await get('/en/nothing/')).toEqual([404, 'lost in English'])
  rmSync(join(dist, '404.html'))
  expect(await get('/nothing/')).toEqual([404, 'Not found'])
})

it('below its base there is the site, and above it nothing', async () => {
  const { get } = await served(0, '/blog/')
  expect(await get('/blog/')).toEqual([200, 'home'])
  expect(await get('/blog/x/')).toEqual([200, 'x'])
  expect(await get('/x/')).toEqual([404, 'lost'])
})

it('the port that is asked for is taken, and one that is taken already is refused', async () => {
  const { server } = await served()
  const { port } = server.address() as { port: number }
  await expect(serveFolder(dist, port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const { url } = await served(port)
  expect(url).toBe(`http://127.0.0.1:${port}`)
})
