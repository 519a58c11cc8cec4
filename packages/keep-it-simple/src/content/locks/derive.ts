import { createHash } from 'node:crypto'
import { bcrypt } from 'hash-wasm'
import { DIGEST_LENGTH, LOCK_COST, type LockKeys } from '#model/seal.ts'
import type { CompilerSettings } from '../settings.ts'
import { allPasswords } from './lock-pages.ts'

/** S9.15, in bytes. */
const SALT_BYTES = 16

/** One for the whole site: a reader's password is worked on once, whatever it opens. */
export function siteSalt({ locks, site }: CompilerSettings): Buffer<ArrayBuffer> {
  const written = `kis1|salt|${site.origin}${site.base}|${locks.salt ?? ''}`
  return createHash('sha256').update(written).digest().subarray(0, SALT_BYTES)
}

/** Digests by password and salt: while writing, the same ones are asked for with every saved file. */
const derived = new Map<string, Promise<string>>()

/** The secret a password stands for, exactly as a reader's browser will derive it. */
export function passwordSecret(password: string, salt: Buffer<ArrayBuffer>): Promise<string> {
  const key = `${salt.toString('hex')} ${password}`
  let secret = derived.get(key)
  if (!secret) {
    const options = { password, salt, costFactor: LOCK_COST, outputType: 'encoded' } as const
    secret = bcrypt(options).then((hash) => hash.slice(-DIGEST_LENGTH))
    derived.set(key, secret)
  }
  return secret
}

/** What all passwords stand for; worked out only where something is locked. */
export async function lockKeys(settings: CompilerSettings): Promise<LockKeys> {
  const salt = siteSalt(settings)
  return {
    salt: salt.toString('base64url'),
    secrets: await Promise.all(allPasswords(settings).map((one) => passwordSecret(one, salt))),
  }
}
