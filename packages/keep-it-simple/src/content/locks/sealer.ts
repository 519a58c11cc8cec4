import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
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
  type Seal,
  type SealedContent,
  type SealedFile,
} from '#model/seal.ts'
import { writeWhole } from '../markdown/media/generated-files.ts'
import type { CompilerSettings } from '../settings.ts'
import { passwordSecret, siteSalt } from './derive.ts'
import { allPasswords } from './lock-pages.ts'

type Bytes = Buffer<ArrayBuffer>

/** A file only a locked page has: how its text links it, and its bytes. */
export interface PlainFile {
  readonly href: string
  readonly type: string
  readonly bytes: Bytes
}

/**
 * Encrypts pages. Nothing in it is random: a content key is derived from the passwords' secrets and the
 * text itself, so the same page gives the same bytes, and another text or password another key.
 */
export class Sealer {
  private readonly folder: string
  private readonly base: string
  private readonly salt: Bytes
  private readonly passwords: readonly string[]
  private readonly written: string[] = []

  constructor(settings: CompilerSettings) {
    this.folder = join(settings.out, 'sealed')
    this.base = settings.site.base
    this.salt = siteSalt(settings)
    this.passwords = allPasswords(settings)
  }

  async seal(
    path: string,
    openers: readonly number[],
    page: object,
    files: readonly PlainFile[],
  ): Promise<Seal> {
    const secrets = await Promise.all(
      openers.map((index) => passwordSecret(this.passwords[index]!, this.salt)),
    )
    if (secrets.length === 0) throw new Error(`No password opens ${path}`)
    const contentKey = contentKeyOf(path, secrets, page, files)
    const master = await masterKey(contentKey)
    const sealedFiles: SealedFile[] = []
    for (const [index, { href, type, bytes }] of files.entries()) {
      const part = String(index)
      const whole = await sealPart(master, contentKey, path, part, padded(bytes))
      sealedFiles.push({ href, type, file: this.keep(path, part, whole) })
    }
    const content: SealedContent = { page, files: sealedFiles }
    const plain = padded(deflateRawSync(JSON.stringify(content)))
    const whole = await sealPart(master, contentKey, path, PAGE_PART, plain)
    return {
      salt: this.salt.toString('base64url'),
      cost: LOCK_COST,
      slots: await Promise.all(
        secrets.map((secret, index) => wrap(secret, contentKey, path, index)),
      ),
      file: this.keep(path, PAGE_PART, whole),
    }
  }

  /** Where the encrypted files lie and are published; what earlier builds left is removed. */
  finish(): (readonly [source: string, publicPath: string])[] {
    const current = new Set(this.written)
    for (const name of existsSync(this.folder) ? readdirSync(this.folder) : [])
      if (!current.has(name)) rmSync(join(this.folder, name))
    return [...current].map((name) => [join(this.folder, name), `/sealed/${name}`])
  }

  /** The name says which address it belongs to and nothing else. */
  private keep(path: string, part: string, bytes: Uint8Array): string {
    const owner = hex(`${path}|${part}`)
    const name = `${owner}.${hex(bytes)}.bin`
    if (!existsSync(join(this.folder, name))) writeWhole(join(this.folder, name), bytes)
    this.written.push(name)
    return toHref(this.base, `/sealed/${name}`)
  }
}

const hex = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12)

function contentKeyOf(
  path: string,
  secrets: readonly string[],
  page: object,
  files: readonly PlainFile[],
): Bytes {
  const text = createHash('sha256').update(JSON.stringify(page))
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
