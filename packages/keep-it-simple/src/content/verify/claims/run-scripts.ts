import { existsSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { ScriptClaim } from '../../claims/claim.ts'
import { isQuoted, nearestRow, quotedParts } from '../../claims/quoted-lines.ts'
import { INTERPRETERS } from '../../claims/script-files.ts'
import { hashOf } from '../../markdown/sources.ts'
import { diffLines } from '../diff.ts'
import { inParallel } from '../in-parallel.ts'
import type { Outcome } from '../run-program.ts'
import { versionOf } from '../runners/version-of.ts'
import type { Workshop } from '../workshop.ts'
import type { FoundClaim } from './find-claims.ts'
import { copySite } from './site-copy.ts'

type Found = FoundClaim<ScriptClaim>

/** What runs a script here, as pages show it; absent where it is not installed. */
export function scriptTool(script: string): string | undefined {
  const file = INTERPRETERS[extname(script).toLowerCase()]
  if (file === 'node') return `Node ${process.versions.node}`
  if (file === 'python3') return versionOf('Python', file, ['--version'], /Python ([\d.]+)/)
  return versionOf('bash', 'bash', ['--version'], /version ([\d.]+)/)
}

/** Runs each script once, in a copy of the site, and compares all that pages show of it. */
export async function runScripts(
  claims: readonly Found[],
  root: string,
  workshop: Workshop,
): Promise<Map<string, Diagnostic | undefined>> {
  const byScript = Map.groupBy(claims, ({ files: [script] }) => script.path)
  const results = new Map<string, Diagnostic | undefined>()
  await inParallel([...byScript], async ([script, own]) => {
    const copy = copySite(root, workshop)
    // What it is said to write must come from it.
    for (const { data } of own) if (data) rmSync(join(copy, data.path), { force: true })
    const name = INTERPRETERS[extname(script).toLowerCase()]!
    const outcome = await workshop.runScript(copy, name === 'node' ? process.execPath : name, [
      script,
    ])
    for (const claim of own) results.set(claim.key, judgeScript(claim, outcome, copy))
  })
  return results
}

function judgeScript(claim: Found, outcome: Outcome, copy: string): Diagnostic | undefined {
  const { file, line, files, quoted, data } = claim
  const [script] = files
  const wrong = (code: string, message: string, remedy: string): Diagnostic => ({
    severity: 'error',
    code,
    file,
    line,
    message,
    remedy,
  })
  if (outcome.end !== 'exit' || outcome.code !== 0)
    return wrong(
      'script-failed',
      [
        `The script \`${script.path}\` ${outcome.end === 'exit' ? 'fails:' : 'was stopped: it ran or printed too long.'}`,
        ...outcome.output.trimEnd().split('\n').slice(-10),
      ].join('\n'),
      'Correct it, or write `recorded` where it cannot be run at will.',
    )
  if (data) {
    const written = join(copy, data.path)
    if (existsSync(written) && hashOf(readFileSync(written)) === data.hash) return undefined
    return wrong(
      'wrong-data',
      `\`${data.path}\` is not what \`${script.path}\` writes.`,
      `Run \`${script.path}\` in the site\u2019s folder, and correct what the text says about it.`,
    )
  }
  if (quoted === undefined || isQuoted(quoted, outcome.output)) return undefined
  const head = [`\`${script.path}\` prints no such lines:`, '--- the page', '+++ the script']
  const page = quotedParts(quoted).find((part) => !isQuoted(part.join('\n'), outcome.output)) ?? []
  return wrong(
    'wrong-output',
    [...head, ...diffLines(page, nearestRow(quoted, outcome.output))].join('\n'),
    'Correct the script, or the lines and what the text says about them.',
  )
}
