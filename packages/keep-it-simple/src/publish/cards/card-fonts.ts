import { readFileSync } from 'node:fs'
import type { Renderer } from '@takumi-rs/core'
import { displayPackage, SERIF_PACKAGE, serifPackage, SONG_PACKAGE } from '#model/fonts.ts'
import { isSquare } from '#model/language.ts'
import type { SiteConfig } from '#model/site.ts'
import { fontFile } from '../fonts/font-file.ts'

const WEIGHTS = [400, 700] as const

/** The faces of titles on pages, whether they travel with the pages or not. */
const packagesOf = ({ fonts }: SiteConfig, lang: string) => ({
  serif: serifPackage(fonts) ?? SERIF_PACKAGE,
  display: displayPackage(fonts, lang) ?? SONG_PACKAGE,
})

/** Languages of squares begin with their own face: it sets the marks. */
export function cardFamilies(site: SiteConfig, lang: string): string {
  const { serif, display } = packagesOf(site, lang)
  return (isSquare(lang) ? [display, serif] : [serif, display]).map((one) => `'${one}'`).join(', ')
}

/** Megabytes, so only when there is something to draw. */
export async function registerFaces(renderer: Renderer, site: SiteConfig): Promise<void> {
  const all = site.locales.map(({ lang }) => packagesOf(site, lang))
  const latin = all.map(({ serif }) => [serif, true] as const)
  const names = new Map([...latin, ...all.map(({ display }) => [display, false] as const)])
  for (const [name, isLatin] of names)
    for (const weight of WEIGHTS) {
      const font = fontFile(name, { weight, latin: isLatin })
      if (font) await renderer.registerFont({ name, weight, data: readFileSync(font.file) })
    }
}
