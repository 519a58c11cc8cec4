import { afterEach, expect, it, vi } from 'vitest'
import { rememberedWish, rememberWish } from './closed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function storeOf(entries: [string, string][]): Map<string, string> {
  const store = new Map(entries)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  return store
}

it('whether the panel was opened or closed outlives a reload', () => {
  const store = storeOf([])
  expect(rememberedWish()).toBeUndefined()
  rememberWish('closed')
  expect(rememberedWish()).toBe('closed')
  rememberWish('open')
  expect(rememberedWish()).toBe('open')
  expect([...store.keys()]).toEqual(['kis:desk'])
})

it('anything else that lies there is no wish', () => {
  storeOf([['kis:desk', 'ajar']])
  expect(rememberedWish()).toBeUndefined()
})

it('storage that is forbidden breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  rememberWish('open')
  expect(rememberedWish()).toBeUndefined()
})
