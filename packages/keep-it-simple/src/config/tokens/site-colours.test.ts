import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toHex } from './oklab.ts'
import { readColour } from './read-colour.ts'
import { siteColours } from './site-colours.ts'

const hex = (value: string, appearance: 'light' | 'dark' = 'light', tokens = {}) => {
  const colour = readColour(value, appearance, new Map(Object.entries(tokens)))
  return colour && toHex(colour)
}

describe('a colour of a style sheet', () => {
  // What Chromium paints for each.
  it.each([
    ['#0a6b4d', '#0a6b4d'],
    ['rgb(20 24 60)', '#14183c'],
    ['rgb(20, 24, 60, 0.25)', '#c4c5ce'],
    ['hsl(210 50% 40%)', '#336699'],
    ['oklch(0.555 0.19 31)', '#ca3420'],
    ['color-mix(in srgb, black 25%, white)', '#bfbfbf'],
    ['color-mix(in oklab, white, black)', '#636363'],
    ['color-mix(in srgb, color-mix(in srgb, black, black) 25%, white)', '#bfbfbf'],
    ['#00000040', '#bfbfbf'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['oklab(55.5% 0.163 0.098)', '#ca3420'],
    ['transparent', '#ffffff'],
    // A share stands behind the colour; the shares inside of it are its own.
    ['color-mix(in srgb, rgb(0% 0% 0%) 25%, white)', '#bfbfbf'],
  ])('%s is %s', (value, expected) => expect(hex(value)).toBe(expected))

  it('may be another in each appearance, and another token', () => {
    const tokens = { '--a': 'light-dark(white, var(--b))', '--b': 'black' }
    expect([hex('var(--a)', 'light', tokens), hex('var(--a)', 'dark', tokens)]).toEqual([
      '#ffffff',
      '#000000',
    ])
    expect(hex('var( --b )', 'light', tokens)).toBe('#000000')
  })

  it('that only browsers know is none', () => {
    expect(hex('color(display-p3 1 0 0)')).toBeUndefined()
    expect(hex('var(--none)')).toBeUndefined()
    const unknown = [
      '#ab',
      '#ggg',
      'rgb(1 2)',
      'rgb(a b c)',
      'rgb(1 2 3) x',
      'color-mix(in lch, black, white)',
      'color-mix(in srgb, black, x)',
      'color-mix(in srgb, black, white, black)',
      '',
      'red',
    ]
    expect(unknown.filter((value) => hex(value) !== undefined)).toEqual([])
    expect(hex('var(--none, black)')).toBe('#000000')
    expect(hex('var(--a)', 'light', { '--a': 'var(--a)' })).toBeUndefined()
  })
})

describe('the colours of a site', () => {
  let root: string
  const theme = (text: string) => {
    const file = join(root, 'theme.css')
    // Colours are remembered by what the sheet says.
    writeFileSync(file, `${text} /* ${randomUUID()} */`)
    return siteColours(file)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'theme-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('are the tokens of the engine', () => {
    const { palette, paper, unread } = theme('')
    expect(siteColours()).toEqual({ palette, paper, unread })
    expect(siteColours()).toBe(siteColours())
    expect(palette).toMatchObject({ ink: '#1c1f26', accent: '#ca3420', rule: '#dfdedd' })
    expect(palette).toMatchObject({ 'note-wash': '#e7ebf1', 'tint-1': '#f6cbc1' })
    expect(paper).toEqual({ light: '#fcfbf9', dark: '#121418' })
    expect(unread).toEqual([])
  })

  it('follow the author, what is mixed from a token included', () => {
    const { palette } = theme(':root { --accent: light-dark(#0a6b4d, #5fd3a8); }')
    expect(palette.accent).toBe('#0a6b4d')
    expect(palette['series-1']).toBe('#0a6b4d')
    expect(palette['tint-1']).not.toBe(siteColours().palette['tint-1'])
    expect(palette.note).toBe(siteColours().palette.note)
  })

  it('follow each of the ways to write an appearance', () => {
    const { paper } = theme(
      `html { --paper: #fff }
       @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --paper: #111 } }
       :root[data-theme='dark'] { --paper: #222 }
       @media print { :root { --paper: #333 } }
       :root:lang(zh) { --paper: #444 }`,
    )
    expect(paper).toEqual({ light: '#ffffff', dark: '#222222' })
  })

  it('stay those of the engine where only browsers can read the author’s, and say which', () => {
    const { palette, unread } = theme(':root { --tip: color(display-p3 0 1 0) }')
    expect(palette.tip).toBe(siteColours().palette.tip)
    expect(unread).toEqual(['--tip'])
  })

  it('name a token once, and no other because it is mixed with it or stands for it', () => {
    const { unread } = theme(
      `:root { --paper: color(display-p3 1 1 1); --accent: var( --mine); --mine: lab(50% 0 0);
        --note: var(--note); --tip: var(--none) }`,
    )
    expect(unread).toEqual(['--paper', '--mine', '--note', '--tip'])
  })
})
