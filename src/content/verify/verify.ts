import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { RUN_LANGUAGES, type RunLanguage } from '#model/runnable.ts'
import { toSiteTime } from '#model/date.ts'
import { proofKey, readProofs, writeProofs, type Proof } from '../proofs.ts'
import type { PressSettings } from '../settings.ts'
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
  settings: PressSettings,
  workshop: Workshop,
  extent: Extent,
): Promise<VerifyResult> {
  const { blocks, diagnostics } = findBlocks(settings)
  const old = readProofs(settings.proofs)
  const proofs = new Map<string, Proof>()
  const now = Date.now()
  const date = toSiteTime(now, settings.site.timeZone).slice(0, 10)
  const day = Math.floor(now / DAY)
  const counts: Partial<Record<RunLanguage, LanguageCount>> = {}
  for (const language of RUN_LANGUAGES) {
    const own = onePerKey(blocks.filter((block) => block.language === language))
    const runner = RUNNERS[language]
    const present = () => runner.present(workshop)
    const chosen = chooseBlocks([...own.keys()], old, extent, present, day)
    const results = await runBlocks(
      runner,
      workshop,
      [...chosen].map((key) => own.get(key)!),
    )
    for (const key of own.keys()) {
      const before = old.get(key)
      const result = results.get(key)
      if (result?.diagnostic) diagnostics.push(result.diagnostic)
      // A look at what is proven changes nothing; only a full run gives it a new date.
      else if (result && (extent !== 'audit' || !before))
        proofs.set(key, { tool: result.tool, date })
      else if (before) proofs.set(key, before)
    }
    counts[language] = { executed: results.size, cached: own.size - chosen.size }
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

interface BlockResult {
  readonly tool: string
  readonly diagnostic?: Diagnostic
}

async function runBlocks(
  runner: Runner,
  workshop: Workshop,
  blocks: readonly FoundBlock[],
): Promise<Map<string, BlockResult>> {
  const results = new Map<string, BlockResult>()
  if (blocks.length === 0) return results
  if (!runner.present(workshop)) {
    for (const block of blocks)
      results.set(proofKey(block), { tool: '', diagnostic: notRun(block, runner.remedy) })
    return results
  }
  const toolchain = await runner.prepare(workshop)
  await toolchain.run(blocks, (index, outcome) => {
    const diagnostic = judge(blocks[index]!, outcome)
    results.set(proofKey(blocks[index]!), {
      tool: toolchain.version,
      ...(diagnostic && { diagnostic }),
    })
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
