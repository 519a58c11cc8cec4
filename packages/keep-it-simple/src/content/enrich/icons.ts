import type { Diagnostic } from '#model/diagnostic.ts'
import { ICON_NAME, type Glyph } from '#model/glyph.ts'
import type { PageData } from '#model/page.ts'
import { findIcon } from '../icon-sets.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { PressSettings } from '../settings.ts'

export type Glyphs = ReadonlyMap<string, Glyph>

/** Names of icon sets below a value, wherever a key says that an icon stands there. */
function* namesIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if ((key === 'icon' || key === 'suffixIcon') && ICON_NAME.test(value)) yield value
  } else if (Array.isArray(value)) for (const one of value) yield* namesIn(one)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* namesIn(one, name)
}

/** Draws every icon named outside the texts: front matter, navigation, sidebars. */
export async function gatherGlyphs(
  pages: readonly PlacedPage[],
  { navigation, collections }: PressSettings,
  diagnostics: Diagnostic[],
): Promise<Glyphs> {
  const glyphs = new Map<string, Glyph>()
  const find = async (value: unknown, key: string, file: string, line?: number) => {
    for (const name of namesIn(value, key)) {
      const found = await findIcon(name)
      if ('glyph' in found) glyphs.set(name, found.glyph)
      else
        diagnostics.push({
          severity: 'error',
          code: 'unknown-icon',
          file,
          ...(line !== undefined && { line }),
          ...found,
        })
    }
  }
  for (const page of pages)
    for (const [key, value] of Object.entries(page.frontmatter))
      await find(value, key, shownFile(page), page.source.keyLines[key] ?? 1)
  await find(navigation, '', 'site.config.ts')
  await find(collections, '', 'site.config.ts')
  return glyphs
}

/** The page with the drawings of the icons it and its navigation name. */
export function withGlyphs<Data extends Pick<PageData, 'locale'>>(
  data: Data,
  glyphs: Glyphs,
  { navigation }: PressSettings,
): Data {
  if (glyphs.size === 0) return data
  const names = new Set([...namesIn(data), ...namesIn(navigation[data.locale])])
  const drawn = [...names].flatMap((name) => {
    const glyph = glyphs.get(name)
    return glyph ? [[name, glyph] as const] : []
  })
  return drawn.length === 0 ? data : { ...data, glyphs: Object.fromEntries(drawn) }
}
