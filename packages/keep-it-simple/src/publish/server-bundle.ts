import type { PageData } from '#model/page.ts'
import type { LockKeys } from '#model/seal.ts'
import type { ShellAssets } from '#model/shell-assets.ts'

/** What the built server bundle exports; its source is `src/app/entry-server.tsx`. */
export interface ServerBundle {
  /** Texts of the scripts that stand in documents. */
  readonly INLINE_SCRIPTS?: readonly string[]
  readonly INLINE_STYLES?: readonly string[]
  readonly renderPage: (
    page: PageData,
    assets: ShellAssets,
    keys?: LockKeys,
  ) => Promise<{
    readonly html: string
    /** What is encrypted beside it, by its name below `sealed/`. */
    readonly sealed: readonly (readonly [name: string, bytes: Uint8Array])[]
  }>
}
