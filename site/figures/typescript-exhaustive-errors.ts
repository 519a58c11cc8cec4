import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Adds a member to the union of the article about exhaustive checks and prints what `tsc` finds with
 * and without the check; then what the programs do at run time with data that lied.
 */
const root = join(import.meta.dirname, '../..')
const source = join(root, 'site/docs/blog/2.编程语言/5.TypeScript/_exhaustive')
const folder = mkdtempSync(join(tmpdir(), 'exhaustive-'))
cpSync(source, folder, { recursive: true })

const run = (name: string, command: string, args: readonly string[]): string => {
  console.log(`--- ${name}`)
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  process.stdout.write(stdout + stderr)
  return stdout
}
const tsc = (name: string, ...args: readonly string[]): number => {
  const flags = '--ignoreConfig --noEmit --strict --pretty false --target es2024 --module nodenext'
  const found = run(name, join(root, 'node_modules/.bin/tsc'), [
    ...flags.split(' '),
    '--allowImportingTsExtensions',
    ...args,
  ])
  return found.split('error TS').length - 1
}

run('version', join(root, 'node_modules/.bin/tsc'), ['--version'])
tsc('before', 'loose.ts', 'strict.ts', 'table.ts', 'parse.ts')
run('node lie.ts', process.execPath, ['lie.ts'])

const file = join(folder, 'event.ts')
const last = "  | { kind: 'finish'; bytes: number }\n"
const added = `${last}  | { kind: 'fail'; reason: string }\n`
writeFileSync(file, readFileSync(file, 'utf8').replace(last, added))
const loose = tsc('loose.ts', 'loose.ts')
tsc('loose.ts, --noImplicitReturns', '--noImplicitReturns', 'loose.ts')
const strict = tsc('strict.ts', 'strict.ts')
tsc('table.ts', 'table.ts')
tsc('parse.ts', 'parse.ts')

writeFileSync(join(folder, 'enum.ts'), 'enum Kind { Start, Finish }\nconsole.log(Kind.Start)\n')
run('node enum.ts', process.execPath, ['enum.ts'])
rmSync(folder, { recursive: true })
console.log(`写法,报错的地方\n只有 --strict,${loose}\n加上 assertNever,${strict}`)
