import { inTime } from '#browser/patience.ts'
import { cipherKey, decryptPart, masterKey } from '#model/seal-keys.ts'
import {
  isSoundSeal,
  PAGE_PART,
  partContext,
  partKeyUse,
  slotContext,
  slotKeyUse,
  type Seal,
  type SealedContent,
} from '#model/seal.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The page behind a seal, if this key opens one of its slots. `path` is the address the reader asked
 * for, not what the data says: what belongs to another address does not open here. The key that opens a
 * slot is the right one, so a file it does not open is a broken file, and an error.
 */
export async function openSeal(
  key: CryptoKey,
  path: string,
  seal: Seal,
  fetchBytes: (file: string) => Promise<Bytes> = fetchPart,
): Promise<string | undefined> {
  const master = isSoundSeal(seal) ? await contentKey(key, path, seal) : undefined
  if (!master) return undefined
  const open = async (part: string, file: string) => {
    const partKey = await cipherKey(master, partKeyUse(part))
    const plain = await decryptPart(partKey, partContext(path, part), await fetchBytes(file))
    return plain && withoutPadding(plain)
  }
  const packed = await open(PAGE_PART, seal.file)
  if (!packed) throw new Error(`${seal.file} is damaged`)
  const { html, files } = JSON.parse(await inflate(packed)) as SealedContent
  const opened = await Promise.all(
    files.map(async ({ href, type, file }, index) => {
      const bytes = await open(String(index), file)
      return bytes && ([href, new Blob([bytes], { type })] as const)
    }),
  )
  return withBlobs(
    html,
    opened.filter((one) => one !== undefined),
  )
}

async function contentKey(
  key: CryptoKey,
  path: string,
  seal: Seal,
): Promise<CryptoKey | undefined> {
  const slotKey = await cipherKey(key, slotKeyUse(path))
  for (const [index, slot] of seal.slots.entries()) {
    const secret = await decryptPart(slotKey, slotContext(path, index), fromBase64(slot))
    if (secret) return masterKey(secret)
  }
  return undefined
}

/** Pictures and the like exist in memory only: every place that names one gets its address there. */
function withBlobs(html: string, blobs: readonly (readonly [string, Blob])[]): string {
  let text = html
  // The longer name first: one may be the beginning of another.
  for (const [href, blob] of blobs.toSorted(([a], [b]) => b.length - a.length))
    text = text.replaceAll(href, URL.createObjectURL(blob))
  return text
}

function withoutPadding(plain: Bytes): Bytes {
  const length = new DataView(plain.buffer, plain.byteOffset).getUint32(0)
  return plain.slice(4, 4 + length)
}

async function inflate(packed: Bytes): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

export function fromBase64(text: string): Bytes {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Milliseconds: pictures may be large. */
const WHOLE = 20_000

async function fetchPart(file: string): Promise<Bytes> {
  const stop = new AbortController()
  try {
    const response = await inTime(fetch(file, { signal: stop.signal }))
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    return new Uint8Array(await inTime(response.arrayBuffer(), WHOLE))
  } catch (error) {
    // The browser lets the next request wait for one that hangs.
    stop.abort()
    throw error
  }
}
