import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { fetchPage, prefetchPage } from './fetch-page.ts'

/** Each test asks for pages of its own: what was fetched ahead is kept by address. */
let asked: { readonly address: string; readonly signal: AbortSignal | undefined }[]
let answer: () => Response
const { signal } = new AbortController()

beforeEach(() => {
  asked = []
  answer = () => Response.json({ format: PAGE_FORMAT, title: 'A page' })
  vi.stubGlobal('fetch', async (address: string, { signal: given }: RequestInit) => {
    asked.push({ address, signal: given ?? undefined })
    return answer()
  })
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the data of a page, and can be stopped', async () => {
  expect(await fetchPage('/plain/', signal)).toMatchObject({ title: 'A page' })
  expect(asked).toEqual([{ address: '/plain/page.json', signal }])
})

it('uses what was fetched ahead, once', async () => {
  expect(await prefetchPage('/ahead/')).toMatchObject({ title: 'A page' })
  expect(await fetchPage('/ahead/', signal)).toMatchObject({ title: 'A page' })
  expect(asked).toHaveLength(1)
  await fetchPage('/ahead/', signal)
  expect(asked).toHaveLength(2)
})

it('asks ahead once in half a minute', () => {
  expect(prefetchPage('/twice/')).toBeDefined()
  vi.advanceTimersByTime(29_999)
  expect(prefetchPage('/twice/')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(prefetchPage('/twice/')).toBeDefined()
  expect(asked).toHaveLength(2)
})

it('does not show what was fetched half a minute ago', async () => {
  await prefetchPage('/old/')
  vi.advanceTimersByTime(30_000)
  await fetchPage('/old/', signal)
  expect(asked).toHaveLength(2)
})

it('asks again for what went wrong ahead', async () => {
  answer = () => new Response('', { status: 503, statusText: 'Busy' })
  await expect(prefetchPage('/busy/')).rejects.toThrow('503 Busy')
  answer = () => Response.json({ format: PAGE_FORMAT })
  expect(await fetchPage('/busy/', signal)).toEqual({ format: PAGE_FORMAT })
})

it('takes nothing that it could not draw', async () => {
  answer = () => Response.json({ format: PAGE_FORMAT + 1 })
  await expect(fetchPage('/newer/', signal)).rejects.toThrow(`Format ${PAGE_FORMAT + 1}`)
})

it('knows from the dev server that a page is missing', async () => {
  answer = () => new Response('', { status: 404 })
  expect(await fetchPage('/missing/', signal)).toBeUndefined()
})
