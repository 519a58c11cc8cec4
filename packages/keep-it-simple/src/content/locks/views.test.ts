import { expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { PageLock } from './page-lock.ts'
import { Views } from './views.ts'

const lock = (openers: number[], more: Partial<PageLock> = {}): PageLock => ({
  openers,
  shows: {},
  scope: 'page',
  ...more,
})
const placed = (path: string, own?: PageLock) =>
  ({ path, frontmatter: { title: path }, source: {}, ...(own && { lock: own }) }) as PlacedPage

const pages = [
  placed('/open/'),
  placed('/one/', lock([1])),
  placed('/two/', lock([2, 1])),
  placed('/titled/', lock([3], { shows: { title: true } })),
]

/** The pages whose titles a reader of a page with this lock may know. */
function known(own: PageLock | undefined, isWholeSite = false): string[] {
  const usual = testSettings()
  const settings = {
    ...usual,
    collections: [],
    locks: { ...usual.locks, global: isWholeSite },
  }
  const { titleOf } = new Views({ pages, postLists: [], series: [] }, settings).of(own)
  return pages.flatMap(({ path }) => titleOf(path) ?? [])
}

it('everybody knows titles that are open or shown', () => {
  expect(known(undefined)).toEqual(['/open/', '/titled/'])
})

it('whoever opens a page knows what each of its passwords opens', () => {
  expect(known(lock([1]))).toEqual(['/open/', '/one/', '/two/', '/titled/'])
  expect(known(lock([1, 2]))).toEqual(['/open/', '/two/', '/titled/'])
  expect(known(lock([3]))).toEqual(['/open/', '/titled/'])
})

it('behind the lock of the whole site every title is known', () => {
  expect(known(lock([0], { scope: 'site' }), true)).toHaveLength(4)
})
