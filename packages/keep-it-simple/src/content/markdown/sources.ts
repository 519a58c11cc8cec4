import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { nearest } from '#model/nearest.ts'
import { decodePath, resolvePath } from '#model/path.ts'
import { decodeSource } from '../source.ts'
import { report, type FoundSource, type PageEnv } from './page-env.ts'
import { folderHash } from './source-folder.ts'

/** Larger than any listing or table of figures worth showing. */
const MAX_SOURCE = 1024 * 1024
/** Stands for the hash of a file that was not there. */
export const ABSENT = ''

/** What reading a file needs of a page. */
export type Reader = Pick<PageEnv, 'file' | 'docs' | 'sources' | 'diagnostics'>

/** Reads a file a block names, relative to the page or (with a slash) to `docs/`; reports when it cannot. */
export function readSource(env: Reader, written: string, line: number): string | undefined {
  const file = resolvePath(`/${env.file}`, decodePath(written))?.slice(1)
  const absolute = file === undefined ? undefined : join(env.docs, file)
  const wrong = (message: string, remedy: string) => {
    report(env, { severity: 'error', code: 'missing-source', message, remedy }, { line })
    return undefined
  }
  if (file === undefined || absolute === undefined || !existsSync(absolute))
    return wrong(
      `The file \`${written}\` does not exist.`,
      nearName(absolute) ??
        (file === undefined
          ? 'Put it into `docs/` and correct the path.'
          : `Put it at \`docs/${file}\` or correct the path.`),
    )
  if (!realpathSync(absolute).startsWith(realpathSync(env.docs) + sep))
    return wrong(`The file \`${written}\` lies outside \`docs/\`.`, 'Copy it into `docs/`.')
  const found = statSync(absolute)
  // A pipe is no file either: reading one may never end.
  if (found.size > MAX_SOURCE || !found.isFile())
    return wrong(`\`${written}\` is not a file of at most 1 MiB.`, 'Show a part of it.')
  const bytes = readFileSync(absolute)
  env.sources.push({ file, hash: hashOf(bytes) })
  const { text, diagnostics } = decodeSource(`docs/${file}`, bytes)
  for (const one of diagnostics) env.diagnostics.push(one)
  return text
}

/** A file beside the missing one whose name is almost the same. */
export function nearName(missing: string | undefined): string | undefined {
  const folder = missing === undefined ? undefined : dirname(missing)
  if (missing === undefined || folder === undefined || !existsSync(folder)) return undefined
  const guess = nearest(basename(missing), readdirSync(folder))
  return guess === undefined ? undefined : `Did you mean \`${guess}\`, in the same folder?`
}

/** A file that may be missing. Its absence is recorded too, because it may be added later. */
export function readOptionalSource(env: Reader, written: string, line: number): string | undefined {
  const file = resolvePath(`/${env.file}`, decodePath(written))?.slice(1)
  if (file === undefined || existsSync(join(env.docs, file))) return readSource(env, written, line)
  env.sources.push({ file, hash: ABSENT })
  return undefined
}

/** Whether the files a compiled page depends on are unchanged. */
export function sourcesUnchanged(sources: readonly FoundSource[], docs: string): boolean {
  return sources.every(({ file, hash }) => {
    const absolute = join(docs, file)
    if (!existsSync(absolute)) return hash === ABSENT
    if (file.endsWith('/')) return folderHash(absolute) === hash
    return hashOf(readFileSync(absolute)) === hash
  })
}

export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')
