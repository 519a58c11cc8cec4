import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../markdown/sources.ts'
import type { PageEnv } from '../markdown/page-env.ts'
import type { ClaimFile, ScriptClaim } from './claim.ts'
import { isQuoted } from './quoted-lines.ts'

/** A run that cannot be repeated at will: what it was made with, and what it printed. */
export interface Recording {
  /** `PostgreSQL 15.18`. */
  readonly tool: string
  /** `2026-11-16`. */
  readonly date: string
  /** Taken from what pages showed, for a run that was made before there were recordings. */
  readonly isShown: boolean
  /** The script, its parts and the files it wrote. */
  readonly files: readonly ClaimFile[]
  readonly printed: string
}

/** Where the recording of a script lies, from the site’s folder. */
export const recordingPath = (script: string): string =>
  `recordings/${script.replace(/^figures\//, '')}.txt`

/** Reads a recording for a page, which is compiled again when it changes. */
export function readRecording(
  env: Pick<PageEnv, 'docs' | 'sources'>,
  script: string,
): Recording | undefined {
  const path = recordingPath(script)
  const absolute = join(env.docs, '..', path)
  const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
  env.sources.push({ file: `../${path}`, hash: text === undefined ? '' : hashOf(text) })
  return text === undefined ? undefined : parseRecording(text)
}

export function parseRecording(text: string): Recording | undefined {
  const end = text.indexOf('\n\n')
  const head = (end === -1 ? text : text.slice(0, end)).split('\n')
  const value = (name: string) =>
    head.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const [tool, date] = [value('with'), value('date')]
  if (tool === undefined || date === undefined) return undefined
  const files = head.flatMap((line) => {
    const match = /^sha256: ([\da-f]{64}) (.+)$/.exec(line)
    return match ? [{ hash: match[1]!, path: match[2]! }] : []
  })
  const isShown = value('run') === 'earlier'
  return { tool, date, isShown, files, printed: end === -1 ? '' : text.slice(end + 2) }
}

export function formatRecording({ tool, date, isShown, files, printed }: Recording): string {
  const head = [
    `with: ${tool}`,
    `date: ${date}`,
    ...(isShown ? ['run: earlier'] : []),
    ...files.map(({ hash, path }) => `sha256: ${hash} ${path}`),
  ]
  return `${head.join('\n')}\n\n${printed.trimEnd()}\n`
}

/** What about a claim is not as it was recorded; nothing where it is. */
export function differenceFrom(
  recording: Recording | undefined,
  { files, quoted, data }: Pick<ScriptClaim, 'files' | 'quoted' | 'data'>,
): string | undefined {
  if (!recording) return `\`${files[0].path}\` has no recording.`
  const kept = new Map(recording.files.map(({ path, hash }) => [path, hash]))
  for (const { path, hash } of data ? [...files, data] : files)
    if (kept.get(path) !== hash)
      return kept.has(path)
        ? `\`${path}\` has changed since it was recorded.`
        : `\`${path}\` is not in the recording.`
  if (quoted !== undefined && !isQuoted(quoted, recording.printed))
    return `These lines are not in the recording of \`${files[0].path}\`.`
  return undefined
}
