import { expect, it } from 'vitest'
import { attend } from '../../blocks/attention-by-hand/model.ts'
import * as bloom from '../../blocks/bloom-filter/model.ts'
import { measure } from '../../blocks/btree-vs-lsm/model.ts'
import { lanes, simulate } from '../../blocks/cache-stampede/model.ts'
import { compare, replay } from '../../blocks/consistent-hashing/moves.ts'
import { eventsAfter, LEVELS, orders, SCRIPTS } from '../../blocks/isolation-levels/model.ts'
import { MS, SECOND, tokenBucket } from '../../blocks/rate-limiter/model.ts'
import { backtrack, countBacktracking, thompson } from '../../blocks/regex-backtracking/model.ts'
import { compile } from '../../blocks/regex-backtracking/program.ts'
import { LOGITS, sample } from '../../blocks/sampling-temperature/model.ts'
import type { KeyKind } from '../../blocks/uuid-primary-key/keys.ts'
import { insert, type Layout } from '../../blocks/uuid-primary-key/model.ts'
import recorded from './uuid-primary-key-frames.json' with { type: 'json' }

/** A property of the model behind each living figure; `kis verify` proves the programs of the articles. */

it('attention-by-hand: weights sum to 1, and a causal mask hides later words', () => {
  for (const causal of [false, true])
    for (const positions of [false, true]) {
      const { weights } = attend([0, 1, 2], { scaled: true, d: 4, positions, causal })
      for (const [at, row] of weights.entries()) {
        expect(row.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
        expect(row.slice(at + 1).every((one) => one === 0)).toBe(causal || at === 2)
      }
    }
})

it('bloom-filter: has no false negatives, and its false positives follow the formula', () => {
  const [n, m, k] = [2_000, 20_000, 7]
  const filter = bloom.emptyFilter(m, k)
  const keys = Array.from({ length: n }, (_, i) => `in/${i}`)
  for (const key of keys) bloom.insert(filter, key)
  expect(keys.every((key) => bloom.mayContain(filter, key, 'bits'))).toBe(true)
  const wrong = bloom.falsePositives(filter, 20_000, 'bits', (i) => `out/${i}`) / 20_000
  expect(wrong).toBeCloseTo(bloom.formula(n, m, k), 2)
  expect(bloom.bestK(n, m)).toBe(k)
})

it('btree-vs-lsm: every flush writes 64 entries to level 0 when tiered', () => {
  const moments = measure(4, 'tiered').slice(1, -1)
  expect(moments.length).toBeGreaterThan(10)
  expect(moments.every(({ flushed }) => flushed[0] === 64)).toBe(true)
})

it('cache-stampede: lanes stack only what runs at the same time', () => {
  expect(lanes([0, 1, 2, 3.5], 2)).toEqual([0, 1, 0, 1])
  const hot = { rate: 50, cost: 2, ttl: 60, beta: 1, warm: true }
  const { starts, peak } = simulate('none', hot, { from: 0, to: 3600 })
  expect(Math.max(...lanes(starts, hot.cost)) + 1).toBe(peak)
})

it('consistent-hashing: only modulo moves keys in vain when a node goes', () => {
  const change = replay('3')
  for (const method of ['ring', 'rendezvous'] as const)
    expect(compare(method, change, 100, false).vain).toBe(0)
  expect(compare('modulo', change, 1, false).vain).toBeGreaterThan(0)
})

it('isolation-levels: the same steps have the same answers, whatever follows', () => {
  for (const script of SCRIPTS)
    for (const level of LEVELS)
      for (const order of orders(script, level)) {
        const whole = eventsAfter(script, level, order)
        for (let end = 0; end < order.length; end++) {
          const part = eventsAfter(script, level, order.slice(0, end))
          expect(part).toEqual(whole.slice(0, part.length))
        }
      }
})

it('rate-limiter: a token bucket lets through at most the burst and what was refilled', () => {
  const bucket = tokenBucket(100, 10, 'forward')
  let accepted = 0
  for (let now = 0; now <= 3 * SECOND; now += MS) {
    if (bucket.allow(now)) accepted++
    expect(accepted).toBeLessThanOrEqual(10 + Math.floor((100 * now) / SECOND))
  }
})

it('regex-backtracking: every way answers as JavaScript does, and counting equals running', () => {
  for (const pattern of ['(a*)*b', '(a|aa)+$', '(a|ab)c', '[a-c]+\\d?$', '(|a)+b', 'a|b|', ''])
    for (const text of ['', 'a', 'ab', 'abc', 'aaaa', 'aab3', 'a=b', 'aac'])
      for (const search of [false, true]) {
        const program = compile(pattern)
        if (typeof program === 'string') throw new Error(`${pattern}: ${program}`)
        const expected = new RegExp(search ? pattern : `^(?:${pattern})`).test(text)
        const run = backtrack(program, [...text], search, 1e6)
        const counted = countBacktracking(program, [...text], search)
        const answers = [run, counted, thompson(program, [...text], search)]
        expect(answers.map(({ matches }) => matches)).toEqual([expected, expected, expected])
        expect(counted.steps).toBe(run.steps.length)
      }
  expect(compile('(a')).toBe('unclosed')
})

it('sampling-temperature: chances sum to 1, and top-k keeps the same words in either order', () => {
  for (const t of [0, 0.5, 1, 2])
    for (const p of [0.8, 1]) {
      const chances = sample({ t, k: LOGITS.length, p, order: 'heat' })
      expect([...chances.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
      const kept = (order: 'heat' | 'cut') => [...sample({ t, k: 3, p: 1, order }).keys()]
      expect(t === 0 || kept('heat').join() === kept('cut').join()).toBe(true)
    }
})

it('uuid-primary-key: writes what SQLite wrote at every setting', () => {
  for (const { key, layout, batch, first, second, all } of recorded.runs) {
    const { frames } = insert({ key: key as KeyKind, layout: layout as Layout, batch })
    const counted = [frames[0], frames[1], frames.reduce((sum, one) => sum + one, 0)]
    const run = { key, layout, batch }
    expect({ run, counted }).toEqual({ run, counted: [first, second, all] })
  }
})
