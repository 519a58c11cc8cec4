import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { Behind } from './behind.ts'

describe('what is done when there is time for it', () => {
  it('is done once for all who asked, at the earliest time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      let looks = 0
      const behind = new Behind(async () => void looks++)
      behind.soon(3000)
      behind.soon(250)
      behind.soon(500)
      await vi.advanceTimersByTimeAsync(249)
      expect(looks).toBe(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(looks).toBe(1)
      await vi.advanceTimersByTimeAsync(5000)
      expect(looks).toBe(1)
      behind.soon(100)
      await vi.advanceTimersByTimeAsync(100)
      expect(looks).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is waited for, and a failure of it is not one of those who wait', async () => {
    const done: string[] = []
    const behind = new Behind(async () => {
      await wait(1)
      done.push('looked')
      throw new Error('no luck')
    })
    await behind.done()
    expect(done).toEqual([])
    behind.soon(0)
    await behind.done()
    expect(done).toEqual(['looked'])
    behind.soon(0)
    await behind.done()
    expect(done).toEqual(['looked', 'looked'])
  })
})
