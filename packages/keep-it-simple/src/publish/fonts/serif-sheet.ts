import { SERIF_LANGUAGES } from '#model/serif-languages.ts'
import { cutFont } from './cut-font.ts'
import { fontFile, type WantedFace } from './font-file.ts'

/** Basic Latin, Latin-1, and the marks and signs of languages written with them. */
export const LATIN: string =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŸŽžƒˆ˚˜‐‑‒–—‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−≈≠≤≥ﬁﬂ'

/** Kerning, ligatures, and the figures that text, tables and titles ask for. */
export const LATIN_FEATURES: readonly string[] = [
  'kern',
  'liga',
  'lnum',
  'onum',
  'pnum',
  'tnum',
  'mark',
  'ccmp',
  'locl',
]

const FACES: readonly WantedFace[] = [
  { weight: 400, latin: true },
  { weight: 400, italic: true, latin: true },
  { weight: 700, latin: true },
]

interface SerifSheet {
  readonly rules: string
  readonly files: readonly string[]
}

/** Only where it was fetched before (theme/page-assets/serif.ts). */
const USE = `:root[data-serif]:lang(${SERIF_LANGUAGES.join(',')}){--serif:'KIS Serif',var(--latin-serif)}\n`

/**
 * The serif for Latin letters. It is used if it is there when a page is first painted, and never comes
 * later (`optional`): no line of a text moves. The same bold is the face of Latin letters in Chinese
 * titles; that one waits for Song, and leaves the space to the face the line is measured by.
 */
export function serifSheet(name: string, folder: string): SerifSheet {
  const files: string[] = []
  const rules = FACES.flatMap((wanted) => {
    const font = fontFile(name, wanted)
    if (!font) return []
    const file = cutFont(folder, font, LATIN, LATIN_FEATURES)
    files.push(file)
    const { weight, italic = false } = wanted
    const common = `font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};src:url(./${file}) format('woff2')`
    const serif = `@font-face{font-family:'KIS Serif';font-display:optional;${common}}\n`
    const titles = `@font-face{font-family:'KIS Title Serif';font-display:swap;unicode-range:U+21-B6,U+B8-2013,U+2190-22FF;${common}}\n`
    return weight === 700 ? [serif, titles] : [serif]
  })
  return { rules: rules.length === 0 ? '' : rules.join('') + USE, files }
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
