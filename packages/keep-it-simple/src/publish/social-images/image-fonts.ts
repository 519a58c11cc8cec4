import { readFileSync } from 'node:fs'
import type { Renderer } from '@takumi-rs/core'
import { displayPackage, SERIF_PACKAGE, serifPackage, SONG_PACKAGE } from '#model/fonts.ts'
import { isSquare } from '#model/language.ts'
import type { SiteConfig } from '#model/site.ts'
import { fontFile } from '../fonts/font-file.ts'
import { LATIN, LATIN_FEATURES } from '../fonts/latin.ts'
import { openFont } from '../fonts/subset-font.ts'

const WEIGHTS = [400, 700] as const

/** The fonts of titles on pages, whether pages bring them or not. */
const packagesOf = ({ fonts }: SiteConfig, lang: string) => ({
  serif: serifPackage(fonts) ?? SERIF_PACKAGE,
  display: displayPackage(fonts, lang) ?? SONG_PACKAGE,
})

/** Marks that Chinese shares with Latin: among squares they are of the face of squares. */
const MARKS = /[\u00B7\u2014\u2018\u2019\u201C\u201D\u2026]/g

const lettersOf = (serif: string): string => `${serif} letters`

/** Latin letters first, then squares; where those are the rule, they have the marks too. */
export function imageFamilies(site: SiteConfig, lang: string): string {
  const { serif, display } = packagesOf(site, lang)
  const letters = isSquare(lang) ? lettersOf(serif) : serif
  return [letters, display, serif].map((one) => `'${one}'`).join(', ')
}

/** Megabytes, so only when there is something to draw. */
export async function registerFonts(renderer: Renderer, site: SiteConfig): Promise<void> {
  const all = site.locales.map(({ lang }) => packagesOf(site, lang))
  for (const weight of WEIGHTS) {
    for (const name of new Set(all.map(({ display }) => display))) {
      const font = fontFile(name, { weight })
      if (font) await renderer.registerFont({ name, weight, data: readFileSync(font.file) })
    }
    for (const name of new Set(all.map(({ serif }) => serif))) {
      const font = fontFile(name, { weight, latin: true })
      if (!font) continue
      await renderer.registerFont({ name, weight, data: readFileSync(font.file) })
      const subset = await openFont(font)
      const data = subset(`${LATIN.replace(MARKS, '')}\u02BC`, LATIN_FEATURES)
      await renderer.registerFont({ name: lettersOf(name), weight, data })
    }
  }
}
