import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runStage } from './gate/run-step.ts'
import { stagesOf } from './gate/steps.ts'
import { readOutcomes } from './spec/read-outcomes.ts'

const root = join(import.meta.dirname, '..')
/** What takes long is left out, unless it is asked for: `.ci/run --long`. */
const isLong = process.argv.includes('--long')
if (!isLong) process.env['SHORT'] = '1'

const results = join(root, '.results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** All steps run, so that one run shows everything that is wrong. */
const ran = []
for (const lanes of stagesOf(isLong)) ran.push(...(await runStage(lanes, root)))
let passed = ran.filter((step) => step.passed).length
let failed = ran.length - passed
const summary = ran.map(
  (step) => `${step.passed ? 'ok  ' : 'FAIL'} ${step.name} (${step.seconds.toFixed(1)} s)`,
)

const { outcomes, missing } = readOutcomes(results)
const fallen = outcomes.filter(({ result }) => result === 'failed')
passed += outcomes.filter(({ result }) => result === 'passed').length
failed += fallen.length
failed += missing.length
// At the very end, because the end of a log is what people are shown first.
for (const { name, end } of ran.filter((step) => !step.passed && step.end !== ''))
  console.log(`\n== the end of ${name}\n${end}`)
const inset = (text = '') => text.replace(/^(?=.)/gm, '    ')
for (const name of missing) console.log(`no results: ${name}`)
for (const { title, reason } of fallen) console.log(`failed: ${title}\n${inset(reason)}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
