import { beforeEach, expect, it, vi } from 'vitest'
import { draftsOf, dropStale, writeDraft } from './drafts.ts'
import { hasDrafts } from './left-work.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

it('a draft is there for its page and program until it is dropped', () => {
  expect(hasDrafts('/a/')).toBe(false)
  writeDraft('/a/', 'x1', { code: 'new' })
  writeDraft('/a/', 'x2', { code: 'other', input: '3' })
  expect(hasDrafts('/a/')).toBe(true)
  expect(hasDrafts('/')).toBe(false)
  expect(draftsOf('/a/')).toEqual({ x1: { code: 'new' }, x2: { code: 'other', input: '3' } })
  writeDraft('/a/', 'x1')
  dropStale('/a/', ['x1'])
  expect(hasDrafts('/a/')).toBe(false)
})

it('remembers a limited number of pages and no enormous text', () => {
  for (let at = 0; at < 45; at++) writeDraft(`/${at}/`, 'x', { code: 'y' })
  expect(hasDrafts('/4/')).toBe(false)
  expect(hasDrafts('/5/')).toBe(true)
  writeDraft('/big/', 'x', { code: 'y'.repeat(100_000) })
  expect(hasDrafts('/big/')).toBe(false)
})

it('rubbish in the store is no draft', () => {
  stored.set('kis:drafts', '{"/a/":')
  expect(draftsOf('/a/')).toEqual({})
  writeDraft('/a/', 'x', { code: 'y' })
  expect(draftsOf('/a/')).toEqual({ x: { code: 'y' } })
})
