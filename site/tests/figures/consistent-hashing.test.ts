import { describe, expect, it } from 'vitest'
import { jump, KEYS, keys, type Method } from '../../blocks/consistent-hashing/model.ts'
import { byPlace, compare, ideal, replay } from '../../blocks/consistent-hashing/moves.ts'
import { pageOutputs, pageText } from './page-output.ts'

const text = pageText('blog/5.算法/3.分布式与限流/consistent-hashing.md')
const english = pageText('en/blog/5.Algorithms/consistent-hashing.md')
const [adding, removing] = pageOutputs(text)
const percent = (share: number, digits: number) => `${(100 * share).toFixed(digits)}%`

describe('the figure of consistent-hashing', () => {
  it('moves what the program on the page moves when a node is added', () => {
    const change = replay('add')
    const rows = [
      ...adding!.matchAll(/^(modulo|jump|ring)(?: (\d+))? +([\d.%]+) +([\d.%]+) +([\d.]+)$/gm),
    ]
    expect(rows).toHaveLength(6)
    for (const [, method, points, ...printed] of rows) {
      const move = compare(method as Method, change, Number(points ?? 1), false)
      const shown = [percent(move.moved, 2), percent(move.vain, 2), move.worst.before.toFixed(2)]
      expect(shown).toEqual(printed)
    }
    expect(adding).toContain(`ideal    ${percent(ideal(change), 2).padStart(7)}`)
  })

  it('moves what the program on the page moves when node 3 goes', () => {
    const change = replay('3')
    const rows = [
      ...removing!.matchAll(
        /^(ring|jump)[, ]+(\w+) +moved +([\d.%]+) +useless +([\d.%]+) +heirs (\d+)$/gm,
      ),
    ]
    expect(rows).toHaveLength(4)
    for (const [, method, how, ...printed] of rows) {
      const move = compare(method as Method, change, Number(how) || 1, how === 'swapped')
      expect([percent(move.moved, 1), percent(move.vain, 1), String(move.heirs)]).toEqual(printed)
    }
  })

  it('jumps as often as the program on the page', () => {
    const { high, low } = keys()
    const rows = [...removing!.matchAll(/^jump, +([\d,]+) nodes: ([\d.]+) turns/gm)]
    expect(rows).toHaveLength(3)
    for (const [, nodes, turns] of rows) {
      const n = Number(nodes!.replace(',', ''))
      let sum = 0
      for (let i = 0; i < KEYS; i++) sum += jump(high[i]!, low[i]!, n).turns
      expect((sum / KEYS).toFixed(2)).toBe(turns)
    }
  })

  it('moves only the keys of a node that goes under rendezvous, to all the others', () => {
    const move = compare('rendezvous', replay('3'), 1, false)
    expect([move.vain, move.heirs]).toEqual([0, 9])
    expect(move.worst.before).toBeLessThan(1.1)
  })

  it('shows what the text beside it says', () => {
    const one = compare('ring', replay('add'), 1, false)
    expect(text).toContain(`最忙的一台是平均的 ${one.worst.before.toFixed(2)} 倍`)
    expect(english).toContain(`the fullest holds ${one.worst.before.toFixed(2)} times the mean`)
    const many = compare('ring', replay('add'), 100, false)
    expect(text).toContain(`每台 100 个点，搬了 ${percent(many.moved, 2)}，没有白搬`)
    expect(english).toContain(`${(100 * many.moved).toFixed(2)}% move, none in vain`)
    expect(many.vain).toBe(0)
  })

  it('counts the same moves around the circle', () => {
    const change = replay('add.3')
    expect([change.before.length, change.after.length, change.removed]).toEqual([11, 10, 3])
    const bins = byPlace(change, compare('modulo', change, 1, false), 1)
    const move = compare('modulo', change, 1, false)
    expect(bins[0]![0] + bins[0]![1]).toBeCloseTo(move.moved)
    expect(replay('99.nonsense').after).toHaveLength(10)
  })
})
