import { describe, expect, it } from 'vitest'
import { chosenAppearance, revealOf, toggledAppearance } from './appearance.ts'

describe('chosenAppearance', () => {
  it('is the stored one, else the site’s; a forced one is never overruled', () => {
    expect(chosenAppearance('light', 'dark')).toBe('light')
    expect(chosenAppearance('auto', 'dark')).toBe('auto')
    expect(chosenAppearance(undefined, 'dark')).toBe('dark')
    expect(chosenAppearance('sepia', 'auto')).toBe('auto')
    expect(chosenAppearance('light', 'force-dark')).toBe('dark')
  })
})

describe('toggledAppearance', () => {
  it('stores the system’s own shade as auto', () => {
    expect(toggledAppearance('auto', 'light')).toBe('dark')
    expect(toggledAppearance('dark', 'light')).toBe('auto')
    expect(toggledAppearance('auto', 'dark')).toBe('light')
    expect(toggledAppearance('light', 'dark')).toBe('auto')
    expect(toggledAppearance('light', 'light')).toBe('dark')
  })
})

it.each([
  ['fade', 'opacity', ['0', '1']],
  ['horizontal-clip', 'clipPath', ['inset(0 100% 0 0)', 'inset(0 0 0 0)']],
  ['vertical-clip', 'clipPath', ['inset(0 0 100% 0)', 'inset(0 0 0 0)']],
  [
    'skew-clip',
    'clipPath',
    [
      'polygon(-100% 0, 0 0, -50% 100%, -100% 100%)',
      'polygon(-100% 0, 150% 0, 100% 100%, -100% 100%)',
    ],
  ],
] as const)('[S4.3] %s changes %s from nothing to the whole window', (name, property, values) => {
  expect(revealOf(name, { x: 0, y: 0 }, { width: 10, height: 10 })).toMatchObject({
    property,
    values,
  })
})
