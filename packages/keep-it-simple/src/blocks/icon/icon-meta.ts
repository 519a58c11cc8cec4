import type { Problem } from '#content/markdown/marks/problems.ts'
import type { Glyph } from '#model/glyph.ts'

/** What a mark says, and (after preparation) what is drawn. */
export interface IconMeta extends Record<string, unknown> {
  readonly name: string
  readonly width?: string
  readonly height?: string
  readonly colour?: string
  readonly problems: readonly Problem[]
  readonly glyph?: Glyph
  /** Several times on a page: the first carries the drawing, the others point to it. */
  readonly part?: 'first' | 'again'
}
