import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { CompiledPage } from '../compiled-page.ts'
import type { DrawingFailures } from '../drawings/draw.ts'
import { MAX_TEXT } from '../drawings/mermaid-config.ts'
import type { CompilerSettings } from '../settings.ts'
import { Behind } from './behind.ts'
import type { LivePages } from './live-pages.ts'

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

describe('diagrams that are not drawn yet', () => {
  const SETTINGS = { drawings: '/none' } as CompilerSettings
  // So long that no browser is asked.
  const long = (file: string, ...names: string[]) =>
    ({
      file,
      undrawn: names.map((name) => ({ name, source: 'x'.repeat(MAX_TEXT + 1) })),
    }) as unknown as CompiledPage

  function opened() {
    const said: string[] = []
    const pages = {
      setUndrawable: (failures: DrawingFailures) => said.push(...Object.keys(failures)),
    } as unknown as LivePages
    const behind = new Behind(async () => undefined)
    const draw = (page: CompiledPage, drawn = (file: string) => void said.push(file)) =>
      behind.draw(page, pages, SETTINGS, drawn)
    return { said, draw }
  }

  it('are drawn page by page, each page once at a time', async () => {
    const { said, draw } = opened()
    draw(long('a.md', 'one', 'two'))
    draw(long('a.md', 'again'))
    draw(long('b.md', 'three'))
    expect(said).toEqual([])
    await expect.poll(() => said).toEqual(['one', 'two', 'a.md', 'three', 'b.md'])
    draw(long('a.md', 'later'))
    await expect.poll(() => said.slice(5)).toEqual(['later', 'a.md'])
  })

  it('are drawn although those of another page failed', async () => {
    const { said, draw } = opened()
    draw(long('a.md', 'one'), () => {
      throw new Error('no luck')
    })
    draw(long('b.md', 'two'))
    await expect.poll(() => said).toEqual(['one', 'two', 'b.md'])
  })
})
