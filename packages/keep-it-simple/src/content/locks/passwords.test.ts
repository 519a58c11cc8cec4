import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkPasswords, passwordProblem, readPasswords, suggestPassword } from './passwords.ts'

it.each([
  ['', /fewer than 12/],
  ['short', /fewer than 12/],
  ['aaaaaaaaaaaaaaaa', /repeats/],
  ['password123456', /first that are tried/],
  ['x'.repeat(73), /72 bytes/],
  ['密'.repeat(25), /72 bytes/],
  ['keep-it-simple', /^good$/],
])('[A53] %s', (password, problem) => {
  expect(passwordProblem(password) ?? 'good').toMatch(problem)
})

it('a suggested password is good, and never the same', () => {
  expect(passwordProblem(suggestPassword())).toBeUndefined()
  expect(suggestPassword()).not.toBe(suggestPassword())
})

it('says which password is weak, never which word it is', () => {
  const [found] = checkPasswords(['long-enough-for-this', 'hunter2hunt'])
  expect(found).toMatchObject({ code: 'weak-password', severity: 'error' })
  expect(JSON.stringify(found)).toContain('Password 2')
  expect(JSON.stringify(found)).not.toContain('hunter2hunt')
})

it('passwords come from the environment, else from the ignored file', () => {
  const root = mkdtempSync(join(tmpdir(), 'locks-'))
  try {
    expect(readPasswords(root, {})).toEqual([])
    writeFileSync(
      join(root, '.locks'),
      '\uFEFF# note\none e\u0301 line\n \t\nsecond line\r\n # no note\n',
    )
    expect(readPasswords(root, {})).toEqual(['one \u00E9 line', 'second line', ' # no note'])
    expect(readPasswords(root, { LOCK_PASSWORDS: 'a\nb' })).toEqual(['a', 'b'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
