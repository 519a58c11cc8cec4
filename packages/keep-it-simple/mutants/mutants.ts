import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { countMutants, shownSurvivors, type MutationReport } from './report.ts'

/**
 * `npm run mutants`: every room; `npm run mutants -- model config`: these; `… -- --changed`: what
 * differs from the last commit. What was tried before and has not changed is not tried again.
 */
const ROOMS = ['model', 'config', 'services', 'publish', 'content', 'blocks', 'app', 'theme']
const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const isChanged = asked.includes('--changed')

const changed = (): string[] =>
  spawnSync('git', ['diff', '--name-only', '--relative', 'HEAD', '--', 'src'], { cwd: root })
    .stdout.toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\./.test(file))

const filesOf = (room: string): string[] =>
  isChanged
    ? changed().filter((file) => file.startsWith(`src/${room}/`))
    : globSync(`src/${room}/**/*.{ts,tsx}`, { cwd: root }).filter(
        (file) => !/\.(?:test|d)\./.test(file),
      )

mkdirSync(join(root, '.mutants'), { recursive: true })
// Tests look for packages two folders above this one, and run in a copy of it that lies deeper.
const packages = join(root, '.mutants/node_modules')
if (!existsSync(packages)) symlinkSync(join(root, '../../node_modules'), packages)
const rooms = asked.filter((one) => !one.startsWith('--'))
const rows: string[] = []
for (const room of rooms.length > 0 ? rooms : ROOMS) {
  const files = filesOf(room)
  if (files.length === 0) continue
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'mutants/stryker.config.ts', '--mutate', files.join(',')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUTANTS: room },
    },
  )
  if (status !== 0) process.exitCode = 1
  else {
    const text = readFileSync(join(root, `.mutants/${room}.json`), 'utf8')
    const report = JSON.parse(text) as MutationReport
    console.log(shownSurvivors(report))
    rows.push(`${room.padEnd(10)}${countMutants(report)}`)
  }
}
console.log(rows.join('\n'))
