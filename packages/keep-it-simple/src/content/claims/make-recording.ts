import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../markdown/sources.ts'
import type { ClaimFile, ScriptClaim } from './claim.ts'
import { formatRecording, recordingPath, type Recording } from './recording.ts'

/** Writes the recording of a script with the hashes its files have now; gives its path. */
export function keepRecording(
  root: string,
  claims: readonly ScriptClaim[],
  run: Pick<Recording, 'tool' | 'date' | 'isShown' | 'printed'>,
): string {
  const script = claims[0]!.files[0].path
  const paths = new Set<string>()
  for (const { files, data } of claims)
    for (const { path } of data ? [...files, data] : files) paths.add(path)
  const files = [...paths].map((path): ClaimFile => ({
    path,
    hash: hashOf(readFileSync(join(root, path))),
  }))
  const target = recordingPath(script)
  mkdirSync(dirname(join(root, target)), { recursive: true })
  writeFileSync(join(root, target), formatRecording({ ...run, files }))
  return target
}

/** What pages show of a script, for a run that was made before there were recordings. */
export const shownOf = (claims: readonly ScriptClaim[]): string =>
  [...new Set(claims.flatMap(({ quoted }) => quoted?.trimEnd() ?? []))].join('\n\n')
