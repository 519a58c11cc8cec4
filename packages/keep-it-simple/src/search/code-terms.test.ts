import { expect, it } from 'vitest'
import { codeTerm, codeTerms, hasSigns } from './code-terms.ts'

it('spaces and capitals make no difference to signs', () => {
  expect(codeTerm('Host *')).toBe(codeTerm('host*'))
})

it.each(['err != nil', 's[:2:2]', '||', 'β', 'Box<dyn Error>', '(a, b)', '<'])(
  '%s is looked for as it is written',
  (text) => {
    expect(hasSigns(text)).toBe(true)
  },
)

it.each(['', 'redis 锁', 'os.replace', 'num_heads', "what's a lock?", '《书名》，“引号”', '3 11'])(
  '%s is only words',
  (text) => {
    expect(hasSigns(text)).toBe(false)
  },
)

it('a piece of code is found whole and by each stretch that has signs', () => {
  expect(codeTerms('if err != nil')).toEqual([codeTerm('if err != nil'), codeTerm('!=')])
  expect(codeTerms('set -e')).toEqual([])
})

it('a long piece is a program: only its stretches are found', () => {
  expect(codeTerms(`a[0] ${'word '.repeat(20)}`)).toEqual([codeTerm('a[0]')])
})
