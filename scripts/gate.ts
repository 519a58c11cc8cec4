import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pageOutcomes, unitOutcomes } from './spec/results.ts'

/** The steps of the gate, in order. All of them run, so that one run shows everything that is wrong. */
const STEPS: readonly (readonly [name: string, command: string])[] = [
  ['format', 'npm run -s format:check'],
  ['lint', 'npm run -s lint'],
  ['types', 'npm run -s types'],
  ['unused', 'npm run -s unused'],
  ['content', 'npm run -s check:content'],
  ['programs', 'npm run -s verify -- --audit'],
  ['unit tests', 'npm run -s test'],
  ['build', 'npm run -s build'],
  ['weight', 'npm run -s weigh'],
  ['browser tests', 'npm run -s test:pages'],
  ['requirements', 'npm run -s spec'],
]

const root = join(import.meta.dirname, '..')
const results = join(root, '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0
const summary: string[] = []
for (const [name, command] of STEPS) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  summary.push(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (status === 0) passed++
  else failed++
}

function read(file: string): unknown {
  const path = join(results, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

const [unit, pages] = [read('unit.json'), read('pages.json')]
const outcomes = [...unitOutcomes(unit), ...pageOutcomes(pages)]
const fallen = outcomes.filter(({ result }) => result === 'failed')
passed += outcomes.filter(({ result }) => result === 'passed').length
failed += fallen.length
// A test runner that left no results has not run.
if (unit === undefined || pages === undefined) failed++
// At the very end, because the end of a log is what people are shown first.
for (const { title } of outcomes.filter(({ flaky }) => flaky))
  console.log(`at the second attempt: ${title}`)
for (const { title } of fallen) console.log(`failed: ${title}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
