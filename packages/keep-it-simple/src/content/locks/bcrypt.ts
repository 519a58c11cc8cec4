import { compare, encodeBase64, hash } from 'bcryptjs'
import { HASH_LENGTH } from '#model/lock.ts'
import { NO_CRYPTO } from '#model/seal.ts'

/** S5.6, S9.15 */
const ROUNDS = { min: 4, max: 31, usual: 10 }
/** S9.15, in bytes. */
const SALT_BYTES = 16

/** S5.6: a new salt; rounds out of range are brought into it. */
export function makeSalt(
  rounds: number = ROUNDS.usual,
  random: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto,
): string {
  if (!random) throw new Error(NO_CRYPTO)
  const whole = Number.isNaN(rounds) ? ROUNDS.usual : Math.trunc(rounds)
  const clamped = Math.min(ROUNDS.max, Math.max(ROUNDS.min, whole))
  const bytes = random.getRandomValues(new Uint8Array(SALT_BYTES))
  return `$2b$${String(clamped).padStart(2, '0')}$${encodeBase64(bytes, SALT_BYTES)}`
}

/** S5.6, S5.7: the hash of a password; the library gives way after every 100 ms (S9.15). */
export async function hashPassword(password: unknown, salt: string = makeSalt()): Promise<string> {
  if (typeof password !== 'string') throw new Error(`Illegal arguments: ${typeof password}, string`)
  const problem = saltProblem(salt)
  if (problem !== undefined) throw new Error(problem)
  return hash(password, salt)
}

/** S5.7. Looked at first: the library takes letters for a number of rounds. */
function saltProblem(salt: string): string | undefined {
  if (!salt.startsWith('$2')) return `Invalid salt version: ${salt.slice(0, 2)}`
  if (!/^\$2[aby]?\$/.test(salt)) return `Invalid salt revision: ${salt.slice(2, 4)}`
  const [, , rounds = '', rest = ''] = salt.split('$')
  if (!/^\d\d$/.test(rounds)) return 'Missing salt rounds'
  if (Number(rounds) < ROUNDS.min || Number(rounds) > ROUNDS.max)
    return `Illegal number of rounds (4-31): ${Number(rounds)}`
  if (rest.length < 22) return `Illegal length: ${rest.length} != 22`
  return /^[./\w]{22}/.test(rest) && !rest.slice(0, 22).includes('_')
    ? undefined
    : `Illegal salt: ${rest.slice(0, 22)}`
}

/** What is wrong with a hash from the settings, in the words of S5.7. */
export function hashProblem(written: string): string | undefined {
  return written.length === HASH_LENGTH
    ? saltProblem(written)
    : `Illegal length: ${written.length} != ${HASH_LENGTH}`
}

/** Results by password and hash: each comparison costs a noticeable part of a second. */
const compared = new Map<string, Promise<boolean>>()

/** S5.4: false for an empty password, a hash of another length, and whatever cannot be compared. */
export function checkPassword(password: string, written: string): Promise<boolean> {
  if (password === '' || written.length !== HASH_LENGTH) return Promise.resolve(false)
  const key = JSON.stringify([password, written])
  let result = compared.get(key)
  if (!result) {
    result =
      saltProblem(written) === undefined
        ? compare(password, written).catch(() => false)
        : Promise.resolve(false)
    compared.set(key, result)
  }
  return result
}
