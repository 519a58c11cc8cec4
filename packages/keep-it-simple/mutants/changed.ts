import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { browserFiles } from './browser-files.ts'
import { changedSince } from './mutated-files.ts'
import { countMutants, shownCounts, shownSurvivors } from './report.ts'
import { testFilesOf } from './test-files.ts'
import { kinshipTo } from './test-order.ts'
import { prepareMutants, ROOMS, ROOT, tryFolder } from './try-folder.ts'

/**
 * `npm run mutants:changed`: some mutants of the files that the last commit changed, or that differ
 * from another one: `npm run mutants:changed -- main`. A step of the gate, so its time is bounded.
 */
const commit = process.argv[2] ?? 'HEAD~1'
/** Of each room, about. */
const MOST = 150
/** After these seconds no further room is begun. */
const PATIENCE = 120
/** The least that must be noticed of what tests reach, and from how many on that says something. */
const LEAST = 0.5
const FEW = 20

/** As many bytes of code have one mutant, on average. */
const BYTES_OF_ONE = 43
const shareOf = (files: readonly string[]): number => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0)
  return Math.min(1, (MOST * BYTES_OF_ONE) / bytes)
}

/** Tests that are named after what changed, and those of whole texts; all, where there are none. */
const testsOf = (room: string, files: readonly string[]): string[] => {
  const kinships = files.map(kinshipTo)
  const all = globSync(testFilesOf(room), { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  const near = all.filter(
    (file) =>
      /^tests\/(?:markdown|blocks|theme)\//.test(file) ||
      kinships.some((kinship) => kinship(file) > 1),
  )
  return near.length > 0 ? near : all
}

prepareMutants()
const changed = changedSince(ROOT, commit)
const forBrowsers = changed.length > 0 ? browserFiles(ROOT) : new Set()
const began = performance.now()
let noticed = 0
let missed = 0
for (const room of ROOMS) {
  const files = changed.filter((file) => file.startsWith(`src/${room}/`) && !forBrowsers.has(file))
  if (files.length === 0) continue
  if (performance.now() - began > PATIENCE * 1000) {
    console.log(`${room} is left out: the time is over.`)
    continue
  }
  process.env['MUTANTS_TESTS'] = testsOf(room, files).join(',')
  const report = tryFolder(room, files, { share: shareOf(files), seed: 'changed' })
  if (!report) process.exitCode = 1
  else {
    console.log(`${shownSurvivors(report)}\n${room}: ${shownCounts(report)}`)
    const { killed, survived } = countMutants(report)
    noticed += killed
    missed += survived
  }
}
const tried = noticed + missed
console.log(`${noticed} of ${tried} mutants in code that tests reach are noticed.`)
if (tried >= FEW && noticed < LEAST * tried) process.exitCode = 1
