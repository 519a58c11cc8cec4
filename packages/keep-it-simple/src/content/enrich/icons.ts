import type { Path } from '#config/schema/schema-at.ts'
import { settingsPosition, type Position } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { ICON_NAME, type Glyph } from '#model/glyph.ts'
import type { PageData } from '#model/page.ts'
import { findIcon } from '../icon-sets.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { lineOfKey } from '../yaml-lines.ts'

export type Glyphs = ReadonlyMap<string, Glyph>

/** Names of icon sets below a value, wherever a key says that an icon stands there. */
function* iconsIn(value: unknown, path: Path = []): Generator<{ name: string; path: Path }> {
  const key = path.at(-1)
  if (typeof value === 'string') {
    if ((key === 'icon' || key === 'suffixIcon') && ICON_NAME.test(value))
      yield { name: value, path }
  } else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* iconsIn(one, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* iconsIn(one, [...path, name])
}

/** Draws every icon named outside the texts: front matter, navigation, sidebars, social links. */
export async function gatherGlyphs(
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
): Promise<Glyphs> {
  const glyphs = new Map<string, Glyph>()
  const find = async (value: unknown, key: string, where: (path: Path) => Position) => {
    for (const { name, path } of iconsIn(value, [key])) {
      const found = await findIcon(name, settings.docs)
      if ('glyph' in found) glyphs.set(name, found.glyph)
      else diagnostics.push({ severity: 'error', code: 'unknown-icon', ...where(path), ...found })
    }
  }
  for (const page of pages)
    for (const [key, value] of Object.entries(page.frontmatter))
      await find(value, key, () => ({
        file: shownFile(page),
        line: lineOfKey(page.source.keyLines, key) ?? 1,
      }))
  for (const key of ['navigation', 'collections'] as const)
    await find(settings[key], key, (path) => settingsPosition(settings, path))
  await find(settings.site.social, 'social', (path) => settingsPosition(settings, path))
  return glyphs
}

/** The page with the drawings of the icons it and its navigation name. */
export function withGlyphs<Data extends Pick<PageData, 'locale'>>(
  data: Data,
  glyphs: Glyphs,
  { navigation, site }: CompilerSettings,
): Data {
  if (glyphs.size === 0) return data
  const names = new Set(
    [...iconsIn(data), ...iconsIn(navigation[data.locale]), ...iconsIn(site.social)].map(
      ({ name }) => name,
    ),
  )
  const drawn = [...names].flatMap((name) => {
    const glyph = glyphs.get(name)
    return glyph ? [[name, glyph] as const] : []
  })
  return drawn.length === 0 ? data : { ...data, glyphs: Object.fromEntries(drawn) }
}
