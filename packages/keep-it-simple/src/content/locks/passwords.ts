import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { MAX_PASSWORD_BYTES, normalPassword } from '#model/seal.ts'

/** Shorter ones fall to guessing: the published files can be tried against for ever. */
const MIN_LENGTH = 12
const MIN_DIFFERENT = 5
/** No two of its parts begin alike, so no password is read twice. */
const COMMON = /^(?![!.\-_])(?:passw(?:or|0r)d|qwerty|letmein|welcome|admin|iloveyou|[\d!.\-_])+$/i

/** Not in git. One password per line; a line that begins with `#` is a note. */
const FILE = '.locks'

/** The passwords of this build: from the environment, else from the ignored file. */
export function readPasswords(
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const file = join(root, FILE)
  const text = environment['LOCK_PASSWORDS'] ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.normalize('NFC'))
}

/** What is wrong with a password, or nothing. Never says the password. */
export function passwordProblem(password: string): string | undefined {
  const letters = [...password]
  if (letters.length < MIN_LENGTH) return `has fewer than ${MIN_LENGTH} characters`
  if (normalPassword(password) === undefined)
    return `is longer than ${MAX_PASSWORD_BYTES} bytes (24 Chinese characters)`
  if (new Set(letters).size < MIN_DIFFERENT) return 'repeats a few characters'
  return COMMON.test(password) ? 'is among the first that are tried' : undefined
}

export function checkPasswords(passwords: readonly string[]): Diagnostic[] {
  return passwords.flatMap((password, index) => {
    const problem = passwordProblem(password)
    if (problem === undefined) return []
    return [
      {
        severity: 'error',
        code: 'weak-password',
        file: FILE,
        message: `Password ${index + 1} of ${FILE} or LOCK_PASSWORDS ${problem}.`,
        remedy: 'Use another; `npx kis lock suggest` makes one.',
      },
    ]
  })
}

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Five groups of four: 99 bits, more than can be guessed. */
export function suggestPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
