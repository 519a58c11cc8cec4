import { expect, it } from 'vitest'
import { catalogueAnswer, headTags, nothing, pageAddition } from './hook-answers.ts'

const ANSWERS = { pageAddition, headTags, catalogueAnswer, nothing }

it.each<[keyof typeof ANSWERS, unknown]>([
  ['pageAddition', {}],
  ['pageAddition', { description: 'a', data: { any: [1, { b: null }] } }],
  ['headTags', []],
  ['headTags', [['meta', { name: 'a', content: 'b' }]]],
  ['headTags', [['script', { async: true }, 'a()']]],
  ['catalogueAnswer', [{ path: '/a/', title: 'A' }]],
  ['catalogueAnswer', [{ path: '/a/', title: 'A', updated: '2026-01-31T00:00:00Z', more: 1 }]],
  ['nothing', undefined],
])('a hook may answer: %s %j', (name, answer) => {
  expect(ANSWERS[name].safeParse(answer)).toEqual({ success: true, data: answer })
})

it.each<[keyof typeof ANSWERS, unknown]>([
  ['pageAddition', { descripton: 'a' }],
  ['pageAddition', { description: undefined }],
  ['pageAddition', { description: 5 }],
  ['pageAddition', { data: [] }],
  ['headTags', [['div', {}]]],
  ['headTags', [['meta', { name: false }]]],
  ['headTags', [['script', {}, 5]]],
  ['headTags', ['meta']],
  ['catalogueAnswer', [{ path: '/a/' }]],
  ['catalogueAnswer', [{ path: '/a/', title: '' }]],
  ['catalogueAnswer', [{ path: '/a/', title: 'A', description: 5 }]],
  ['nothing', null],
])('a hook may not answer: %s %j', (name, answer) => {
  expect(ANSWERS[name].safeParse(answer).success).toBe(false)
})

const said = (name: keyof typeof ANSWERS, answer: unknown) =>
  ANSWERS[name].safeParse(answer).error?.issues.map(({ path, message }) => [path, message])

it('says what to do about a tag the policy would refuse, at its place in the list', () => {
  const base = said('headTags', [
    ['meta', { name: 'a' }],
    ['script', { src: '/a.js', onload: 'b()' }],
  ])
  expect(base).toEqual([[[1], expect.stringMatching(/^Remove `onload`.*[^.!]$/)]])
})

it('says how an address and a date are written', () => {
  const address = 'write an address that begins with one slash'
  for (const path of ['a/', '//a/', 'https://a.example/'])
    expect(said('catalogueAnswer', [{ path, title: 'A' }])).toEqual([[[0, 'path'], address]])
  for (const updated of ['yesterday', '26-01-31', 'on 2026-01-31'])
    expect(said('catalogueAnswer', [{ path: '/', title: 'A', updated }])).toEqual([
      [[0, 'updated'], 'write a date like 2026-01-31'],
    ])
})
