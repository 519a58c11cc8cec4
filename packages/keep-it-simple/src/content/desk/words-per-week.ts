import type { DeskWeek } from '#model/desk.ts'
import type { PlacedPage } from '../placed-page.ts'

const DAY = 86_400_000
/** Half a year. */
const WEEKS = 26

/** Words by the week their pages were written in, or last changed where they have no date of their own. */
export function wordsPerWeek(
  pages: readonly Pick<PlacedPage, 'createTime' | 'git' | 'source'>[],
  now: number = Date.now(),
): DeskWeek[] {
  const weeks = new Map<string, { words: number; pages: number }>()
  const last = mondayOf(now)
  for (let back = WEEKS - 1; back >= 0; back--)
    weeks.set(dayOf(last - back * 7 * DAY), { words: 0, pages: 0 })
  for (const { createTime, git, source } of pages) {
    const time = createTime ?? git?.updatedTime
    // The day as the author's calendar has it, whatever the offset.
    const week = time && weeks.get(dayOf(mondayOf(Date.parse(`${time.slice(0, 10)}T00:00:00Z`))))
    if (!week) continue
    week.words += source.words
    week.pages++
  }
  return [...weeks].map(([start, sums]) => ({ start, ...sums }))
}

function mondayOf(time: number): number {
  const day = Math.floor(time / DAY)
  // The first of January 1970 was a Thursday.
  return (day - ((day + 3) % 7)) * DAY
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
