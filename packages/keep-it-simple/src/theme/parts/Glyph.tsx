import { createContext, use } from 'react'
import type { PageData } from '#model/page.ts'

/** Drawings of the icon sets that the page brought along. */
export const GlyphContext = createContext<PageData['glyphs']>(undefined)

/** `lucide:rocket`, as the build found it. Other names draw nothing. */
export function Glyph({ name }: { readonly name: string }) {
  const glyph = use(GlyphContext)?.[name]
  return glyph === undefined ? null : (
    <svg
      className="icon glyph"
      viewBox={glyph.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: glyph.body }}
    />
  )
}
