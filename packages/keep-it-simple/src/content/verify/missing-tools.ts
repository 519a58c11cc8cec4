import type { RunLanguage } from '#model/runnable.ts'
import { RUN_LANGUAGES } from '#model/runnable.ts'
import { proofKey, readProofs } from '../proofs.ts'
import type { CompilerSettings } from '../settings.ts'
import { findBlocks } from './find-blocks.ts'
import { RUNNERS } from './runners.ts'

/** Languages that have to be run and cannot be on this machine. */
export async function missingTools(settings: CompilerSettings): Promise<RunLanguage[]> {
  const proofs = readProofs(settings.proofs)
  const { blocks } = await findBlocks(settings)
  const open = blocks.filter((block) => !proofs.has(proofKey(block)))
  const wanted = new Set(open.map(({ language }) => language))
  return RUN_LANGUAGES.filter(
    (language) => wanted.has(language) && RUNNERS[language].version() === undefined,
  )
}
