import { expect, it } from 'vitest'
import { loadLayout } from '#theme/layouts/registry.ts'
import { unresolvedLayout } from './layout.ts'

it.each(['poster', 'Doc', '', 'constructor', '__proto__'])(
  "[S2.4.3] the name %j raises 'Cannot resolve layout'",
  async (name) => {
    await expect(loadLayout(name)).rejects.toThrow(`Cannot resolve layout: ${name}`)
    expect(unresolvedLayout(name)).toBe(`Cannot resolve layout: ${name}`)
  },
)
