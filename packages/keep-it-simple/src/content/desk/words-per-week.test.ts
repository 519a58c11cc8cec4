import { expect, it } from 'vitest'
import type { CompiledPage } from '../compiled-page.ts'
import { wordsPerWeek } from './words-per-week.ts'

const source = { words: 100 } as CompiledPage
// A Monday.
const NOW = Date.parse('2026-11-16T09:00:00Z')

it('sums the words of half a year by weeks that begin on Monday', () => {
  const weeks = wordsPerWeek(
    [
      { createTime: '2026-11-16T00:30:00+08:00', source },
      { createTime: '2026-11-15T23:30:00+08:00', source },
      { createTime: '2026-11-09T00:00:00+08:00', source },
      { createTime: '2020-01-01T00:00:00+08:00', source },
      { git: { updatedTime: '2026-11-10T00:00:00+08:00', contributors: [] }, source },
      { source },
    ],
    NOW,
  )
  expect(weeks).toHaveLength(26)
  expect(weeks.slice(-2)).toEqual([
    { start: '2026-11-09', words: 300, pages: 3 },
    { start: '2026-11-16', words: 100, pages: 1 },
  ])
  expect(weeks[0]!.start).toBe('2026-05-25')
})
