/** How much of a page is read, in whole percent; a page that does not scroll is at its beginning. */
export function scrollPercent(top: number, height: number, window: number): number {
  const way = height - window
  if (way <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((top / way) * 100)))
}
