import type { Program } from './program.ts'

/** Of the window, what a result may fill at most to be shown whole. */
const MOST = 0.85

/** The result is where the reader looks, if the reader has not gone on to something else meanwhile. */
export function bringIntoView({ bar, block, plate }: Program): void {
  const height = window.visualViewport?.height ?? innerHeight
  const row = bar.getBoundingClientRect()
  const isNear = row.bottom > 0 && row.top < height
  if (!isNear && !block.contains(document.activeElement)) return
  const result = plate.getBoundingClientRect()
  if (result.top >= 0 && result.bottom <= height) return
  const isTall = result.bottom - row.top > height * MOST
  // On a phone the page moves anyway, with its keyboard.
  const isStill = matchMedia('(prefers-reduced-motion: reduce), (pointer: coarse)').matches
  const behavior = isStill ? 'instant' : 'smooth'
  if (isTall) bar.scrollIntoView({ block: 'start', behavior })
  else plate.scrollIntoView({ block: 'nearest', behavior })
}
