import { markerKey } from '#model/seal-keys.ts'
import { MARKER_KEY_USE } from '#model/seal.ts'

/** A visit longer than this asks for the password again, in milliseconds. */
const LASTS = 12 * 60 * 60 * 1000

/** A key that was entered, and what it opened: a page, or the whole site. */
export interface Held {
  readonly key: CryptoKey
  readonly scope: 'page' | 'site'
}

/**
 * S4.5: what browser storage says about a visit: that the site (`g`) or pages (`p`) were unlocked. Each
 * mark is a salted proof computed with a key; without the key, which cannot be copied, it opens nothing.
 */
export interface Marker {
  readonly id: string
  readonly salt: string
  readonly until: number
  readonly g: readonly string[]
  readonly p: readonly string[]
}

const random = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function makeMarker(held: readonly Held[], id = random()): Promise<Marker> {
  const bare = { id, salt: random(), until: Date.now() + LASTS }
  const proofs = (scope: Held['scope']) =>
    Promise.all(held.filter((one) => one.scope === scope).map((one) => proofOf(one, bare)))
  return { ...bare, g: await proofs('site'), p: await proofs('page') }
}

/** The keys a marker really speaks of: each proof must be its own, and the time not over. */
export async function provenKeys(marker: Marker, cached: readonly Held[]): Promise<Held[]> {
  if (!(marker.until > Date.now())) return []
  const proven: Held[] = []
  for (const one of cached) {
    const written = one.scope === 'site' ? marker.g : marker.p
    if (written.includes(await proofOf(one, marker))) proven.push(one)
  }
  return proven
}

export function readMarker(text: string | undefined): Marker | undefined {
  try {
    const { id, salt, until, g, p } = JSON.parse(text ?? '') as Marker
    const sound =
      typeof id === 'string' &&
      typeof salt === 'string' &&
      typeof until === 'number' &&
      Array.isArray(g) &&
      Array.isArray(p)
    return sound ? { id, salt, until, g, p } : undefined
  } catch {
    return undefined
  }
}

async function proofOf(
  { key, scope }: Held,
  { id, salt, until }: Pick<Marker, 'id' | 'salt' | 'until'>,
): Promise<string> {
  const text = new TextEncoder().encode([salt, id, until, scope].join('|'))
  const proof = await crypto.subtle.sign('HMAC', await markerKey(key, MARKER_KEY_USE), text)
  return Array.from(new Uint8Array(proof), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
