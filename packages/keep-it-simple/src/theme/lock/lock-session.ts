import { getCached, putCached, removeCached, removeOutdated } from '#browser/key-store.ts'
import { forgetStored, readStored, writeStored } from '#browser/storage.ts'
import { makeMarker, provenKeys, readMarker, type Held } from './marker.ts'

interface StoredKeys {
  readonly until: number
  readonly held: readonly Held[]
}

/**
 * The keys of this visit: in memory, and where the browser can store them, across reloads. Never the
 * password, and never a key that could be read.
 */
export class LockSession {
  private held: readonly Held[] = []
  private restored: Promise<void> | undefined

  /** All keys entered so far, the last one first. */
  async keys(): Promise<readonly Held[]> {
    this.restored ??= this.restore()
    await this.restored
    return this.held
  }

  async add(held: Held): Promise<void> {
    this.held = [held, ...(await this.keys())]
    const before = readMarker(readStored('kis:lock', 'session'))
    const marker = await makeMarker(this.held, before?.id)
    const value: StoredKeys = { until: marker.until, held: this.held }
    await Promise.all([removeOutdated(), putCached(marker.id, value)])
    writeStored('kis:lock', JSON.stringify(marker), 'session')
  }

  async forget(): Promise<void> {
    this.held = []
    const marker = readMarker(readStored('kis:lock', 'session'))
    forgetStored('kis:lock', 'session')
    if (marker) await removeCached(marker.id)
  }

  private async restore(): Promise<void> {
    const stored = readStored('kis:lock', 'session')
    if (stored === undefined) return
    const marker = readMarker(stored)
    const cached = marker && (await getCached<StoredKeys>(marker.id))
    this.held = marker && cached ? await provenKeys(marker, cached.held) : []
    // A marker without its keys, or one that was changed, is of no use to anybody.
    if (this.held.length === 0) await this.forget()
  }
}
