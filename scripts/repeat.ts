import { mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { runStage } from './gate/run-step.ts'
import { stagesOf } from './gate/steps.ts'
import { readOutcomes } from './spec/read-outcomes.ts'

/**
 * Runs the tests of the gate again and again: whoever fails now and then is found that way.
 * `npm run repeat -- 10`, after `npm run build` and `npm run build:manual`.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, '.results')
const times = Number(process.argv[2] ?? 10)
Object.assign(process.env, { CI: 'true', SHORT: '1' })

const TESTS = /^(?:units|builds|pages|registry)/
const stages = stagesOf(false)
  .map((lanes) => lanes.map((lane) => lane.filter(([name]) => TESTS.test(name))))
  .map((lanes) => lanes.filter((lane) => lane.length > 0))
  .filter((lanes) => lanes.length > 0)

const lines: string[] = []
let failures = 0
for (let run = 1; run <= times; run++) {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const began = performance.now()
  const ran = []
  for (const lanes of stages) ran.push(...(await runStage(lanes, root)))
  const { outcomes, missing } = readOutcomes(results)
  const failed = outcomes.filter(({ result }) => result === 'failed')
  const fallen = ran.filter((step) => !step.passed)
  failures += failed.length + missing.length + fallen.length
  const passed = outcomes.filter(({ result }) => result === 'passed').length
  const seconds = ran.map((step) => `${step.name} ${Math.round(step.seconds)} s`).join(', ')
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  lines.push(
    `run ${run}: ${passed} passed, ${failed.length + missing.length} failed in ${minutes} min (${seconds}; load ${loadavg()[2]!.toFixed(1)})`,
    ...failed.map(({ title, reason = '' }) => `  ${title}\n${reason}`),
    ...missing.map((name) => `  no results: ${name}`),
    ...fallen.map(({ name }) => `  this step failed: ${name}`),
  )
  console.log(`\n${lines.join('\n')}\n`)
}
process.exit(failures === 0 ? 0 : 1)
