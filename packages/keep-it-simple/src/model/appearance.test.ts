import { describe, expect, it } from 'vitest'
import { chosenAppearance, toggledAppearance } from './appearance.ts'

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
