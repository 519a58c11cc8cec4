import { describe, expect, it } from 'vitest'
import { chosenAppearance, revealOf, toggledAppearance } from './appearance.ts'

const WINDOW = { width: 1000, height: 600 }

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

describe('revealOf', () => {
  it('takes 650 ms for the circle, 300 for the fade, 400 for the rest', () => {
    const duration = (kind: Parameters<typeof revealOf>[0]) =>
      revealOf(kind, { x: 0, y: 0 }, WINDOW).duration
    expect(duration('circle-clip')).toBe(650)
    expect(duration('fade')).toBe(300)
    expect(duration('horizontal-clip')).toBe(400)
    expect(duration('vertical-clip')).toBe(400)
    expect(duration('skew-clip')).toBe(400)
  })

  it('opens the circle to the corner farthest from the switch', () => {
    expect(revealOf('circle-clip', { x: 700, y: 200 }, WINDOW).values).toEqual([
      'circle(0px at 700px 200px)',
      `circle(${Math.ceil(Math.hypot(700, 400))}px at 700px 200px)`,
    ])
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
