import { describe, expect, it } from 'vitest'
import { ask, cleanKey, measured, parseEdits, replay } from '../../blocks/bloom-filter/session.ts'
import * as model from '../../blocks/bloom-filter/model.ts'
import { pageOutputs, pageText, rowsOf } from './page-output.ts'

const texts = {
  zh: pageText('blog/5.算法/1.数据结构/bloom-filter.md'),
  en: pageText('en/blog/5.Algorithms/bloom-filter.md'),
}
const chinese = pageOutputs(texts.zh)
const english = pageOutputs(texts.en)
const N = 20_000

describe('the figure of bloom-filter', () => {
  it('finds the false positives the program on the page finds', () => {
    const rows = rowsOf(chinese[0]!).slice(1)
    expect(rows).toHaveLength(4)
    for (const [bits, k, hits, rate, , , formula] of rows) {
      const filter = model.emptyFilter(bits! * N, k!)
      for (let i = 0; i < N; i++) model.insert(filter, `in/${bits}/${i}`)
      const found = model.falsePositives(filter, N, 'bits', (i) => `out/${bits}/${i}`)
      expect([found, percent(found / N), percent(model.formula(N, bits! * N, k!))]).toEqual([
        hits,
        rate!.toFixed(3),
        formula!.toFixed(3),
      ])
      expect(model.bestK(N, bits! * N)).toBe(k)
    }
    expect(rowsOf(english[0]!)).toEqual(rowsOf(chinese[0]!))
  })

  it('has the rates by k of the English page', () => {
    const rows = rowsOf(english[2]!).slice(1)
    expect(rows).toHaveLength(6)
    for (const [k, rate] of rows) expect(percent(model.formula(1, 10, k!))).toBe(rate!.toFixed(3))
  })

  it('loses as many keys by deletion as the program on the page', () => {
    const [bits, counters, largest] = rowsOf(chinese[2]!)
    const edits = Array.from({ length: 100 }, (_, i) => `-user-${i}`)
    const settings = { m: 10_000, k: 7, n: 1_000, edits }
    const lost = (counting: boolean) =>
      replay({ ...settings, counters: counting }).keys.filter(({ state }) => state === 'lost')
        .length
    expect([lost(false), 900]).toEqual(bits)
    expect([lost(true), 900]).toEqual(counters)
    const { filter } = replay({ ...settings, counters: true })
    expect([Math.max(...filter.counts)]).toEqual(largest)
    expect(rowsOf(english[3]!)).toEqual(rowsOf(chinese[2]!))
  })

  it('gives a key back that was removed and inserted again', () => {
    const settings = { m: 64, k: 6, n: 8, counters: false }
    const state = (edits: string) =>
      replay({ ...settings, edits: parseEdits(edits) }).keys.find(({ key }) => key === 'user-0')!
        .state
    expect([state(''), state('-user-0'), state('-user-0,-user-3,user-0')]).toEqual([
      'in',
      'out',
      'in',
    ])
  })

  it('shows what the text beside it says', () => {
    const first = { m: 64, n: 8, k: 6, edits: [], counters: false }
    const rates = (k: number) => [
      `${(100 * model.formula(8, 64, k)).toFixed(1)}%`,
      `${(100 * measured(replay({ ...first, k }))).toFixed(1)}%`,
    ]
    const [was, now, found] = [rates(6)[0]!, ...rates(12)]
    const lost = replay({ ...first, edits: ['-user-0'] }).keys.filter((one) => one.state === 'lost')
    expect([lost.length, lost[0]!.key, ask(replay(first), 'user-0').shared]).toEqual([
      5,
      'user-2',
      4,
    ])
    const { zh, en } = texts
    expect(zh).toContain(`公式从 ${was} 升到 ${now}，实测是 ${found}`)
    expect(en).toContain(`from ${was} to ${now}, and the measured rate to ${found}`)
    expect(zh).toContain('剩下的 7 个键有 5 个被说成不在')
    expect(en).toContain('five of the seven keys left are reported absent')
  })

  it('says why an answer is wrong', () => {
    const before = replay({ m: 64, k: 6, n: 8, edits: [], counters: false })
    expect(ask(before, 'user-1').verdict).toBe('true-maybe')
    const after = replay({ m: 64, k: 6, n: 8, edits: ['-user-0'], counters: false })
    const lost = after.keys.find((one) => one.state === 'lost')!
    expect(ask(after, lost.key)).toMatchObject({ verdict: 'false-no' })
    expect(cleanKey(' -a, b')).toBe('ab')
  })
})

const percent = (rate: number) => (100 * rate).toFixed(3)
