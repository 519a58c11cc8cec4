import { expect, it } from 'vitest'
import { vueSlug } from './slug.ts'

it.each([
  ['Hello World', 'hello-world'],
  ['  --A & B--  ', 'a-b'],
  ['Crème “Brûlée”', 'creme-brulee'],
  ['2 ways', '_2-ways'],
  ['a\u0001b', 'ab'],
  ['ﬁle', 'file'],
  ['数据 库？', '数据-库'],
  ['a - - b', 'a-b'],
])('the id of %j is %j', (heading, id) => {
  expect(vueSlug(heading)).toBe(id)
})
