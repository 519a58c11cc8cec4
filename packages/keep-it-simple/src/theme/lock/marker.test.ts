import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { masterKey } from '#model/seal-keys.ts'
import { makeMarker, provenKeys, readMarker, type Held } from './marker.ts'

const HOUR = 60 * 60 * 1000
const START = Date.UTC(2026, 0, 1)
let held: Held[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const key = await masterKey(new TextEncoder().encode('a secret'))
  held = [{ key, scope: 'page' }]
})
afterEach(() => vi.useRealTimers())

describe('[P3] [A49] a marker', () => {
  it('speaks for its keys for twelve hours and not a moment longer', async () => {
    const marker = await makeMarker(held)
    vi.setSystemTime(START + 12 * HOUR - 1)
    expect(await provenKeys(marker, held)).toEqual(held)
    vi.setSystemTime(START + 12 * HOUR)
    expect(await provenKeys(marker, held)).toEqual([])
    vi.setSystemTime(START + 1000 * HOUR)
    expect(await provenKeys(marker, held)).toEqual([])
  })

  it('that was given more time speaks for nothing', async () => {
    const marker = await makeMarker(held)
    vi.setSystemTime(START + 13 * HOUR)
    expect(await provenKeys({ ...marker, until: START + 14 * HOUR }, held)).toEqual([])
  })

  it('says nothing of another key, another place or another visit', async () => {
    const marker = await makeMarker(held)
    const key = await masterKey(new TextEncoder().encode('another'))
    expect(await provenKeys(marker, [{ key, scope: 'page' }])).toEqual([])
    expect(await provenKeys(marker, [{ ...held[0]!, scope: 'site' }])).toEqual([])
    expect(await provenKeys({ ...marker, id: 'x' }, held)).toEqual([])
    expect(await provenKeys({ ...marker, salt: 'x' }, held)).toEqual([])
  })

  it('is read as it was written, and keeps its name', async () => {
    const marker = await makeMarker(held, 'my-visit')
    expect(readMarker(JSON.stringify(marker))).toEqual(marker)
    expect(marker).toMatchObject({
      id: 'my-visit',
      g: [],
      p: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    })
    const other = await makeMarker(held)
    expect([other.id, other.salt]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
    expect(other.id).not.toBe((await makeMarker(held)).id)
    expect(other.salt).not.toBe(marker.salt)
  })

  it('speaks of the whole site and of pages apart', async () => {
    const all: Held[] = [...held, { ...held[0]!, scope: 'site' }]
    const marker = await makeMarker(all)
    expect([marker.g.length, marker.p.length]).toEqual([1, 1])
    expect(marker.g[0]).not.toBe(marker.p[0])
    expect(await provenKeys(marker, all)).toEqual(all)
    expect(await provenKeys({ ...marker, g: [] }, all)).toEqual(held)
  })

  it.each(['id', 'salt', 'until', 'g', 'p'])('without a sound %s is none', async (key) => {
    const marker = await makeMarker(held)
    for (const value of [undefined, null, {}])
      expect(readMarker(JSON.stringify({ ...marker, [key]: value }))).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"id":1}', '{"__proto__":{"id":"a"}}', '5'])(
    'that reads %s is none',
    (text) => {
      expect(readMarker(text)).toBeUndefined()
      expect(({} as Record<string, unknown>)['id']).toBeUndefined()
    },
  )
})
