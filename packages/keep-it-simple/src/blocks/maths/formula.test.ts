import { expect, it } from 'vitest'
import { formulaAt } from './formula.ts'

it.each([
  ['$x$', 'x'],
  ['$x_i$为', 'x_i'],
  ['$n$th', 'n'],
  ['$a\\$b$', 'a\\$b'],
  ['$\\text{左}=1$', '\\text{左}=1'],
  ['$$ x $$', 'x'],
])('%s is a formula', (text, tex) => {
  expect(formulaAt(text, 0, text.length)?.tex).toBe(tex)
})

it.each([
  '$5 和 $10',
  '$5和$10',
  '$ x$',
  '$x $',
  '$x$1',
  '$$',
  '$',
  '$花了$',
  '$a',
  '$$x$',
  '$a$$',
])('%s is text', (text) => {
  expect(formulaAt(text, 0, text.length)).toBeUndefined()
})

it('does not look beyond its end', () => {
  expect(formulaAt('$a]$', 0, 3)).toBeUndefined()
})
