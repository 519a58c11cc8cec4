import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import { RUN_LANGUAGES, type RunLanguage } from '#model/runnable.ts'
import { toSiteTime } from '#model/date.ts'
import { proofKey, readProofs, writeProofs, type Proof } from '../proofs.ts'
import type { CompilerSettings } from '../settings.ts'
import { findBlocks, type FoundBlock } from './find-blocks.ts'
import { countClaims, type ClaimCounts } from './claims/find-claims.ts'
import { verifyClaims } from './claims/verify-claims.ts'
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
  /** That the executed ones took, tools included. */
  readonly seconds: number
}

export interface VerifyResult {
  readonly diagnostics: readonly Diagnostic[]
  readonly counts: Readonly<Record<RunLanguage | 'console' | 'script', LanguageCount>>
  /** Results on all pages, each place once. */
  readonly claims: ClaimCounts
}

/** The promise to readers: every program is executed, and prints what the page says. */
export async function verify(
  settings: CompilerSettings,
  workshop: Workshop,
  extent: Extent,
): Promise<VerifyResult> {
  const { blocks, claims, unmarked, diagnostics } = await findBlocks(settings)
  const old = readProofs(settings.proofs)
  const proofs = new Map<string, Proof>()
  const now = Date.now()
  const date = toSiteTime(now, settings.site.timeZone).slice(0, 10)
  const counts: Partial<Record<RunLanguage, LanguageCount>> = {}
  for (const language of RUN_LANGUAGES) {
    const runner = RUNNERS[language]
    const tool = runner.version()
    const all = blocks.filter((block) => block.language === language)
    const older = all.filter(({ was }) => was !== undefined && was !== tool)
    for (const block of older) {
      const kept = old.get(proofKey(block))
      if (kept && kept.tool === block.was) proofs.set(proofKey(block), kept)
      else diagnostics.push(neverRun(block))
    }
    const own = onePerKey(all.filter((block) => !older.includes(block)))
    const chosen = chooseBlocks([...own.keys()], old, extent, tool, Math.floor(now / DAY))
    const started = performance.now()
    const results = await runBlocks(
      runner,
      workshop,
      tool,
      [...chosen].map((key) => own.get(key)!),
    )
    const seconds = (performance.now() - started) / 1000
    for (const key of own.keys()) {
      const before = old.get(key)
      const wrong = results.get(key)
      if (wrong) diagnostics.push(wrong)
      // A look at what is proven changes nothing; only a full run gives it a new date.
      else if (before && (extent !== 'all' || !chosen.has(key))) proofs.set(key, before)
      else if (tool !== undefined) proofs.set(key, { tool, date })
    }
    const executed = tool === undefined ? 0 : chosen.size
    counts[language] = { executed, cached: own.size - chosen.size, seconds }
  }
  const day = Math.floor(now / DAY)
  const round = { old, extent, day, date }
  const results = await verifyClaims(claims, settings.root, workshop, round)
  for (const [key, proof] of results.proofs) proofs.set(key, proof)
  writeProofs(settings.proofs, proofs)
  return {
    diagnostics: [...diagnostics, ...results.diagnostics].sort(compareDiagnostics),
    counts: { ...(counts as Record<RunLanguage, LanguageCount>), ...results.counts },
    claims: countClaims(claims, blocks, unmarked),
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

/** What another version printed can only be kept from a run by it. */
const neverRun = ({ file, outputLine, was }: FoundBlock): Diagnostic => ({
  severity: 'error',
  code: 'no-older-run',
  file,
  line: outputLine,
  message: `No run by \`${was}\` that printed this is kept in \`verified.txt\`.`,
  remedy: `Run \`npx kis verify\` once where \`${was}\` is installed, or leave the block out.`,
})

const notRun = ({ file, line, language }: FoundBlock, remedy: string): Diagnostic => ({
  severity: 'error',
  code: 'no-toolchain',
  file,
  line,
  message: `This ${language} program is not proven yet, and this machine cannot run it.`,
  remedy,
})
