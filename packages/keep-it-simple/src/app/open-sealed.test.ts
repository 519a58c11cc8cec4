import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { opening, openSealed } from './open-sealed.ts'

const { signal } = new AbortController()
const locked = { ...lockedPage('/pay/', 'Pay', true), seal: { file: 'x' } } as never
const open = contentPage('/a/', 'A')
let counts = true

beforeEach(() => {
  counts = true
  vi.stubEnv('DEV', false)
  vi.stubGlobal('document', {
    getElementById: (id: string) => (counts && id === 'analytics' ? {} : null),
  })
  // A browser that cannot decrypt shows the prompt.
  vi.stubGlobal('crypto', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('a locked page is a document of its own where readers are counted', async () => {
  await expect(opening(async () => locked)('/pay/', signal)).rejects.toThrow('of its own')
  counts = false
  expect(await opening(async () => locked)('/pay/', signal)).toBe(locked)
})

it('while an author writes, a locked page is shown like any other', async () => {
  vi.stubEnv('DEV', true)
  expect(await opening(async () => locked)('/pay/', signal)).toBe(locked)
})

it.each([[open], [undefined], [{ format: 1, redirectTo: '/b/' }]])(
  'what is not locked is given as it is: %o',
  async (found) => {
    expect(await opening(async () => found as never)('/a/', signal)).toBe(found)
    expect(await openSealed(found as never, '/a/')).toBe(found)
  },
)
