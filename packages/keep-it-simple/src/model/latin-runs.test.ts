import { expect, it } from 'vitest'
import { latinParts } from './latin-runs.ts'

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
