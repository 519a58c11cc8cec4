import { describe, expect, it } from 'vitest'
import {
  attend,
  gaps,
  MOST_WORDS,
  read,
  type Switches,
} from '../../blocks/attention-by-hand/model.ts'
import { article, outputWith } from './article.ts'
import { pageOutputs, pageText, rowsOf } from './page-output.ts'

const PAGE = 'attention-by-hand'
const WORDS = ['狗', '咬', '人']
const PLAIN: Switches = { scaled: true, d: 4, positions: false, causal: false }
const SENTENCE = read('狗咬人', WORDS).sentence

/** Matrices of an output by the line above them, each number as it is printed. */
function matrices(output: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  let name = ''
  for (const line of output.split('\n')) {
    if (/^ +[\d. ]+$/.test(line)) found.get(name)?.push(line.trim().split(/ +/))
    else found.set((name = line.trim()), [])
  }
  return found
}

const printed = (matrix: readonly (readonly number[])[], digits: number) =>
  matrix.map((row) => row.map((v) => v.toFixed(digits)))

describe('the figure of attention-by-hand', () => {
  it('has every matrix of the page', () => {
    const page = matrices(outputWith(PAGE, 'QKᵀ/√d'))
    const { queries, keys, values, scores, weights, outputs } = attend(SENTENCE, PLAIN)
    expect(printed(queries, 0)).toEqual(page.get('Q'))
    expect(printed(keys, 0)).toEqual(page.get('K'))
    expect(printed(values, 0)).toEqual(page.get('V'))
    expect(printed(scores, 2)).toEqual(page.get('QKᵀ/√d'))
    expect(printed(weights, 3)).toEqual(page.get('权重'))
    expect(printed(outputs, 2)).toEqual(page.get('输出'))
  })

  it('moves as far as the page says when the words are reversed', () => {
    const [, without, withThem] = outputWith(PAGE, '最大差').split(/^(?:不)?加位置编码$/m)
    const page = (part = '') => [...part.matchAll(/最大差 (\S+)/g)].map(([, gap]) => gap)
    expect(page(without)).toHaveLength(3)
    expect(printed([gaps(SENTENCE, PLAIN)], 3)[0]).toEqual(page(without))
    expect(printed([gaps(SENTENCE, { ...PLAIN, positions: true })], 3)[0]).toEqual(page(withThem))
  })

  it('hides what the page’s mask hides', () => {
    const page = matrices(outputWith(PAGE, '因果掩码的权重')).get('因果掩码的权重')
    const { weights } = attend(SENTENCE, { ...PLAIN, positions: true, causal: true })
    expect(printed(weights, 3)).toEqual(page)
  })

  it('saturates with d where the scores are not scaled, and only there', () => {
    const rows = [...outputWith(PAGE, '不缩放').matchAll(/d= *(\d+).*不缩放 (\S+)，缩放 (\S+)/g)]
    expect(rows.length).toBeGreaterThan(2)
    const top = (d: number, scaled: boolean) =>
      Math.max(...attend(SENTENCE, { ...PLAIN, d, scaled }).weights.flat())
    const ds = rows.map(([, d]) => Number(d))
    const raw = ds.map((d) => top(d, false))
    expect(raw).toEqual(raw.toSorted((a, b) => a - b))
    expect(raw.at(-1)).toBeGreaterThan(0.9999)
    expect(raw[0]).toBeLessThan(0.9999)
    for (const d of ds) expect(top(d, true)).toBeCloseTo(top(4, true), 12)
  })

  it('prints the same numbers on the English page', () => {
    const english = pageOutputs(pageText('en/blog/4.Models/attention-by-hand.md'))
    const chinese = pageOutputs(article(PAGE))
    expect(chinese).toHaveLength(6)
    expect(english.map((output) => rowsOf(output))).toEqual(chinese.map((output) => rowsOf(output)))
  })

  it('reads words of either language, no more than fit, and names the rest', () => {
    expect(read('人咬狗', WORDS)).toEqual({ sentence: [2, 1, 0], unknown: [] })
    expect(read(' Man bites  cat ', ['dog', 'bites', 'man'])).toEqual({
      sentence: [2, 1],
      unknown: ['cat'],
    })
    expect(read('狗猫', WORDS).unknown).toEqual(['猫'])
    expect(read('狗'.repeat(50), WORDS).sentence).toHaveLength(MOST_WORDS)
    expect(read('', WORDS).sentence).toEqual([])
  })
})
