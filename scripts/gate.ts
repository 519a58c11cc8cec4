import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readOutcomes } from './spec/read-outcomes.ts'

/** The steps of the gate, in order. All of them run, so that one run shows everything that is wrong. */
const STEPS: readonly (readonly [name: string, command: string])[] = [
  ['format', 'npm run -s format:check'],
  ['lint', 'npm run -s lint'],
  ['types', 'npm run -s types'],
  ['unused', 'npm run -s unused'],
  ['content', 'npm run -s check:content'],
  ['programs', 'npm run -s verify --workspace site -- --audit'],
  ['units of the engine', 'npm run -s test --workspace keep-it-simple'],
  ['units of the starter', 'npm run -s test --workspace create-keep-it-simple'],
  ['units of the site', 'npm run -s test --workspace site'],
  ['units of the manual', 'npm run -s test --workspace manual'],
  ['units of the scripts', 'npx vitest run --root scripts'],
  ['registry', 'npm run -s compile && npm run -s test:registry'],
  ['build', 'npm run -s build'],
  ['weight', 'npm run -s weigh'],
  ['pages of the engine', 'npm run -s test:pages --workspace keep-it-simple'],
  ['pages of the site', 'npm run -s test:pages --workspace site'],
  ['pages of the manual', 'npm run -s test:pages --workspace manual'],
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

const { outcomes, missing } = readOutcomes(results)
const fallen = outcomes.filter(({ result }) => result === 'failed')
passed += outcomes.filter(({ result }) => result === 'passed').length
failed += fallen.length
failed += missing.length
// At the very end, because the end of a log is what people are shown first.
for (const { title } of outcomes.filter(({ flaky }) => flaky))
  console.log(`at the second attempt: ${title}`)
for (const name of missing) console.log(`no results: ${name}`)
for (const { title } of fallen) console.log(`failed: ${title}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
