import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run figures`: runs every script beside it that writes a file. The others print numbers for
 * a page and need a database or a compiler. A script says where it writes in `TARGET` or `FOLDER`.
 */
const folder = import.meta.dirname
const writes = (name: string) =>
  (name.endsWith('.ts') && name !== 'run.ts' && name !== 'both-appearances.ts') ||
  (name.endsWith('.py') && /^(?:TARGET|FOLDER) = /m.test(readFileSync(join(folder, name), 'utf8')))

const failed = readdirSync(folder)
  .filter(writes)
  .toSorted()
  .filter((name) => {
    const tool = name.endsWith('.ts') ? process.execPath : 'python3'
    const { status, error } = spawnSync(tool, [join(folder, name)], {
      cwd: join(folder, '..'),
      stdio: 'inherit',
    })
    console.log(`${status === 0 ? 'made  ' : 'failed'} ${name}${error ? `: ${error.message}` : ''}`)
    return status !== 0
  })

// The same words give the same bytes: what git shows now is a figure that has really changed.
const { stdout } = spawnSync('git', ['status', '--short', 'docs', 'public'], {
  cwd: join(folder, '..'),
  encoding: 'utf8',
})
console.log(stdout === '' ? 'no figure has changed' : stdout.trimEnd())
process.exit(failed.length > 0 ? 1 : 0)
