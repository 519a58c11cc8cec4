import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, pageOutcomes, unitOutcomes } from './results.ts'

/** What each runner of tests leaves in `.results/`: the engine, the starter, the runner, the site, the manual, and these scripts. */
const UNIT = [
  'unit-engine.json',
  'integration-engine.json',
  'unit-create.json',
  'unit-runner.json',
  'unit-site.json',
  'unit-manual.json',
  'unit-scripts.json',
]
const PAGES = ['registry.json', 'pages-engine.json', 'pages-site.json', 'pages-manual.json']

/** Only of the long gate. */
const TIMED = 'pages-site-timed.json'

export interface AllOutcomes {
  readonly outcomes: readonly Outcome[]
  /** Runners that left no results: they have not run. */
  readonly missing: readonly string[]
}

export function readOutcomes(folder: string): AllOutcomes {
  const pages = process.env['SHORT'] ? PAGES : [...PAGES, TIMED]
  const missing = [...UNIT, ...pages].filter((name) => !existsSync(join(folder, name)))
  const read = (names: readonly string[]) =>
    names
      .filter((name) => !missing.includes(name))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown)
  return {
    outcomes: [...read(UNIT).flatMap(unitOutcomes), ...read(pages).flatMap(pageOutcomes)],
    missing,
  }
}

/** What `npm run faults` leaves, in one run or several: too slow for the gate. */
const FAULTS = /^faults-.*\.json$/

/** The gate's, and those. */
export function readFaults(folder: string): readonly Outcome[] {
  const slow = readdirSync(folder)
    .filter((name) => FAULTS.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown)
    .flatMap(unitOutcomes)
  return [...readOutcomes(folder).outcomes, ...slow]
}
