import { expect, it, vi } from 'vitest'
import type { PageData } from '#model/page.ts'
import { layoutName, layoutOf, loadLayout } from './registry.ts'

const page = (given: object): PageData =>
  ({ type: 'content', layout: 'Layout', pageLayout: 'doc', ...given }) as unknown as PageData

it.each([
  ['doc', {}],
  ['series', { sidebar: [] }],
  ['page', { pageLayout: 'page', sidebar: [] }],
  ['tags', { type: 'tags' }],
  ['Poster', { layout: 'Poster' }],
  ['Poster', { layout: 'Poster', type: 'posts' }],
])('the layout %s shows %j', (name, given) => {
  expect(layoutName(page(given))).toBe(name)
})

it('a page is drawn by its own layout, once that is there', async () => {
  // Another test of this process may have loaded it.
  vi.resetModules()
  const { layoutOf, loadLayout } = await import('./registry.ts')
  expect(() => layoutOf(page({}))).toThrow('Cannot resolve layout: doc')
  await loadLayout('doc')
  await loadLayout('not-found')
  await loadLayout('doc')
  expect(layoutOf(page({})).name).toBe('DocLayout')
  expect(layoutOf(page({ type: 'not-found' })).name).toBe('NotFoundLayout')
})

it.each(['nowhere', 'toString', '__proto__', 'constructor'])(
  '[S2.4.3] nothing answers to the name %s',
  async (name) => {
    await expect(loadLayout(name)).rejects.toThrow(`Cannot resolve layout: ${name}`)
    expect(() => layoutOf(page({ layout: name }))).toThrow(`Cannot resolve layout: ${name}`)
  },
)
