import type { PartialStrykerOptions } from '@stryker-mutator/api/core'
import { drawOf, nameOf } from './drawn.ts'

const name = nameOf(process.env['MUTANTS'] ?? 'model', drawOf(process.env))

const options: PartialStrykerOptions = {
  testRunner: 'in-process',
  plugins: ['./mutants/runner.ts'],
  coverageAnalysis: 'perTest',
  // What is only executed while a module is loaded would need a process of its own for each mutant.
  ignoreStatic: true,
  ignorePatterns: [
    '/.mutants',
    '/build',
    '/bench',
    '/tests/fixtures-sweep',
    '/tests/pages',
    '/tests/faults',
  ],
  tempDirName: `.mutants/sandbox-${name}`,
  incremental: true,
  incrementalFile: `.mutants/${name}.incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.mutants/${name}.json` },
  concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 2),
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 30,
  // Most endless loops are counted, not waited for; one that awaits what is there lets no timer end it.
  timeoutMS: 120_000,
}

export default options
