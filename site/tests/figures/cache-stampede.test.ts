import { expect, test } from 'vitest'
import { lanes, POLICIES, type Policy, simulate } from '../../blocks/cache-stampede/model.ts'
import { article, csv, output } from './printed.ts'

const HOT = { rate: 50, cost: 2, ttl: 60, beta: 1, warm: true }
const PRESETS = {
  small: { ...HOT, rate: 2, cost: 0.5 },
  hot: HOT,
  slow: { ...HOT, cost: 20 },
}
const isPolicy = (word: string): word is Policy => POLICIES.some((policy) => policy === word)

const PAGES = ['/article/cache-stampede/', '/en/article/cache-stampede/']

test.each(PAGES)('recomputes as the program on %s prints', (permalink) => {
  const lines = output(article(permalink).text)
  let warm = true
  let compared = 0
  for (const line of lines) {
    const [preset = '', policy = '', ...printed] = line.split(/ +/)
    if (line.includes('empty cache')) warm = false
    if (!(preset in PRESETS) || !isPolicy(policy)) continue
    const hour = simulate(policy, { ...PRESETS[preset as keyof typeof PRESETS], warm })
    const counted = [hour.recomputed, hour.peak, hour.waited, hour.secondsLost]
    expect({ line, counted }).toEqual({ line, counted: printed.map(Number) })
    compared++
  }
  expect(compared).toBe(16)
})

test.each(PAGES)('follows β as the chart of %s does', (permalink) => {
  const rows = csv(article(permalink).folder, 'cache-stampede.csv')
  for (const [beta, ...printed] of rows.filter((_, i) => i % 6 === 0)) {
    const counted = Object.values(PRESETS).map(
      (preset) => simulate('both', { ...preset, beta: Number(beta) }).recomputed,
    )
    expect({ beta, counted }).toEqual({ beta, counted: printed.map(Number) })
  }
})

test('stacks only what runs at the same time', () => {
  expect(lanes([0, 1, 2, 3.5], 2)).toEqual([0, 1, 0, 1])
  const { starts, peak } = simulate('none', HOT, { from: 0, to: 3600 })
  expect(Math.max(...lanes(starts, 2)) + 1).toBe(peak)
})

test('has no value between expiry and the first result', () => {
  const { gaps } = simulate('lock', HOT, { from: 0, to: 180 })
  expect(gaps).toHaveLength(2)
  expect(gaps[0]![0]).toBe(60)
  expect(gaps[0]![1]).toBeGreaterThan(62)
})
