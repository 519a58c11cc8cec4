import type { Diagnostic } from '#model/diagnostic.ts'
import type { Proof, Proofs } from '../../proofs.ts'
import { chooseBlocks, type Extent } from '../choose-blocks.ts'
import type { LanguageCount } from '../verify.ts'
import { versionOf } from '../runners/version-of.ts'
import type { Workshop } from '../workshop.ts'
import { ofKind, type FoundClaim } from './find-claims.ts'
import { runConsoles } from './run-consoles.ts'
import { runScripts, scriptTool } from './run-scripts.ts'

/** What decides which claims are executed, and what a proof says. */
export interface Round {
  readonly old: Proofs
  readonly extent: Extent
  readonly day: number
  readonly date: string
}

export interface ClaimResult {
  readonly diagnostics: readonly Diagnostic[]
  readonly proofs: Proofs
  readonly counts: Readonly<Record<'console' | 'script', LanguageCount>>
}

/** Executes terminals and the scripts of figures, as far as they are due. */
export async function verifyClaims(
  claims: readonly FoundClaim[],
  root: string,
  workshop: Workshop,
  round: Round,
): Promise<ClaimResult> {
  const bash = versionOf('bash', 'bash', ['--version'], /version ([\d.]+)/)
  const consoles = await verifyKind(
    ofKind(claims, 'console'),
    () => bash,
    round,
    (due) => runConsoles(due, workshop),
  )
  const tools = new Map<string, string | undefined>()
  const toolOf = (path: string) => {
    if (!tools.has(path)) tools.set(path, scriptTool(path))
    return tools.get(path)
  }
  const scripts = await verifyKind(
    ofKind(claims, 'script'),
    ({ files: [script] }) => toolOf(script.path),
    round,
    (due) => runScripts(due, root, workshop),
  )
  return {
    diagnostics: [...consoles.diagnostics, ...scripts.diagnostics],
    proofs: new Map([...consoles.proofs, ...scripts.proofs]),
    counts: { console: consoles.count, script: scripts.count },
  }
}

async function verifyKind<One extends FoundClaim & { readonly key: string }>(
  claims: readonly One[],
  toolOf: (claim: One) => string | undefined,
  { old, extent, day, date }: Round,
  run: (due: readonly One[]) => Promise<ReadonlyMap<string, Diagnostic | undefined>>,
) {
  // Both languages of a page may show the same.
  const own = new Map(claims.toReversed().map((claim) => [claim.key, claim]))
  const due = [...own.values()].filter(
    (claim) => chooseBlocks([claim.key], old, extent, toolOf(claim), day).size > 0,
  )
  const able = due.filter((claim) => toolOf(claim) !== undefined)
  const started = performance.now()
  const results = await run(able)
  const seconds = (performance.now() - started) / 1000
  const proofs = new Map<string, Proof>()
  const diagnostics = due.filter((claim) => toolOf(claim) === undefined).map(cannotRun)
  for (const [key, claim] of own) {
    const [before, wrong, tool] = [old.get(key), results.get(key), toolOf(claim)]
    if (wrong) diagnostics.push(wrong)
    else if (before && (extent !== 'all' || !results.has(key))) proofs.set(key, before)
    else if (results.has(key) && tool !== undefined) proofs.set(key, { tool, date })
  }
  const count = { executed: able.length, cached: own.size - due.length, seconds }
  return { proofs, diagnostics, count }
}

const cannotRun = ({ file, line }: FoundClaim): Diagnostic => ({
  severity: 'error',
  code: 'no-toolchain',
  file,
  line,
  message: 'This result is not proven yet, and this machine cannot run its script.',
  remedy: 'Install `python3` or `bash`, as the ending of its name says.',
})
