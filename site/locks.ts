import type { LockSettings } from '#model/lock.ts'

/**
 * Which pages need a password. Hashes are made by `npm run lock -- hash`; the passwords themselves
 * stand in `LOCK_PASSWORDS` or in `.locks`, never in the repository. Read at build only.
 */
export const locks: LockSettings = {
  global: false,
  separator: ':',
  admin: [],
  rules: {},
  publicPasswords: [],
}
