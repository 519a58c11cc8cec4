import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOUR_NAMES, type ColourName, type Palette, type SiteColours } from '#model/palette.ts'
import { sourcesOf } from '../author/sources.ts'
import { ENGINE, SOURCES_NAME } from '../engine-files.ts'
import { toHex, type Oklab } from './oklab.ts'
import { readColour } from './read-colour.ts'
import { tokenValues, type TokenValues } from './token-values.ts'

/** Where the colours of the engine are written: those of every page, and those of texts and figures. */
const TOKEN_SHEETS = ['tokens.css', 'tokens-text.css']

/** All tokens as one sheet. */
export function tokenSheet(): string {
  const [whole = '', ...more] = TOKEN_SHEETS.map((name) =>
    readFileSync(join(ENGINE, SOURCES_NAME, 'theme/styles', name), 'utf8'),
  )
  const end = whole.indexOf('\n}', whole.indexOf(':root {'))
  const added = more.map((sheet) =>
    sheet.slice(sheet.indexOf(':root {') + 7, sheet.lastIndexOf('}')),
  )
  return whole.slice(0, end) + added.join('') + whole.slice(end)
}

const known = new Map<string, SiteColours>()

/**
 * The tokens as literal colours, for what no style sheet reaches: drawings in feeds, cards, manifests.
 * An author's `theme.css` counts. A value only browsers can read leaves the engine's own.
 */
export function siteColours(theme?: string): SiteColours {
  const own = theme === undefined ? [] : sheetsOf(theme)
  const key = own.join('\n')
  const found = known.get(key) ?? coloursOf([tokenSheet(), ...own])
  known.set(key, found)
  return found
}

/** What it imports comes first, as in the cascade. */
export const sheetsOf = (theme: string): string[] =>
  sourcesOf(theme)
    .filter((file) => file.endsWith('.css'))
    .toReversed()
    .map((file) => readFileSync(file, 'utf8'))

function coloursOf(sheets: readonly string[]): SiteColours {
  const plain = tokenValues(sheets.slice(0, 1))
  const values = tokenValues(sheets)
  const unread = new Set<string>()
  const read = (expression: string, appearance: keyof TokenValues): Oklab => {
    const colour = readColour(expression, appearance, values[appearance])
    if (colour) return colour
    unread.add(/var\((--[\w-]+)\)/.exec(expression)?.[1] ?? expression)
    const usual = readColour(expression, appearance, plain[appearance])
    if (!usual) throw new Error(`tokens.css: ${expression} is no colour`)
    return usual
  }
  const paper = { light: read('var(--paper)', 'light'), dark: read('var(--paper)', 'dark') }
  const hex = (name: ColourName) => toHex(read(expressionOf(name), 'light'), paper.light)
  return {
    palette: Object.fromEntries(COLOUR_NAMES.map((name) => [name, hex(name)])) as Palette,
    paper: { light: toHex(paper.light), dark: toHex(paper.dark) },
    unread: [...unread],
  }
}

/** Washes and tints are mixed with paper, as `drawing-colours.css` does it. */
function expressionOf(name: ColourName): string {
  const [, kind] = /^(\w+)-wash$/.exec(name) ?? []
  if (kind !== undefined) return `color-mix(in oklab, var(--${kind}) 10%, var(--paper))`
  const [, index] = /^tint-(\d)$/.exec(name) ?? []
  if (index !== undefined) return `color-mix(in oklab, var(--series-${index}) 26%, var(--paper))`
  return `var(--${name})`
}
