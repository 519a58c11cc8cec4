import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { displayPackage, serifPackage } from '#model/fonts.ts'
import type { Navigation, SiteConfig } from '#model/site.ts'
import { replaceFile } from '../write-into.ts'
import { cutFont, openFont } from './cut-font.ts'
import { fontFile } from './font-file.ts'
import { TITLE_FEATURES, type FontPlan, type TitleFace } from './page-fonts.ts'
import { serifSheet } from './serif-sheet.ts'
import { sharedCharacters } from './shared-characters.ts'
import type { PackLevel } from '../compress.ts'

/** The faces of a site before its pages are drawn. */
export interface PreparedFonts {
  /** A style sheet that the bundler takes in, with its files beside it. */
  readonly sheet?: string
  readonly plan: FontPlan
}

const NO_SERIF = { rules: '', files: [] }

/** Cuts what does not depend on pages; nothing where the site lets no face travel. */
export function prepareFonts(
  { fonts, locales, base }: SiteConfig,
  navigation: Navigation,
  content: string,
  packing: PackLevel,
): PreparedFonts | undefined {
  if (!fonts) return undefined
  const folder = join(content, 'fonts')
  mkdirSync(folder, { recursive: true })
  const titles: Record<string, TitleFace> = {}
  for (const locale of locales) {
    const name = displayPackage(fonts, locale.lang)
    const font = name === undefined ? undefined : fontFile(name, { weight: 700 })
    if (!font) continue
    const known = openFont(font).characters
    const characters = [...sharedCharacters(locale, navigation)]
      .filter((one) => known.has(one.codePointAt(0)!))
      .join('')
    const file = characters === '' ? '' : cutFont(folder, font, characters, TITLE_FEATURES)
    titles[locale.lang] = { font, shared: { file, characters } }
  }
  const serif = serifPackage(fonts)
  const { rules, files } = serif === undefined ? NO_SERIF : serifSheet(serif, folder)
  const sheet = join(folder, 'faces.css')
  if (rules !== '') replaceFile(sheet, rules)
  const identity = createHash('sha256')
    .update(JSON.stringify([titles, rules, packing]))
    .digest('hex')
  const common = [...files, ...Object.values(titles).map(({ shared }) => shared.file)]
  return {
    ...(rules !== '' && { sheet }),
    plan: { folder, base, identity, titles, packing, common },
  }
}
