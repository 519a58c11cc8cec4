import temml from 'temml'
import { expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'
import { withoutStyles } from './mathml.ts'

const drawn = (tex: string) => withoutStyles(temml.renderToString(tex, { displayMode: true }))

it.each(['a^2 + b^2', '\\frac{1}{2}', "f'(x)", '\\sum_{i=1}^n x_i', '\\sqrt{x}'])(
  '%s needs nothing but the sheet of all formulas',
  (tex) => {
    expect(isPlain(drawn(tex))).toBe(true)
  },
)

it.each([
  '\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}',
  '\\begin{array}{c|c} a & b \\\\ \\hline c & d \\end{array}',
  '\\boxed{x}',
  '\\cancel{x}',
  '\\widehat{abc}',
])('%s needs the sheet of few', (tex) => {
  expect(isPlain(drawn(tex))).toBe(false)
})

it('a frame without a class needs the sheet of few as well', () => {
  expect(isPlain('<menclose notation="box"><mi>x</mi></menclose>')).toBe(false)
})
