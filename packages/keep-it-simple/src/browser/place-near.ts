/**
 * Puts something fixed below another element, or above it where there is more room, `gap` away from
 * the edges of the window. Does nothing where CSS anchors can do it.
 */
export function placeNear(slip: HTMLElement, anchor: HTMLElement, gap: number): void {
  if (CSS.supports('inset-block-start: anchor(end)')) return
  const mark = anchor.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { offsetWidth, offsetHeight } = slip
  const left = Math.max(gap, Math.min(mark.left, width - gap - offsetWidth))
  const below = mark.bottom + gap / 2
  const fits = below + offsetHeight + gap <= height
  const top = fits ? below : Math.max(gap, mark.top - gap / 2 - offsetHeight)
  Object.assign(slip.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` })
}
