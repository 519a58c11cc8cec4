import { expect, it } from 'vitest'
import { loadLayout } from '#theme/layouts/registry.ts'
import { DEFAULT_PAGE_LAYOUT, PAGE_LAYOUTS, unresolvedLayout } from './layout.ts'

it('the layout of a page that names none is one of the built-in ones', () => {
  expect(PAGE_LAYOUTS).toContain(DEFAULT_PAGE_LAYOUT)
})

it.each(PAGE_LAYOUTS)('the built-in layout %s can be loaded', async (name) => {
  await expect(loadLayout(name)).resolves.toBeUndefined()
})

it.each(['poster', 'Doc', '', 'constructor', '__proto__'])(
  "[S2.4.3] the name %j raises 'Cannot resolve layout'",
  async (name) => {
    await expect(loadLayout(name)).rejects.toThrow(`Cannot resolve layout: ${name}`)
    expect(unresolvedLayout(name)).toBe(`Cannot resolve layout: ${name}`)
  },
)
