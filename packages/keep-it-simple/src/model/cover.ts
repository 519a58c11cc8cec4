import type { CoverStyle } from './collection.ts'

/** S9.3 */
const DEFAULT_RATIO = [4, 3] as const
const DEFAULT_WIDTH = 240
const DEFAULT_LAYOUT = 'right'

/** How one post shows its cover. */
export interface Cover {
  readonly side: 'left' | 'right' | 'top'
  /** Width and height; only their quotient counts. */
  readonly ratio: readonly [number, number]
  /** Pixels; a cover on top is as wide as the list. */
  readonly width: number
  /** From rule to rule, without the space a post has above and below. */
  readonly compact: boolean
}

/**
 * S9.3: the post's own style, then its collection's, then the defaults. `index` counts from 0, so
 * that the first post of a page is an odd one. Only a cover at the side of a bare title can be
 * compact: beside an excerpt its height would depend on the text.
 */
export function coverOf(
  collection: CoverStyle,
  post: { readonly coverStyle?: CoverStyle; readonly excerpt?: string },
  index: number,
): Cover {
  const style = { ...collection, ...post.coverStyle }
  const side = sideOf(style.layout ?? DEFAULT_LAYOUT, index % 2 === 0)
  return {
    side,
    ratio: ratioOf(style.ratio),
    width: style.width ?? DEFAULT_WIDTH,
    compact: style.compact === true && side !== 'top' && post.excerpt === undefined,
  }
}

function sideOf(layout: NonNullable<CoverStyle['layout']>, odd: boolean): Cover['side'] {
  if (layout === 'odd-left') return odd ? 'left' : 'right'
  if (layout === 'odd-right') return odd ? 'right' : 'left'
  return layout
}

/** `4:3`, `4/3` or a number, which is the width for a height of 1. */
function ratioOf(ratio: string | number | undefined): readonly [number, number] {
  const [width, height] =
    typeof ratio === 'string' ? ratio.split(/[:/]/).map(Number) : [Number(ratio), 1]
  return width! > 0 && height! > 0 ? [width!, height!] : DEFAULT_RATIO
}
