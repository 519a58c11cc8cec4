import { KEY_SALT, NONCE_BYTES } from './seal.ts'

/** The calls of WebCrypto that compiler and browser share, so that both derive the same keys. */

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A key other keys are derived from. It cannot be read back, neither by us nor by who finds it. */
export function masterKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
}

const hkdf = (use: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: utf8(KEY_SALT),
  info: utf8(use),
})

export function cipherKey(master: CryptoKey, use: string): Promise<CryptoKey> {
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(hkdf(use), master, aes, false, ['encrypt', 'decrypt'])
}

export function markerKey(master: CryptoKey, use: string): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return crypto.subtle.deriveKey(hkdf(use), master, hmac, false, ['sign', 'verify'])
}

/** The nonce in front, then what AES-GCM gives. */
export async function encryptPart(
  key: CryptoKey,
  nonce: Uint8Array<ArrayBuffer>,
  context: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: utf8(context) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain))
  const whole = new Uint8Array(nonce.length + sealed.length)
  whole.set(nonce)
  whole.set(sealed, nonce.length)
  return whole
}

/** Nothing when the key is another one, or a single bit of text or context is. */
export async function decryptPart(
  key: CryptoKey,
  context: string,
  whole: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const iv = whole.slice(0, NONCE_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(context) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, whole.slice(NONCE_BYTES)))
  } catch {
    return undefined
  }
}
