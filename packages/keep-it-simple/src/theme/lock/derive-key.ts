import { bcrypt } from 'hash-wasm'
import { masterKey } from '#model/seal-keys.ts'
import { DIGEST_LENGTH } from '#model/seal.ts'

export interface Task {
  readonly password: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly cost: number
}

/** The key a password stands for: a third of a second of work, in the thread that asks for it. */
export async function deriveHere({ password, salt, cost }: Task): Promise<CryptoKey> {
  const hash = await slowHash(password, salt, cost)
  return masterKey(new TextEncoder().encode(hash.slice(-DIGEST_LENGTH)))
}

async function slowHash(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  cost: number,
): Promise<string> {
  try {
    return await bcrypt({ password, salt, costFactor: cost, outputType: 'encoded' })
  } catch {
    // Where a policy forbids WebAssembly: the same in script, a third slower.
    const { encodeBase64, hash } = await import('bcryptjs')
    return hash(password, `$2b$${cost}$${encodeBase64(salt, salt.length)}`)
  }
}
