import { expect, it } from 'vitest'
import { bodyParts, featuresGrid, type HomeSection } from './home.ts'

it('[S5.9] 2 give two columns, 3 three, a multiple of 3 six, more than 3 four', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(featuresGrid)).toEqual([
    'two',
    'three',
    'four',
    'four',
    'six',
    'four',
    'four',
    'six',
    'four',
    'six',
  ])
  expect(featuresGrid(1)).toBe('one')
})

it('the text is cut at its rules, a part for each section that shows one; the last has the rest', () => {
  const hero: HomeSection = { type: 'hero', body: true }
  const custom: HomeSection = { type: 'custom' }
  const text = '<p>a</p>\n<hr>\n<p>b</p>\n<hr>\n<p>c</p>\n'
  expect(bodyParts(text, [hero, { type: 'posts' }, custom])).toEqual([
    '<p>a</p>\n',
    '<p>b</p>\n<hr>\n<p>c</p>\n',
  ])
  expect(bodyParts(text, [custom])).toEqual([text])
  expect(bodyParts(text, [hero, custom, custom, custom])).toEqual([
    '<p>a</p>\n',
    '<p>b</p>\n',
    '<p>c</p>\n',
  ])
  expect(bodyParts('', [hero, custom])).toEqual([''])
  // A rule at the very beginning is a cut, and a hero that does not ask for text gets none.
  expect(bodyParts(`<hr>\n${text}`, [hero, custom])[0]).toBe('')
  expect(bodyParts(text, [{ type: 'hero', body: false }, { type: 'hero' }, custom])).toEqual([text])
  const inner = '<blockquote>\n<hr data-inner>\n</blockquote>\n'
  expect(bodyParts(inner, [hero, custom])).toEqual([inner])
})
