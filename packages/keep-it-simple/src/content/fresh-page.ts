import { isDeepStrictEqual } from 'node:util'
import type { CompiledPage } from './compiled-page.ts'
import { mediaUnchanged } from './markdown/media/find-media.ts'
import { sourcesUnchanged } from './markdown/sources.ts'
import type { Proofs } from './proofs.ts'
import type { CompilerSettings } from './settings.ts'

/** Whether a page that was compiled earlier is what it would be compiled to now, its own file aside. */
export function isFresh(page: CompiledPage, settings: CompilerSettings, proofs: Proofs): boolean {
  return (
    !page.diagnostics.some(({ severity }) => severity === 'error') &&
    page.undrawn.length === 0 &&
    !(settings.encodes && page.unencoded.length > 0) &&
    mediaUnchanged(page.pictures, settings) &&
    sourcesUnchanged(page.sources, settings.docs) &&
    (page.islandBundle === undefined || page.islandBundle === settings.islands?.hash) &&
    page.provable.every(({ key, proof }) => isDeepStrictEqual(proof, proofs.get(key)))
  )
}
