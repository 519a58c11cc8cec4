import { expect, it } from 'vitest'
import { hasLongLatin, latinParts } from './latin-runs.ts'

const latin = (text: string) =>
  latinParts(text)
    .filter(({ isLatin }) => isLatin)
    .map((part) => part.text)

it.each([
  ['见 Amazon’s Dynamo 一文', ['Amazon’s Dynamo']],
  ['两个 users’ data 表', ['users’ data']],
  ['论文 Lamport’s “Time, Clocks” paper 很短', ['Lamport’s “Time, Clocks” paper']],
])('marks between Latin letters are Latin: %s', (text, runs) => {
  expect(latin(text)).toEqual(runs)
})

it.each([
  ['所谓“last write wins”，就是后写的赢'],
  ['“A”“B”两种'],
  ['“A” “B” 两种'],
  ['他说‘x’和‘y’'],
  ['没有引号的 Latin words 一段'],
])('marks of the Chinese sentence stay Chinese: %s', (text) => {
  expect(latin(text)).toEqual([])
})

it('walks along a text of any length', () => {
  for (const one of ['a ”', '“a ', '(', 'x’s ', '中文“a”，'])
    expect(latinParts(one.repeat(200_000)).length).toBeGreaterThan(0)
})

it('loses nothing of the text', () => {
  const text = '“don’t” 与 Amazon’s、O’Reilly’s 和“甲”'
  expect(
    latinParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

it.each([
  ['一个 https://example.com/a 地址', true],
  ['叫做 CompletableFuture 的类', true],
  ['DeCandia et al. SOSP 2007', true],
  ['用 Redis 和 PostgreSQL 各写一遍', false],
  ['把 SKIP LOCKED 换成锁', false],
])('says whether Latin would tear a justified line: %s', (text, expected) => {
  expect(hasLongLatin(text)).toBe(expected)
})

it.each([
  ['见 Amazon’s 一文', ['见 ', 'Amazon’s', ' 一文']],
  ['Amazon’s', ['Amazon’s']],
  ['Amazon’s 和 O’Reilly’s', ['Amazon’s', ' 和 ', 'O’Reilly’s']],
  ['没有引号', ['没有引号']],
  ['“”', ['“”']],
])('%s is cut into %j', (text, parts) => {
  expect(latinParts(text).map((part) => part.text)).toEqual(parts)
  expect(latin(text)).toEqual(parts.filter((part) => /[a-z]/.test(part)))
})

it.each([
  ['he said ‘so’ then', true],
  ['a “b ‘c’ d” e', true],
  ['a ‘b “c” d’ e', true],
  ['a “b” c “d” e', true],
  ['a “b ‘c” d’ e', false],
  ['a “b “c” d” e', false],
  ['a ‘b ‘c’ d’ e', false],
  ['a “b c', false],
  ['a b” c', false],
  ['a b’ c', false],
])('marks of %s are its own: %s', (run, areOwn) => {
  expect(latin(`中${run}文`)).toEqual(areOwn ? [run] : [])
})
