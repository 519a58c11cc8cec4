import { describe, expect, it } from 'vitest'
import { entropy, LOGITS, sample, type Settings } from '../../blocks/sampling-temperature/model.ts'
import words from '../../blocks/sampling-temperature/words.ts'
import { article, outputWith } from './article.ts'

const PAGE = 'sampling-temperature'
const WORDS = words['zh-CN'].vocabulary.split(' ')
const PLAIN: Settings = { t: 1, k: LOGITS.length, p: 1, order: 'heat' }

const kept = (settings: Settings) =>
  [...sample(settings).keys()].map((word) => WORDS[word]).join('')

/** What the name of a picture on the page turns. */
function settings(name: string): Settings {
  const value = (pattern: RegExp) => pattern.exec(name)?.[1]
  return {
    t: Number(value(/温度 (\S+)/) ?? PLAIN.t),
    k: Number(value(/top-k (\S+)/) ?? PLAIN.k),
    p: Number(value(/top-p (\S+)/) ?? PLAIN.p),
    order: 'heat',
  }
}

describe('the figure of sampling-temperature', () => {
  it('has the words and scores of the page', () => {
    expect(article(PAGE)).toContain(`WORDS = "${WORDS.join(' ')}".split()`)
    const listed = /^LOGITS = \[(.*)\]$/m.exec(article(PAGE))?.[1]?.split(', ').map(Number)
    expect(LOGITS).toEqual(listed)
  })

  it('draws the page’s six distributions', () => {
    const pictures = [...outputWith(PAGE, '原样').matchAll(/^(\S.*)\n((?: .*\n)+)/gm)]
    expect(pictures).toHaveLength(6)
    for (const [, name, lines] of pictures) {
      const p = sample(settings(name ?? ''))
      const page = [...(lines ?? '').matchAll(/(\p{Script=Han}) (\d\.\d\d)/gu)].map(([, w, v]) => [
        w,
        v,
      ])
      const ours = WORDS.map((word, i) => [word, (p.get(i) ?? 0).toFixed(2)])
      expect([name, ours]).toEqual([name, page])
    }
  })

  it('spreads as the page measured', () => {
    const rows = [
      ...outputWith(PAGE, '比特').matchAll(
        /T=(\S+) +最大概率 (\S+)  熵 (\S+) 比特  相当于 (\S+) 个/g,
      ),
    ]
    expect(rows.length).toBeGreaterThan(5)
    for (const [, t, top, bits, equal] of rows) {
      const p = sample({ ...PLAIN, t: Number(t) })
      expect(Math.max(...p.values()).toFixed(3)).toBe(top)
      expect(entropy(p).toFixed(3)).toBe(bits)
      expect((2 ** entropy(p)).toFixed(1)).toBe(equal)
    }
  })

  it('keeps what the page says for either order', () => {
    const rows = [
      ...outputWith(PAGE, '先温度后截断').matchAll(
        /T=(\S+) +先温度后截断 (\S+) +先截断后温度 (\S+)，其中「好」(\S+)/g,
      ),
    ]
    expect(rows.length).toBeGreaterThan(2)
    for (const [, t, after, before, first] of rows) {
      expect(kept({ ...PLAIN, t: Number(t), p: 0.8 })).toBe(after)
      const cut: Settings = { ...PLAIN, t: Number(t), p: 0.8, order: 'cut' }
      expect(kept(cut)).toBe(before)
      expect(sample(cut).get(0)?.toFixed(2)).toBe(first)
    }
  })

  it('keeps the same k words in either order, and the greedy one at 0', () => {
    for (const t of [0.5, 1, 2])
      expect(kept({ ...PLAIN, t, k: 3 })).toBe(kept({ ...PLAIN, t, k: 3, order: 'cut' }))
    expect(sample({ ...PLAIN, t: 0, k: 3, order: 'cut' }).get(0)).toBe(1)
    expect(sample({ ...PLAIN, t: 0, p: 0.8 }).get(0)).toBe(1)
  })
})
