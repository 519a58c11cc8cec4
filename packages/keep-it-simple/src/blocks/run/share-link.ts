import { SHARED } from './left-work.ts'

/** What a reader made of a program, as a link carries it. */
export interface Shared {
  /** Which program of the page: by its text, and by its place where that text has changed. */
  readonly hash: string
  readonly place: number
  readonly code: string
  readonly input?: string
}

/** Longer addresses are cut by chats and letters. */
const MAX_LINK = 6000
/** Of the program; what comes from somebody else may be anything. */
const MAX_TEXT = 64 * 1024
/** Between the program and its input: in neither. */
const BETWEEN = '\0'

/** `#run=2.a1b2c3d4.…`: the end of an address, or nothing where it would be too long. */
export async function shareHash(shared: Shared): Promise<string | undefined> {
  const { hash, place, code, input } = shared
  const text = input === undefined ? code : code + BETWEEN + input
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  const link = `${SHARED}${place}.${hash}.${toBase64Url(bytes!)}`
  return link.length > MAX_LINK ? undefined : link
}

/** What the link carries; nothing where it is cut, or was never one. */
export async function readShared(link: string): Promise<Shared | undefined> {
  const match = /^#run=(\d{1,4})\.([\da-z]{1,16})\.([\w-]+)$/.exec(link)
  if (!match || link.length > MAX_LINK) return undefined
  try {
    const bytes = fromBase64Url(match[3]!)
    const packed = await through(new DecompressionStream('deflate-raw'), bytes, MAX_TEXT)
    if (!packed) return undefined
    const text = new TextDecoder('utf-8', { fatal: true }).decode(packed)
    const [code = '', input] = text.split(BETWEEN)
    const found = { hash: match[2]!, place: Number(match[1]), code }
    return input === undefined ? found : { ...found, input }
  } catch {
    return undefined
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  limit = Infinity,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (one) => one.charCodeAt(0))
}
