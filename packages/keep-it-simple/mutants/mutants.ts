import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserFiles } from './browser-files.ts'
import { nameOf } from './drawn.ts'
import { filesOf } from './mutated-files.ts'
import {
  countMutants,
  drawnFrom,
  shownFiles,
  shownSurvivors,
  type MutationReport,
} from './report.ts'

/**
 * `npm run mutants`: every room; `npm run mutants -- model content/enrich`: these folders of `src/`;
 * `… -- content --share 0.1 --seed 7`: a tenth of its mutants, drawn by chance; `… -- --changed`: what
 * differs from the last commit. What was tried before and has not changed is not tried again.
 */
const ROOMS = ['model', 'config', 'services', 'publish', 'content', 'blocks', 'app', 'theme']
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
})
const draw = { share: Number(values.share), seed: values.seed }

mkdirSync(join(root, '.mutants'), { recursive: true })
// Tests look for packages two folders above this one, and run in a copy of it that lies deeper.
const packages = join(root, '.mutants/node_modules')
if (!existsSync(packages)) symlinkSync(join(root, '../../node_modules'), packages)
const forBrowsers = browserFiles(root)
const rows: string[] = []
for (const folder of positionals.length > 0 ? positionals : ROOMS) {
  const files = filesOf(root, folder, values.changed).filter((file) => !forBrowsers.has(file))
  if (files.length === 0) continue
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'mutants/stryker.config.ts', '--mutate', files.join(',')],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTANTS: folder,
        MUTANTS_SHARE: values.share,
        MUTANTS_SEED: values.seed,
      },
    },
  )
  if (status !== 0) process.exitCode = 1
  else {
    const text = readFileSync(join(root, `.mutants/${nameOf(folder, draw)}.json`), 'utf8')
    const report = drawnFrom(JSON.parse(text) as MutationReport, draw)
    console.log(`${shownSurvivors(report)}\n${shownFiles(report)}`)
    rows.push(`${folder.padEnd(10)} ${files.length} files, ${countMutants(report)}`)
  }
}
console.log(rows.join('\n'))
