import { expect, it } from 'vitest'
import { cipherKey, decryptPart, encryptPart, markerKey, masterKey } from './seal-keys.ts'
import { NONCE_BYTES } from './seal.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const nonce = new Uint8Array(NONCE_BYTES).fill(7)
const master = await masterKey(new Uint8Array(32).fill(1))
const key = await cipherKey(master, 'page')
const sealed = await encryptPart(key, nonce, '/a/', bytes('text'))
const opened = async (...parts: Parameters<typeof decryptPart>) => {
  const plain = await decryptPart(...parts)
  return plain && new TextDecoder().decode(plain)
}

it('what was sealed is opened by the same key in the same place', async () => {
  expect(sealed.subarray(0, NONCE_BYTES)).toEqual(nonce)
  // A tag of 16 bytes stands behind the text.
  expect(sealed).toHaveLength(NONCE_BYTES + 4 + 16)
  expect(await opened(key, '/a/', sealed)).toBe('text')
  const again = await cipherKey(await masterKey(new Uint8Array(32).fill(1)), 'page')
  expect(await opened(again, '/a/', sealed)).toBe('text')
})

it('another secret, use, place or bit opens nothing', async () => {
  const other = await masterKey(new Uint8Array(32).fill(2))
  expect(await opened(await cipherKey(other, 'page'), '/a/', sealed)).toBeUndefined()
  expect(await opened(await cipherKey(master, 'list'), '/a/', sealed)).toBeUndefined()
  expect(await opened(key, '/b/', sealed)).toBeUndefined()
  for (const at of [0, NONCE_BYTES, sealed.length - 1]) {
    const changed = sealed.slice()
    changed[at]! ^= 1
    expect(await opened(key, '/a/', changed)).toBeUndefined()
  }
})

it('no key can be read back, and each does its own work only', async () => {
  const marker = await markerKey(master, 'marker')
  for (const one of [master, key, marker]) expect(one.extractable).toBe(false)
  expect(master.usages).toEqual(['deriveKey'])
  expect(key.usages.toSorted()).toEqual(['decrypt', 'encrypt'])
  expect(marker.usages.toSorted()).toEqual(['sign', 'verify'])
  expect(key.algorithm).toMatchObject({ name: 'AES-GCM', length: 256 })
  expect(marker.algorithm).toMatchObject({ name: 'HMAC', hash: { name: 'SHA-256' }, length: 256 })
  const signed = await crypto.subtle.sign('HMAC', marker, bytes('a'))
  const same = await markerKey(master, 'marker')
  expect(await crypto.subtle.verify('HMAC', same, signed, bytes('a'))).toBe(true)
  const otherUse = await markerKey(master, 'other')
  expect(await crypto.subtle.verify('HMAC', otherUse, signed, bytes('a'))).toBe(false)
})
