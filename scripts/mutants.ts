import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run mutants -- <path> [--tests <path>]`: changes a file or folder of the engine in one place at
 * a time and lists the changes that no test notices. Without `--tests` the unit tests of its top
 * folder run. An audit: minutes for a file, hours for a folder.
 */
const ROOT = join(import.meta.dirname, '..')
const ENGINE = join(ROOT, 'packages/keep-it-simple')

/** Files below the engine's folder, whether the path starts there or at the root of the repository. */
function filesAt(path: string, pattern: RegExp): string[] {
  const below = relative(ENGINE, join(ROOT, path))
  const name = (below.startsWith('..') ? path : below).replaceAll('\\', '/')
  const isFolder = statSync(join(ENGINE, name)).isDirectory()
  const files = isFolder ? globSync(`${name}/**/*.{ts,tsx}`, { cwd: ENGINE }) : [name]
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => pattern.test(file))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true } },
})
const TESTS = /(?<!\.(?:integration|long))\.test\.tsx?$/
const mutated = positionals.flatMap((path) => filesAt(path, /^(?!.*\.(?:test|d)\.tsx?$).*\.tsx?$/))
if (mutated.length === 0)
  throw new Error('Name a file or folder: npm run mutants -- src/model/date.ts')
const rooms = [...new Set(mutated.map((file) => file.split('/').slice(0, 2).join('/')))]
const tests = (values.tests ?? rooms).flatMap((path) => filesAt(path, TESTS))

// The sandbox lies deeper than the package, and tests look for packages two folders above theirs.
const packages = join(ENGINE, '.mutants/node_modules')
mkdirSync(join(ENGINE, '.mutants'), { recursive: true })
rmSync(packages, { force: true })
symlinkSync(join(ROOT, 'node_modules'), packages, 'junction')

const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    '--mutate',
    mutated.join(','),
    '--testFiles',
    tests.join(','),
  ],
  { cwd: ENGINE, stdio: 'inherit', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
)
process.exitCode = status ?? 1
