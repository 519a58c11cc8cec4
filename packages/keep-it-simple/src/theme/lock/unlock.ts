import './lock.css'
import { inTime } from '#browser/patience.ts'
import type { LockedPage, PageData } from '#model/page.ts'
import { isSoundSeal, normalPassword } from '#model/seal.ts'
import { deriveKey } from './derive.ts'
import { LockSession } from './lock-session.ts'
import { fromBase64, openSeal } from './open-seal.ts'

const session = new LockSession()
/** Pages of this visit, by their encrypted files: going back decrypts nothing again. */
const opened = new Map<string, PageData>()

/**
 * Tries a password on a locked page: false when it opens nothing. The check is the opening itself;
 * nothing is published that a password could be compared with.
 */
export async function unlock(page: LockedPage, password: string): Promise<boolean> {
  const normal = normalPassword(password)
  if (normal === undefined || !isSoundSeal(page.seal)) return false
  const { salt, cost } = page.seal
  const key = await deriveKey({ password: normal, salt: fromBase64(salt), cost })
  const found = await openWith(key, page, page.path)
  if (found) await session.add({ key, scope: page.scope })
  return found !== undefined
}

/** The page itself where a key of this visit opens it, else the prompt: it says what is wrong when it is asked. */
export async function openPage(page: LockedPage, path: string): Promise<PageData> {
  const known = opened.get(`${path} ${page.seal.file}`)
  if (known) return known
  if (!globalThis.crypto?.subtle) return page
  for (const { key } of await session.keys()) {
    const found = await openWith(key, page, path).catch(() => undefined)
    if (found) return found
  }
  return page
}

/** S4.5, the other way: nothing of what was unlocked stays. */
export async function lockAgain(): Promise<void> {
  opened.clear()
  await session.forget()
}

async function openWith(
  key: CryptoKey,
  page: LockedPage,
  path: string,
): Promise<PageData | undefined> {
  const found = await openSeal(key, path, page.seal, fetchBytes)
  if (!found) return undefined
  const whole: PageData = { ...found, opened: page.scope }
  opened.set(`${path} ${page.seal.file}`, whole)
  return whole
}

/** Milliseconds: pictures may be large. */
const WHOLE = 20_000

async function fetchBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
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
