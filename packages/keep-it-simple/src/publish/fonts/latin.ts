import type { WantedFace } from './font-file.ts'

/** Basic Latin, Latin-1, and the marks and signs of languages written with them. */
export const LATIN: string =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŸŽžƒˆ˚˜‐‑‒–—‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−≈≠≤≥ﬁﬂ'

/** Languages that need no other letters; Chinese, Japanese and Korean use them for the site's name. */
export const LATIN_LANGUAGES: readonly string[] =
  'zh ja ko en fr de es it pt nl sv da nb nn no fi is ga id ms'.split(' ')

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

export const LATIN_FACES: readonly WantedFace[] = [
  { weight: 400, latin: true },
  { weight: 400, italic: true, latin: true },
  { weight: 700, latin: true },
]

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
