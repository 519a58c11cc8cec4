import { transform } from 'sucrase'
import { expect, it } from 'vitest'
import { stripTypes } from './strip-types.ts'

it('leaves every line where it is, without types', () => {
  const code = 'interface A {\n  b: number\n}\nconst a: A = { b: 1 }\nconsole.log(a?.b ?? 0)\n'
  const { text, error } = stripTypes(transform, code)
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    '',
    '',
    '',
    'const a = { b: 1 }',
    'console.log(a?.b ?? 0)',
    '',
  ])
  expect(error).toBeUndefined()
})

it('says what nobody can read, and gives no text then', () => {
  const { text, error } = stripTypes(transform, 'const = 1')
  expect(text).toBe('')
  expect(error).toMatch(/^SyntaxError: .+\n$/s)
})
