import { expect, it } from 'vitest'
import { columnsOf } from './code-tools.ts'

it('counts columns, a Han character as two', () => {
  expect(columnsOf(['abc', '中文a', '\tx'])).toBe(5)
  expect(columnsOf([])).toBe(0)
})
