import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DOCS = 'site/docs'
/** Pages that lead to others, and lists of links, are no articles. */
const LEADS = /(?:^|\/)(?:README|friends)\.md$|^(?:en\/)?(?:resource|about-me)\//

/** The name of a page in its language; folders and numbers before it may have changed since. */
const nameOf = (file: string): string =>
  (file.startsWith('en/') ? 'en/' : '') + basename(file, '.md').replace(/^\d+\./, '')

const byName = (files: readonly string[], read: (file: string) => string): Map<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('.md') && !LEADS.test(file) && !/(?:^|\/)_/.test(file))
      .map((file) => [nameOf(file), read(file)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Sources of all articles, as they are in the working tree. */
export function pagesNow(): Map<string, string> {
  const files = readdirSync(join(ROOT, DOCS), { recursive: true, encoding: 'utf8' })
  return byName(files, (file) => readFileSync(join(ROOT, DOCS, file), 'utf8'))
}

/** Sources of all articles, as a commit had them. */
export function pagesAt(commit: string): Map<string, string> {
  const git = (...of: string[]) => execFileSync('git', of, { cwd: ROOT, encoding: 'utf8' })
  const listed = git('ls-tree', '-r', '-z', '--name-only', `${commit}:${DOCS}`)
  return byName(listed.split('\0'), (file) => git('show', `${commit}:${DOCS}/${file}`))
}
