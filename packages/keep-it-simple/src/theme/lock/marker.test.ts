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

  it.each(['', '{', 'null', '[]', '{"id":1}', '{"__proto__":{"id":"a"}}', '5'])(
    'that reads %s is none',
    (text) => {
      expect(readMarker(text)).toBeUndefined()
      expect(({} as Record<string, unknown>)['id']).toBeUndefined()
    },
  )
})
