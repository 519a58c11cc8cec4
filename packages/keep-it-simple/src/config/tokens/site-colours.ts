import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOUR_NAMES, type ColourName, type Palette, type SiteColours } from '#model/palette.ts'
import { sourcesOf } from '../author/sources.ts'
import { ENGINE, SOURCES_NAME } from '../engine-files.ts'
import { toHex, type Oklab } from './oklab.ts'
import { readColour } from './read-colour.ts'
import { unreadTokens } from './unread-tokens.ts'
import { tokenValues, type TokenValues } from './token-values.ts'

const engineSheet = (name: string): string =>
  readFileSync(join(ENGINE, SOURCES_NAME, 'theme/styles', name), 'utf8')

/** All tokens of the engine as one sheet: those of every page, and those of texts and figures. */
export function tokenSheet(): string {
  const whole = engineSheet('tokens.css')
  const texts = engineSheet('tokens-text.css')
  const end = whole.indexOf('\n}', whole.indexOf(':root {'))
  const added = texts.slice(texts.indexOf(':root {') + 7, texts.lastIndexOf('}'))
  return whole.slice(0, end) + added + whole.slice(end)
}

const known = new Map<string, SiteColours>()

/**
 * The tokens as literal colours, for what no style sheet reaches: drawings in feeds, cards, manifests.
 * An author's `theme.css` counts. A value only browsers can read leaves the engine's own.
 */
export function siteColours(theme?: string): SiteColours {
  const own = sheetsOf(theme)
  const key = own.join('')
  const found = known.get(key) ?? coloursOf([tokenSheet(), ...own])
  known.set(key, found)
  return found
}

/** What it imports comes first, as in the cascade. */
export const sheetsOf = (theme: string | undefined): string[] =>
  (theme === undefined ? [] : sourcesOf(theme))
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
    for (const token of unreadTokens(expression, appearance, values[appearance])) unread.add(token)
    return readColour(expression, appearance, plain[appearance])!
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
  const onPaper = (token: string, share: number) =>
    `color-mix(in oklab, var(--${token}) ${share}%, var(--paper))`
  if (name.endsWith('-wash')) return onPaper(name.replace('-wash', ''), 10)
  return name.startsWith('tint-') ? onPaper(name.replace('tint', 'series'), 26) : `var(--${name})`
}
