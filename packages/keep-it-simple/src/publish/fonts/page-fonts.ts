import { displayCharacters } from './display-text.ts'
import { cutFont, openFont } from './cut-font.ts'
import type { FontFile } from './font-file.ts'
import type { PackLevel } from '../compress.ts'

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
  readonly packing: PackLevel
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

/** What a document's titles are set from. */
export interface PageFonts {
  /** What all pages of its language share, and the rest of its own. */
  readonly files: readonly string[]
  /** Characters the face lacks: titles with one of them stay as they are, because none is set in two. */
  readonly lacking: string
}

export function pageFonts(html: string, lang: string, plan: FontPlan): PageFonts {
  const face = Object.hasOwn(plan.titles, lang) ? plan.titles[lang] : undefined
  const needed = face ? [...displayCharacters(html)] : []
  if (!face || needed.length === 0) return { files: [], lacking: '' }
  const { font, shared } = face
  const { characters } = openFont(font)
  const isThere = (one: string) => characters.has(one.codePointAt(0)!)
  const rest = needed.filter((one) => isThere(one) && !shared.characters.includes(one)).join('')
  const own = rest === '' ? [] : [cutFont(plan.folder, font, rest, TITLE_FEATURES, plan.packing)]
  return {
    files: [...(shared.characters === '' ? [] : [shared.file]), ...own],
    lacking: needed.filter((one) => !isThere(one)).join(''),
  }
}
