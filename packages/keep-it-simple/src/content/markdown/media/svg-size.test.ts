import { expect, it } from 'vitest'
import { activePart, svgSize } from './svg-size.ts'

it.each([
  ['<svg width="30" height="20">', { width: 30, height: 20 }],
  ['<svg stroke-width="3" line-height="4">', undefined],
  ['<svg width="0" height="0" viewBox="0 0 20 10">', { width: 20, height: 10 }],
  ['<svg width="2.54cm" height="25.4MM">', { width: 96, height: 96 }],
  [`${'<!-- -->'.repeat(1100)}<svg width="1" height="1">`, undefined],
])('the size of %s', (text, size) => expect(svgSize(text)).toEqual(size))

it('does not stumble over a long line', () => {
  expect(svgSize(`<svg ${'a'.repeat(1_000_000)}`)).toBeUndefined()
  expect(activePart(`<svg>${' on'.repeat(300_000)}`)).toBeUndefined()
})

it.each([
  '<script>',
  '<svg:script href="a"/>',
  '<a href="javascript:1">',
  '<g onload="x">',
  '<!ENTITY x "y">',
])('notices %s', (part) => expect(activePart(`<svg>${part}</svg>`)).toBeDefined())

it('lets a drawing be', () => {
  expect(
    activePart('<svg><style>.on{}</style><text>turn on = true? 说 onload</text></svg>'),
  ).toBeUndefined()
})
