import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { RUN_LANGUAGES, type RunLanguage } from '#model/runnable.ts'
import { toSiteTime } from '#model/date.ts'
import { proofKey, readProofs, writeProofs, type Proof } from '../proofs.ts'
import type { CompilerSettings } from '../settings.ts'
import { findBlocks, type FoundBlock } from './find-blocks.ts'
import { judge } from './judge.ts'
import type { Runner } from './runner.ts'
import { RUNNERS } from './runners.ts'
import { chooseBlocks, type Extent } from './choose-blocks.ts'
import type { Workshop } from './workshop.ts'

const DAY = 24 * 60 * 60 * 1000

/** Programs, not places: the same one may stand on several pages. */
export interface LanguageCount {
  readonly executed: number
  readonly cached: number
}

export interface VerifyResult {
  readonly diagnostics: readonly Diagnostic[]
  readonly counts: Readonly<Record<RunLanguage, LanguageCount>>
}

/** The promise to readers: every program is executed, and prints what the page says. */
export async function verify(
  settings: CompilerSettings,
  workshop: Workshop,
  extent: Extent,
): Promise<VerifyResult> {
  const { blocks, diagnostics } = await findBlocks(settings)
  const old = readProofs(settings.proofs)
  const proofs = new Map<string, Proof>()
  const now = Date.now()
  const date = toSiteTime(now, settings.site.timeZone).slice(0, 10)
  const counts: Partial<Record<RunLanguage, LanguageCount>> = {}
  for (const language of RUN_LANGUAGES) {
    const own = onePerKey(blocks.filter((block) => block.language === language))
    const runner = RUNNERS[language]
    const tool = runner.version()
    const chosen = chooseBlocks([...own.keys()], old, extent, tool, Math.floor(now / DAY))
    const results = await runBlocks(
      runner,
      workshop,
      tool,
      [...chosen].map((key) => own.get(key)!),
    )
    for (const key of own.keys()) {
      const before = old.get(key)
      const wrong = results.get(key)
      if (wrong) diagnostics.push(wrong)
      // A look at what is proven changes nothing; only a full run gives it a new date.
      else if (before && (extent !== 'all' || !chosen.has(key))) proofs.set(key, before)
      else if (tool !== undefined) proofs.set(key, { tool, date })
    }
    const executed = tool === undefined ? 0 : chosen.size
    counts[language] = { executed, cached: own.size - chosen.size }
  }
  writeProofs(settings.proofs, proofs)
  return {
    diagnostics: diagnostics.sort(compareDiagnostics),
    counts: counts as VerifyResult['counts'],
  }
}

/** Of several places with the same program and output, the first is the one reported. */
function onePerKey(blocks: readonly FoundBlock[]): Map<string, FoundBlock> {
  return new Map(blocks.toReversed().map((block) => [proofKey(block), block]))
}

/** By key: what is wrong with the program, or nothing. */
async function runBlocks(
  runner: Runner,
  workshop: Workshop,
  tool: string | undefined,
  blocks: readonly FoundBlock[],
): Promise<Map<string, Diagnostic | undefined>> {
  if (blocks.length === 0) return new Map()
  if (tool === undefined)
    return new Map(blocks.map((block) => [proofKey(block), notRun(block, runner.remedy)]))
  const results = new Map<string, Diagnostic | undefined>()
  const runAll = await runner.prepare(workshop)
  await runAll(blocks, (index, outcome) => {
    const block = blocks[index]!
    results.set(proofKey(block), judge(block, outcome))
  })
  return results
}

const notRun = ({ file, line, language }: FoundBlock, remedy: string): Diagnostic => ({
  severity: 'error',
  code: 'no-toolchain',
  file,
  line,
  message: `This ${language} program is not proven yet, and this machine cannot run it.`,
  remedy,
})
