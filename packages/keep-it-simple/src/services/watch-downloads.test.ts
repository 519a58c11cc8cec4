import { afterEach, expect, it, vi } from 'vitest'
import { watchDownloads } from './watch-downloads.ts'

afterEach(() => vi.unstubAllGlobals())

/** A host that has two files, and a browser that has cached those named here. */
function serve(cached: readonly string[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.cache === 'only-if-cached' && !cached.includes(url)) throw new TypeError('not cached')
    return new Response('x'.repeat(1000), { headers: { 'content-type': 'application/wasm' } })
  })
}

it('counts what comes from the folder, and hands it on as it is', async () => {
  serve([])
  const counts: number[] = []
  const stop = watchDownloads('https://a.example/py/', (loaded) => counts.push(loaded))
  const answer = await fetch('https://a.example/py/a.wasm')
  expect(answer.headers.get('content-type')).toBe('application/wasm')
  expect((await answer.text()).length).toBe(1000)
  await (await fetch('https://a.example/py/b.zip')).text()
  await (await fetch('https://a.example/other')).text()
  expect(counts.at(-1)).toBe(2000)
  stop()
  await (await fetch('https://a.example/py/a.wasm')).text()
  expect(counts.at(-1)).toBe(2000)
})

it('leaves alone what the browser has', async () => {
  serve(['https://a.example/py/a.wasm'])
  const counts: number[] = []
  const stop = watchDownloads('https://a.example/py/', (loaded) => counts.push(loaded))
  await (await fetch('https://a.example/py/a.wasm')).text()
  stop()
  expect(counts).toEqual([])
})
