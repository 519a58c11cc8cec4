import type { LockWishes } from '#model/lock.ts'

/** What the compiler knows of a locked page. */
export interface PageLock {
  /** Which passwords open it, by their number among those of the build, in the order of comparison. */
  readonly openers: readonly number[]
  /** What may be shown although it is locked. */
  readonly shows: Pick<LockWishes, 'title' | 'tags' | 'hint'> & {
    /** Its other names, which are written to be searched for; only with the title. */
    readonly aliases?: readonly string[]
  }
  /** `site` under the global lock. */
  readonly scope: 'page' | 'site'
}
