import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants, inflateRawSync, inflateSync } from 'node:zlib'
import { Finder } from './finder.ts'

/** How deep packed things may lie in each other. */
const DEPTH = 5
/** A packed piece anywhere in a file; more attempts would only be noise. */
const ATTEMPTS = 4_000
const ALIGNMENTS = [0, 1, 2]

export interface Leak {
  readonly file: string
  readonly word: string
  readonly form: string
}

/** Every way a word could stand in a file, by name. */
export function formsOf(word: string): Map<string, Buffer> {
  const bytes = Buffer.from(word)
  const hex = bytes.toString('hex')
  const swapped = Buffer.from(word, 'utf16le').swap16()
  const units = [...word].flatMap((one) => one.split(''))
  const u = (upper: boolean) =>
    units
      .map((one) => one.charCodeAt(0).toString(16).padStart(4, '0'))
      .map((one) => `\\u${upper ? one.toUpperCase() : one}`)
      .join('')
  const texts: Record<string, string> = {
    'utf-8': word,
    lower: word.toLowerCase(),
    upper: word.toUpperCase(),
    nfd: word.normalize('NFD'),
    reversed: [...word].reverse().join(''),
    percent: hex.replace(/../g, (pair) => `%${pair.toUpperCase()}`),
    'percent, small': hex.replace(/../g, (pair) => `%${pair}`),
    'percent, as written': encodeURIComponent(word),
    '\\u': u(false),
    '\\U': u(true),
    entities: [...word].map((one) => `&#${one.codePointAt(0)};`).join(''),
    'hex entities': [...word].map((one) => `&#x${one.codePointAt(0)!.toString(16)};`).join(''),
    hex,
    HEX: hex.toUpperCase(),
    list: [...bytes].join(','),
    'spaced list': [...bytes].join(', '),
  }
  const forms = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))
  forms.set('utf-16le', Buffer.from(word, 'utf16le'))
  forms.set('utf-16be', swapped)
  for (const at of ALIGNMENTS) {
    for (const kind of ['base64', 'base64url'] as const) {
      const text = Buffer.concat([Buffer.alloc(at), bytes])
        .toString(kind)
        .replace(/=+$/, '')
      // The first and last characters depend on what stands around.
      forms.set(`${kind} +${at}`, Buffer.from(text.slice(at === 0 ? 0 : at + 1, -1)))
    }
  }
  for (const kind of ['md5', 'sha1', 'sha256', 'sha512'])
    forms.set(kind, Buffer.from(createHash(kind).update(word).digest('hex')))
  return forms
}

/** Finds words in the names and bytes of files, however they are packed. */
export class LeakScanner {
  private readonly finder: Finder<Omit<Leak, 'file'>>

  constructor(words: readonly string[]) {
    const patterns = words.flatMap((word) =>
      [...formsOf(word)]
        .filter(([, bytes]) => bytes.length > 1)
        .map(([form, bytes]) => [bytes, { word, form }] as const),
    )
    this.finder = new Finder(patterns)
  }

  scanFolder(folder: string): Leak[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name)
        const name = path.slice(folder.length + 1)
        return [...this.scan(name, Buffer.from(name)), ...this.scan(name, readFileSync(path))]
      })
  }

  scan(file: string, bytes: Buffer, depth = 0, inside = ''): Leak[] {
    const found = this.finder
      .find(bytes)
      .map(({ word, form }) => ({ file, word, form: inside + form }))
    if (depth >= DEPTH) return found
    for (const [name, inner] of unpack(bytes))
      found.push(...this.scan(file, inner, depth + 1, `${inside}${name} > `))
    return found
  }
}

/** Everything that might be packed inside. */
function* unpack(bytes: Buffer): Generator<readonly [string, Buffer]> {
  yield* tried('brotli', () => brotliDecompressSync(bytes))
  yield* tried('deflate', () => inflateRawSync(bytes))
  let attempts = 0
  for (let at = bytes.indexOf(0x78); at !== -1; at = bytes.indexOf(0x78, at + 1)) {
    if (at + 2 > bytes.length || bytes.readUInt16BE(at) % 31 !== 0) continue
    if (attempts++ > ATTEMPTS) break
    yield* tried('zlib', () => inflateSync(bytes.subarray(at), TOLERANT))
  }
  const gzip = Buffer.from([0x1f, 0x8b, 8])
  for (let at = bytes.indexOf(gzip); at !== -1; at = bytes.indexOf(gzip, at + 1))
    yield* tried('gzip', () => inflateRawSync(bytes.subarray(gzipStart(bytes, at)), TOLERANT))
  const entry = Buffer.from('PK\u0003\u0004')
  for (let at = bytes.indexOf(entry); at !== -1; at = bytes.indexOf(entry, at + 1)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    yield* tried('zip', () => inflateRawSync(bytes.subarray(start), TOLERANT))
  }
  const text = bytes.toString('latin1')
  for (const [blob] of text.matchAll(/[\w+/-]{24,}/g)) yield ['base64', Buffer.from(blob, 'base64')]
}

/** Behind the header and the name it may carry: what follows the member must not matter. */
const gzipStart = (bytes: Buffer, at: number): number =>
  bytes[at + 3]! & 8 ? bytes.indexOf(0, at + 10) + 1 : at + 10

const TOLERANT = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 << 20 }

function* tried(name: string, open: () => Buffer): Generator<readonly [string, Buffer]> {
  try {
    const inner = open()
    if (inner.length > 0) yield [name, inner]
  } catch {
    // It was not packed that way.
  }
}
