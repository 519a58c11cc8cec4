import type { PageData } from '#model/page.ts'
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
type Fetch = (file: string) => Promise<Bytes>

/**
 * The page behind a seal, if this key opens one of its slots. `path` is the address the reader asked
 * for, not what the data says: what belongs to another address does not open here. The key that opens a
 * slot is the right one, so a file it does not open is a broken file, and an error.
 */
export async function openSeal(
  key: CryptoKey,
  path: string,
  seal: Seal,
  fetchBytes: Fetch,
): Promise<PageData | undefined> {
  const master = isSoundSeal(seal) ? await contentKey(key, path, seal) : undefined
  if (!master) return undefined
  const open = async (part: string, file: string) => {
    const partKey = await cipherKey(master, partKeyUse(part))
    const plain = await decryptPart(partKey, partContext(path, part), await fetchBytes(file))
    return plain && withoutPadding(plain)
  }
  const packed = await open(PAGE_PART, seal.file)
  if (!packed) throw new Error(`${seal.file} is damaged`)
  const { page, files } = JSON.parse(await inflate(packed)) as SealedContent
  const opened = await Promise.all(
    files.map(async ({ href, type, file }, index) => {
      const bytes = await open(String(index), file)
      return bytes && ([href, new Blob([bytes], { type })] as const)
    }),
  )
  return withBlobs(
    page,
    opened.filter((one) => one !== undefined),
  ) as PageData
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
function withBlobs(page: unknown, blobs: readonly (readonly [string, Blob])[]): unknown {
  let text = JSON.stringify(page)
  // The longer name first: one may be the beginning of another.
  for (const [href, blob] of blobs.toSorted(([a], [b]) => b.length - a.length))
    text = text.replaceAll(href, URL.createObjectURL(blob))
  return JSON.parse(text)
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
