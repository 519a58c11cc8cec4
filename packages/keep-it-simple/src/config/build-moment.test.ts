import { expect, it } from 'vitest'
import { buildMoment } from './build-moment.ts'

it('is the second that reproducible builds agree on, else now', () => {
  expect(buildMoment({ SOURCE_DATE_EPOCH: '1700000000' })).toBe(1_700_000_000_000)
  for (const written of [undefined, '', 'x', '12x', 'x12', '-5']) {
    const before = Date.now()
    const moment = buildMoment({ SOURCE_DATE_EPOCH: written })
    expect(moment).toBeGreaterThanOrEqual(before)
    expect(moment).toBeLessThanOrEqual(Date.now())
  }
})
