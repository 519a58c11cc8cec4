/**
 * The published form of a locked page. A password becomes a key (bcrypt, then HKDF), the key unwraps
 * the page's content key from its slot, and that opens the page's file. Every part is AES-256-GCM and
 * bound by its context to one page and one place: exchanged parts do not open.
 */
export interface Seal {
  /** 16 bytes, base64url. */
  readonly salt: string
  readonly cost: number
  /** The content key, wrapped once per password, in the order of comparison; base64url. */
  readonly slots: readonly string[]
  /** Where the encrypted data is fetched, with the base in front. */
  readonly file: string
}

/** What the prompt of a locked page has for its script. */
export interface LockPrompt {
  readonly base: string
  readonly scope: 'page' | 'site'
  readonly seal: Seal
}

/** In the page store: what is encrypted when the page is drawn. Never published. */
export interface LockedInside {
  readonly page: unknown
  /** Which passwords open it, by their numbers. */
  readonly openers: readonly number[]
  /** Files that are published because of this page alone. */
  readonly files: readonly {
    readonly source: string
    readonly href: string
    readonly type: string
    /** Of its bytes: with others the page is drawn again. */
    readonly hash: string
  }[]
}

/** What passwords stand for, by their numbers; never written to a disk. */
export interface LockKeys {
  /** base64url */
  readonly salt: string
  readonly secrets: readonly string[]
}

/** What is inside: the document as it would be published, and its files. */
export interface SealedContent {
  readonly html: string
  readonly files: readonly SealedFile[]
}

export interface SealedFile {
  /** As the page's text writes it. */
  readonly href: string
  readonly type: string
  /** Where its encrypted bytes are fetched. */
  readonly file: string
}

/** One run takes a third of a second on a desktop; an attacker needs it for every guess. */
export const LOCK_COST = 12
/** A published file may not ask a reader's machine for less or for much more. */
const COSTS = { min: 10, max: 14 }
const MAX_SLOTS = 100
/** bcrypt reads no further. */
export const MAX_PASSWORD_BYTES = 72
/** Bytes in front of every encrypted part. */
export const NONCE_BYTES = 12
/** The random part at the end of a bcrypt hash. */
export const DIGEST_LENGTH = 31

/** S8.7 */
export const NO_CRYPTO = 'WebCryptoAPI / globalThis is not available'

const FORMAT = 'kis1'

export const KEY_SALT = FORMAT
export const slotKeyUse = (path: string): string => `${FORMAT}|wrap|${path}`
export const MARKER_KEY_USE = `${FORMAT}|marker`
export const partKeyUse = (part: string): string => `${FORMAT}|part|${part}`
export const slotContext = (path: string, index: number): string =>
  `${FORMAT}|slot|${path}|${index}`
export const partContext = (path: string, part: string): string => `${FORMAT}|part|${path}|${part}`

/** Name of the part that holds the page itself; its files are numbered. */
export const PAGE_PART = 'page'

/** Two spellings of one password are one password; nothing too long is ever cut. */
export function normalPassword(password: string): string | undefined {
  const normal = password.normalize('NFC')
  const bytes = new TextEncoder().encode(normal).length
  return bytes === 0 || bytes > MAX_PASSWORD_BYTES ? undefined : normal
}

/** Whether a seal asks for something reasonable. What is published could have been changed. */
export function isSoundSeal({ cost, salt, slots }: Seal): boolean {
  return (
    Number.isInteger(cost) &&
    cost >= COSTS.min &&
    cost <= COSTS.max &&
    /^[\w-]{22}$/.test(salt) &&
    slots.length <= MAX_SLOTS
  )
}

/** Padmé: sizes come in steps of at most 12 %, so a length says little about the text. */
export function paddedLength(length: number): number {
  if (length < 2) return 2
  const exponent = Math.floor(Math.log2(length))
  const bits = Math.floor(Math.log2(exponent)) + 1
  const step = 2 ** Math.max(0, exponent - bits)
  return Math.ceil(length / step) * step
}
