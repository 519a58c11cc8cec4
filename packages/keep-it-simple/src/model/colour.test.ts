import { describe, expect, it } from 'vitest'
import { COLOUR, cssColour } from './colour.ts'

describe('colours an author writes', () => {
  it.each(['red', '#abc', '#2d6a4c', '#2d6a4cff', 'rgb(1 2 3 / 50%)', 'oklch(0.95 0.02 155)'])(
    'takes %s',
    (colour) => expect(colour).toMatch(COLOUR),
  )

  it.each(['url(https://a.example/x)', 'red;x:y', '#12', 'var(--paper)', 'image(red)', ''])(
    'refuses %s',
    (colour) => expect(colour).not.toMatch(COLOUR),
  )

  it('writes a pair as one value', () => {
    expect(cssColour('#abc')).toBe('#abc')
    expect(cssColour({ light: '#fff', dark: '#000' })).toBe('light-dark(#fff, #000)')
    expect(cssColour(undefined)).toBeUndefined()
  })
})
