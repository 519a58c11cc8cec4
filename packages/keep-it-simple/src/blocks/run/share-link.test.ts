import { expect, it } from 'vitest'
import { readShared, shareHash } from './share-link.ts'

const shared = { hash: 'a1b2c3', place: 2, code: 'print("你好")\n'.repeat(40) }

it('a link carries a program and what it reads, and is short', async () => {
  const link = (await shareHash(shared))!
  expect(link).toMatch(/^#run=2\.a1b2c3\.[\w-]+$/)
  expect(link.length).toBeLessThan(120)
  expect(await readShared(link)).toEqual(shared)
  const input = '3 4\n'
  expect(await readShared((await shareHash({ ...shared, input }))!)).toEqual({ ...shared, input })
})

it('a program that is too long for an address has no link', async () => {
  const code = Array.from({ length: 9000 }, (_, at) => Math.sin(at).toString(36)).join()
  expect(await shareHash({ ...shared, code })).toBeUndefined()
})

it('nothing is read from what is cut, not ours, or would swell', async () => {
  const link = (await shareHash(shared))!
  expect(await readShared(link.slice(0, -6))).toBeUndefined()
  expect(await readShared('#run=2.a1b2c3.!!')).toBeUndefined()
  expect(await readShared('#heading')).toBeUndefined()
  const bomb = (await shareHash({ ...shared, code: 'x'.repeat(200_000) }))!
  expect(bomb.length).toBeLessThan(1000)
  expect(await readShared(bomb)).toBeUndefined()
})

it('nothing is read from a link that is longer than ours ever are', async () => {
  const code = Array.from({ length: 900 }, (_, at) => Math.sin(at).toString(36)).join()
  const packed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(packed).arrayBuffer())
  const link = `#run=2.a1b2c3.${bytes.toString('base64url')}`
  expect(link.length).toBeGreaterThan(6000)
  expect(await readShared(link)).toBeUndefined()
})
