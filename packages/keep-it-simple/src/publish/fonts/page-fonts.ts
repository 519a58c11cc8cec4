import { displayCharacters } from './display-text.ts'
import { cutFont, openFont } from './cut-font.ts'
import type { FontFile } from './font-file.ts'
import type { Packing } from './woff2.ts'

/** What titles of one language are cut from, and the file that its pages share. */
export interface TitleFace {
  readonly font: FontFile
  readonly shared: { readonly file: string; readonly characters: string }
}

/** What threads need to cut the faces of pages. */
export interface FontPlan {
  /** Where files are cached. */
  readonly folder: string
  /** What the addresses of files begin with. */
  readonly base: string
  /** Changes when pages would name other files. */
  readonly identity: string
  readonly titles: Readonly<Record<string, TitleFace>>
  readonly packing: Packing
  /** Cached files that no page names by itself. */
  readonly common: readonly string[]
}

/** Marks keep what moves them together, and their upright forms for vertical lines. */
export const TITLE_FEATURES: readonly string[] = [
  'chws',
  'halt',
  'palt',
  'vchw',
  'vert',
  'vhal',
  'vrt2',
]

/**
 * The files a document's titles are set from: what all pages of its language share, and the rest of
 * its own. None where the face lacks a character: a title is never set in two faces.
 */
export function pageFonts(html: string, lang: string, plan: FontPlan): string[] {
  const face = Object.hasOwn(plan.titles, lang) ? plan.titles[lang] : undefined
  const needed = face ? displayCharacters(html) : ''
  if (!face || needed === '') return []
  const { font, shared } = face
  const { characters } = openFont(font)
  if ([...needed].some((one) => !characters.has(one.codePointAt(0)!))) return []
  const rest = [...needed].filter((one) => !shared.characters.includes(one)).join('')
  const own = rest === '' ? [] : [cutFont(plan.folder, font, rest, TITLE_FEATURES, plan.packing)]
  return [...(shared.characters === '' ? [] : [shared.file]), ...own]
}
