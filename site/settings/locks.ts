import type { LockSettings } from 'keep-it-simple'

/** Public on purpose: the two pages behind it show how locking works, and both show it in their prompt. */
const EXAMPLE_PASSWORD = 'keep-it-simple'
const EXAMPLE_HASH = '$2b$12$Omp8dbqpZS2K3w/Rq6UQZeqLp2ewnHYxLeoTK/faxD/StB8ndafPG'

/**
 * Which pages need a password. Hashes are computed by `npm run lock -- hash`; the passwords themselves
 * stand in `LOCK_PASSWORDS` or in `.locks`, never in the repository. Read at build only.
 */
export const locks: LockSettings = {
  global: false,
  separator: ':',
  admin: [],
  rules: {
    'blog/3.工具/3.构建与数据/static-site-password.md': EXAMPLE_HASH,
    '/en/article/static-site-password/': EXAMPLE_HASH,
  },
  publicPasswords: [EXAMPLE_PASSWORD],
}
