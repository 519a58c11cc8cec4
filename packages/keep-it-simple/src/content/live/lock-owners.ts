import { ownerOf, type FindOwner } from '../locks/lock-pages.ts'

/**
 * Which password opens what, compared behind: each comparison costs a good part of a second of work,
 * and only locked pages wait for it.
 */
export class LockOwners {
  private readonly known = new Map<string, number | undefined>()
  private readonly wanted = new Map<string, readonly string[]>()

  readonly find: FindOwner = (hash, passwords) => {
    if (!this.known.has(hash)) this.wanted.set(hash, passwords)
    return this.known.get(hash)
  }

  get areKnown(): boolean {
    return this.wanted.size === 0
  }

  async all(): Promise<void> {
    for (const [hash, passwords] of this.wanted) {
      this.known.set(hash, await ownerOf(hash, passwords))
      this.wanted.delete(hash)
    }
  }
}
