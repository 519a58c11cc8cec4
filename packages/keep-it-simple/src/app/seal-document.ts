import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { sealedOwner } from '#config/sealed-owner.ts'
import { toHref } from '#model/path.ts'
import { cipherKey, encryptPart, masterKey } from '#model/seal-keys.ts'
import {
  KEY_SALT,
  LOCK_COST,
  NONCE_BYTES,
  PAGE_PART,
  paddedLength,
  partContext,
  partKeyUse,
  slotContext,
  slotKeyUse,
  type LockedInside,
  type LockKeys,
  type Seal,
  type SealedContent,
  type SealedFile,
} from '#model/seal.ts'

type Bytes = Buffer<ArrayBuffer>

/** Encrypted files by their names below `sealed/`. */
export type SealedBytes = readonly (readonly [name: string, bytes: Uint8Array])[]

/**
 * Encrypts a document. Nothing in it is random: a content key is derived from the passwords' secrets and
 * the text itself, so the same page gives the same bytes, and another text or password another key.
 */
export async function sealDocument(
  path: string,
  html: string,
  { openers, files }: LockedInside,
  { salt, secrets: all }: LockKeys,
  base: string,
): Promise<{ readonly seal: Seal; readonly sealed: SealedBytes }> {
  const secrets = openers.map((index) => all[index]!)
  if (secrets.length === 0) throw new Error(`No password opens ${path}`)
  const plain = files.map(({ source, href, type }) => ({ href, type, bytes: readFileSync(source) }))
  const contentKey = contentKeyOf(path, secrets, html, plain)
  const master = await masterKey(contentKey)
  const sealed: [string, Uint8Array][] = []
  const keep = (part: string, bytes: Uint8Array) => {
    const name = `${sealedOwner(path, part)}.${hex(bytes)}.bin`
    sealed.push([name, bytes])
    return toHref(base, `/sealed/${name}`)
  }
  const sealedFiles: SealedFile[] = []
  for (const [index, { href, type, bytes }] of plain.entries()) {
    const part = String(index)
    const whole = await sealPart(master, contentKey, path, part, padded(bytes))
    sealedFiles.push({ href, type, file: keep(part, whole) })
  }
  const content: SealedContent = { html, files: sealedFiles }
  const packed = padded(deflateRawSync(JSON.stringify(content)))
  const whole = await sealPart(master, contentKey, path, PAGE_PART, packed)
  const seal: Seal = {
    salt,
    cost: LOCK_COST,
    slots: await Promise.all(secrets.map((secret, index) => wrap(secret, contentKey, path, index))),
    file: keep(PAGE_PART, whole),
  }
  return { seal, sealed }
}

const hex = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12)

function contentKeyOf(
  path: string,
  secrets: readonly string[],
  html: string,
  files: readonly { readonly href: string; readonly bytes: Bytes }[],
): Bytes {
  const text = createHash('sha256').update(html)
  for (const { href, bytes } of files)
    text.update(href).update(createHash('sha256').update(bytes).digest())
  const info = `kis1|content|${path}|${text.digest('hex')}`
  return Buffer.from(hkdfSync('sha256', secrets.join('|'), KEY_SALT, info, 32))
}

/** The same nonce comes again only with the same key and the same bytes. */
const nonceFor = (key: Bytes, use: string, bytes: Uint8Array): Bytes =>
  createHmac('sha256', key).update(`${use}|`).update(bytes).digest().subarray(0, NONCE_BYTES)

async function sealPart(
  master: CryptoKey,
  contentKey: Bytes,
  path: string,
  part: string,
  plain: Bytes,
): Promise<Uint8Array> {
  const key = await cipherKey(master, partKeyUse(part))
  return encryptPart(key, nonceFor(contentKey, part, plain), partContext(path, part), plain)
}

async function wrap(
  secret: string,
  contentKey: Bytes,
  path: string,
  index: number,
): Promise<string> {
  const master = await masterKey(Buffer.from(secret))
  const key = await cipherKey(master, slotKeyUse(path))
  const context = slotContext(path, index)
  const nonce = nonceFor(contentKey, context, Buffer.from(secret))
  return Buffer.from(await encryptPart(key, nonce, context, contentKey)).toString('base64url')
}

/** Its length in four bytes, itself, and zeros up to a length that gives little away. */
function padded(bytes: Bytes): Bytes {
  const whole = Buffer.alloc(paddedLength(bytes.length + 4))
  whole.writeUInt32BE(bytes.length)
  bytes.copy(whole, 4)
  return whole
}
