import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOf } from './mutated-files.ts'
import { countMutants, shownFiles, shownSurvivors, type MutationReport } from './report.ts'

/**
 * `npm run mutants`: every room; `npm run mutants -- model content/enrich`: these folders of `src/`;
 * `… -- content --sample 30 --seed 7`: thirty files of it, drawn by chance; `… -- --changed`: what
 * differs from the last commit. What was tried before and has not changed is not tried again.
 */
const ROOMS = ['model', 'config', 'services', 'publish', 'content', 'blocks', 'app', 'theme']
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const choice = {
  isChanged: values.changed,
  sample: values.sample === undefined ? undefined : Number(values.sample),
  seed: Number(values.seed),
}

mkdirSync(join(root, '.mutants'), { recursive: true })
// Tests look for packages two folders above this one, and run in a copy of it that lies deeper.
const packages = join(root, '.mutants/node_modules')
if (!existsSync(packages)) symlinkSync(join(root, '../../node_modules'), packages)
const rows: string[] = []
for (const folder of positionals.length > 0 ? positionals : ROOMS) {
  const files = filesOf(root, folder, choice)
  if (files.length === 0) continue
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'mutants/stryker.config.ts', '--mutate', files.join(',')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUTANTS: folder },
    },
  )
  if (status !== 0) process.exitCode = 1
  else {
    const text = readFileSync(join(root, `.mutants/${folder.replaceAll('/', '-')}.json`), 'utf8')
    const report = JSON.parse(text) as MutationReport
    console.log(`${shownSurvivors(report)}\n${shownFiles(report)}`)
    rows.push(`${folder.padEnd(10)} ${files.length} files, ${countMutants(report)}`)
  }
}
console.log(rows.join('\n'))
