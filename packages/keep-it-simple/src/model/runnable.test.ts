import { expect, it } from 'vitest'
import { runLanguage } from './runnable.ts'

it.each([
  ['python', 'python'],
  ['py', 'python'],
  ['Go', 'go'],
  ['rs', 'rust'],
  ['kt', 'kotlin'],
  ['sql', 'sql'],
  ['ts', 'typescript'],
  ['bash', undefined],
  ['', undefined],
])('%j runs as %j', (name, language) => {
  expect(runLanguage(name)).toBe(language)
})

it('runs with the tool that was named, if it is one of the language', () => {
  expect(runLanguage('sql', 'sqlite')).toBe('sql')
  expect(runLanguage('go', 'sqlite')).toBeUndefined()
  expect(runLanguage('sql', 'oracle')).toBeUndefined()
})
