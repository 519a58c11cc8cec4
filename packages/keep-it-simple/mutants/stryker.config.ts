import type { PartialStrykerOptions } from '@stryker-mutator/api/core'

const room = process.env['MUTANTS'] ?? 'model'

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
    '/tests/fixtures-*',
    '/tests/pages',
    '/tests/faults',
  ],
  tempDirName: `.mutants/sandbox-${room}`,
  incremental: true,
  incrementalFile: `.mutants/${room}.incremental.json`,
  reporters: ['json'],
  jsonReporter: { fileName: `.mutants/${room}.json` },
  concurrency: 2,
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 30,
  // Endless loops are counted, not waited for; the clock of a busy machine says nothing.
  timeoutMS: 60_000,
}

export default options
