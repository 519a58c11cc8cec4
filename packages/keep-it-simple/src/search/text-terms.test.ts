import { expect, it } from 'vitest'
import { codeTerm } from './code-terms.ts'
import { STRETCHES, textTerms } from './text-terms.ts'

const terms = (text: string, code = '', pieces: readonly string[] = []) =>
  textTerms({ text, code, pieces })

it('a word counts more with each time, and less among many', () => {
  const weight = (text: string) => terms(text).get('lock')!.weight
  expect(weight('lock lock')).toBeGreaterThan(weight('lock'))
  expect(weight('lock '.repeat(200))).toBeLessThan(3 * weight('lock'))
  expect(weight(`lock ${'word '.repeat(2_000)}`)).toBeLessThan(weight('lock'))
})

it('a word of a program counts less than one of a sentence, a piece set as code more', () => {
  const found = terms('lock', 'mutex', ['a[0]'])
  expect(found.get('mutex')!.weight).toBeLessThan(found.get('lock')!.weight)
  expect(found.get(codeTerm('a[0]'))!.weight).toBeGreaterThan(found.get('lock')!.weight)
})

it('a word of a program counts more with each time, and less among many', () => {
  const weight = (code: string) => terms('', code).get('mutex')!.weight
  expect(weight('mutex mutex')).toBeGreaterThan(weight('mutex'))
  expect(weight(`mutex ${'word '.repeat(2_000)}`)).toBeLessThan(weight('mutex'))
})

it('says in which eighths of a page a word stands', () => {
  const text = `first ${'word '.repeat(400)}last`
  expect(terms(text).get('first')!.places).toBe(1)
  expect(terms(text).get('last')!.places).toBe(1 << (STRETCHES - 1))
  expect(terms(text).get('word')!.places).toBe((1 << STRETCHES) - 1)
})

it.each([
  ['needle', 'hay ', ' '],
  ['针线', '锁', ''],
])('wherever it stands, %s stands somewhere', (word, hay, space) => {
  for (let before = 200; before < 320; before++) {
    const text = `${hay.repeat(before).slice(0, before)}${space}${word}${space}${hay.repeat(60)}`
    expect(terms(text).get(word)!.places).toBeGreaterThan(0)
  }
})
