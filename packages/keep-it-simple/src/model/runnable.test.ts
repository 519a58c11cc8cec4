import { expect, it } from 'vitest'
import { runLanguage } from './runnable.ts'

it.each([
  ['python', 'python'],
  ['py', 'python'],
  ['Go', 'go'],
  ['rs', 'rust'],
  ['kt', 'kotlin'],
  ['sql', 'sql'],
  ['bash', undefined],
  ['', undefined],
])('%j runs as %j', (name, language) => {
  expect(runLanguage(name)).toBe(language)
})
