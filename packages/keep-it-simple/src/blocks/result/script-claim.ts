import { scriptKey, type ScriptClaim } from '#content/claims/claim.ts'
import { differenceFrom, readRecording } from '#content/claims/recording.ts'
import { readClaimFile, readScript } from '#content/claims/script-files.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import type { Origin } from './origin.ts'

interface Written {
  readonly source: string
  readonly recorded: boolean
  /** Lines of what it prints, or a file that it writes. */
  readonly quoted?: string
  readonly data?: string
}

/** A result that names its script: noted for `kis verify`, with what is known of it so far. */
export function noteScript(env: PageEnv, written: Written, line: number): Origin | undefined {
  const files = readScript(env, written.source, line)
  const data = written.data === undefined ? undefined : readClaimFile(env, written.data, line)
  if (!files || (written.data !== undefined && !data)) return undefined
  const { quoted } = written
  const shown = { files, ...(quoted !== undefined && { quoted }), ...(data && { data }) }
  const claim: ScriptClaim = { kind: 'script', ...shown, key: scriptKey(shown), line }
  const all = data ? [...files, data] : files
  if (written.recorded) return noteRecorded(env, claim, all)
  const proof = env.proofs.get(claim.key)
  env.claims.push(claim)
  env.provable.push({ key: claim.key, ...(proof && { proof }) })
  return { state: proof ? 'verified' : 'open', files: all, ...(proof && { proof }) }
}

function noteRecorded(env: PageEnv, claim: ScriptClaim, files: Origin['files']): Origin {
  const [script] = claim.files
  const recording = readRecording(env, script.path)
  const message = differenceFrom(recording, claim)
  const isShown = recording?.isShown === true
  env.claims.push({ kind: 'recorded', script: claim, isShown, line: claim.line })
  if (message === undefined && recording) {
    const { tool, date } = recording
    return { state: isShown ? 'shown' : 'recorded', files, proof: { tool, date } }
  }
  report(
    env,
    {
      severity: 'warning',
      code: 'not-recorded',
      message: message ?? '',
      remedy: `Run \`npx kis record ${script.path} --with "…"\`, and correct what the page says.`,
    },
    { line: claim.line },
  )
  return { state: 'open', files }
}
