import { expect, it } from 'vitest'
import { activePart, svgSize } from './svg-size.ts'

it.each([
  ['<svg width="30" height="20">', { width: 30, height: 20 }],
  [
    "<?xml version=\"1.0\"?><!-- a --><svg\n width='30px' height='20.4'/>",
    { width: 30, height: 20 },
  ],
  ['<svg width="1in" height="72pt">', { width: 96, height: 96 }],
  ['<svg viewBox="0 0 684 310">', { width: 684, height: 310 }],
  ['<svg width="100%" height="100%" viewBox="0,0,20,10">', { width: 20, height: 10 }],
  ['<svg width="40" viewBox="0 0 20 10">', { width: 40, height: 20 }],
  ['<svg height="40" viewBox="0 0 20 10">', { width: 80, height: 40 }],
  ['<svg stroke-width="3" line-height="4">', undefined],
  ['<svg viewBox="0 0 0 0">', undefined],
  ['<svg viewBox="0 0 20 0">', undefined],
  ['<svg viewBox="0 0 0 20" width="9">', undefined],
  ['<svg viewBox="0 0 x y">', undefined],
  ['<svg viewBox="0 0 20">', undefined],
  ['<svg width="0" height="0" viewBox="0 0 20 10">', { width: 20, height: 10 }],
  ['<svg width="" height=".2" viewBox="0 0 20 10">', { width: 1, height: 1 }],
  ['<svg width="2.54cm" height="25.4MM">', { width: 96, height: 96 }],
  ['<svg width="1pc" height="1em">', undefined],
  ['<SVG width="1pc" height="2 px">', { width: 16, height: 2 }],
  [`${'<!-- -->'.repeat(1100)}<svg width="1" height="1">`, undefined],
  ['<svg/>', undefined],
  ['text', undefined],
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
