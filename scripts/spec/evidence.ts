import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byId, REQUIREMENT } from './results.ts'
import { DECLINED, standingOf } from './standing.ts'

/** Tests that look at pages in a browser or at what commands say, the same as `npm run spec` counts. */
const OBSERVING = [
  'packages/keep-it-simple/tests/{pages,fixtures-sweep}/**/*.spec.ts',
  'packages/keep-it-simple/src/blocks/**/*.spec.ts',
  'packages/keep-it-simple/tests/commands/*.test.ts',
  'packages/create-keep-it-simple/tests/**/*.spec.ts',
  'site/tests/**/*.spec.ts',
  'manual/tests/**/*.spec.ts',
]
/** A title as it stands in the source, on one line. */
const TITLE = /(['"`])((?:(?!\1).)*\[S\d+(?:\.\d+)+\](?:(?!\1).)*)\1/g

/** What stands between a title and the test itself. */
const TAGGED_LONG = /^,\s*\{\s*tag:\s*(?:'@long'|\[[^\]]*@long)/

export interface Evidence {
  readonly title: string
  readonly file: string
  /** It is left to the long gate. */
  readonly isLong: boolean
}

export const requirementsIn = (root: string): (readonly [id: string, text: string])[] =>
  readFileSync(join(root, 'scripts/spec/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string])

/** Every title that names a requirement, in the order of files. */
export const titlesIn = (root: string): Evidence[] =>
  globSync(OBSERVING, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [...source.matchAll(TITLE)].map((match) => ({
        title: match[2]!,
        file,
        isLong:
          file.endsWith('.long.spec.ts') ||
          TAGGED_LONG.test(source.slice(match.index + match[0].length)),
      }))
    })

/** A line for each test of a requirement: its id, how it stands, its gate, where the test is, what it says. */
export function evidenceTable(root: string): string {
  const found = byId(titlesIn(root), REQUIREMENT)
  const lines = requirementsIn(root).flatMap(([id]) => {
    const tests = found.get(id) ?? []
    const seen = tests.map(({ title }) => ({ title, result: 'passed', seconds: 0, observed: true }))
    const standing = standingOf(id, seen as Parameters<typeof standingOf>[1])
    const decision = DECLINED.get(id)
    if (decision !== undefined) return [`${id}\t${standing}\t\tdecisions/${decision}\t`]
    if (tests.length === 0) return [`${id}\t${standing}\t\t\t`]
    return tests.map(
      ({ file, title, isLong }) =>
        `${id}\t${standing}\t${isLong ? 'long' : 'every'}\t${file}\t${said(title)}`,
    )
  })
  return `id\tstanding\tgate\tfile\ttest\n${lines.join('\n')}\n`
}

/** A title without its ids, and with a dot for what the test fills in. */
const said = (title: string): string =>
  title
    .replaceAll(/\[[A-Z]\d+(?:\.\d+)*\] ?/g, '')
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .trim()
