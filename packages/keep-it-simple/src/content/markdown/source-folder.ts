import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { decodePath, resolvePath } from '#model/path.ts'
import { report, type PageEnv } from './page-env.ts'

const SKIPPED = new Set(['node_modules'])

/**
 * Paths of the files of a folder a block names, at most `limit` and one more; its list of names
 * becomes a source of the page, as `folder/`, so that a new file is noticed.
 */
export function listSources(
  env: PageEnv,
  written: string,
  limit: number,
  line: number,
): readonly string[] | undefined {
  const found = resolvePath(`/${env.file}`, decodePath(written))?.slice(1).replace(/\/$/, '')
  const absolute = found === undefined ? undefined : join(env.docs, found)
  if (
    found === undefined ||
    absolute === undefined ||
    !existsSync(absolute) ||
    !statSync(absolute).isDirectory() ||
    !`${realpathSync(absolute)}${sep}`.startsWith(realpathSync(env.docs) + sep)
  ) {
    report(
      env,
      {
        severity: 'error',
        code: 'missing-source',
        message: `The folder \`${written}\` does not exist in \`docs/\`.`,
        remedy: `Make it at \`docs/${found ?? written}\` or correct the path.`,
      },
      { line },
    )
    return undefined
  }
  env.sources.push({ file: `${found}/`, hash: folderHash(absolute) })
  return namesIn(absolute, limit)
}

/** Far more than any block shows: what lies beyond cannot change what is shown. */
const MAX_HASHED = 1_000

/** Changes when a file comes or goes. */
export const folderHash = (folder: string): string =>
  createHash('sha256').update(namesIn(folder, MAX_HASHED).join('\n')).digest('hex')

/** Files below a folder, by name, hidden ones left out; links are not followed. */
function namesIn(folder: string, limit: number): string[] {
  const names: string[] = []
  const walk = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (names.length > limit || entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) walk(name)
      else if (entry.isFile()) names.push(name)
    }
  }
  walk('')
  return names
}
