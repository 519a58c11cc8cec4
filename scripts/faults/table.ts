import { byId, type Outcome } from '../spec/results.ts'

/** A case of the paper on reliability: what goes wrong, and how others took it. */
export interface FaultCase {
  readonly id: string
  readonly text: string
  readonly others: string
}

/** What our tests say of it. `partly`: some of its tests passed, and one could not be tried here. */
export interface CaseResult extends FaultCase {
  readonly result: 'held' | 'partly' | 'not held' | 'not tried'
  readonly tests: number
  readonly seconds: number
}

const CASE = /\[([BFAL]\d\d)\]/g

/** Rows of tab-separated text below a line of headings. */
export const readCases = (text: string): FaultCase[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', what = '', others = '']) => ({ id, text: what, others }))

export function judge(cases: readonly FaultCase[], outcomes: readonly Outcome[]): CaseResult[] {
  const tests = byId(outcomes, CASE)
  return cases.map((one) => {
    const own = tests.get(one.id) ?? []
    const ran = own.filter(({ result }) => result !== 'skipped')
    return {
      ...one,
      result: resultOf(own),
      tests: ran.length,
      seconds: ran.reduce((sum, { seconds }) => sum + seconds, 0),
    }
  })
}

function resultOf(tests: readonly Outcome[]): CaseResult['result'] {
  const has = (result: Outcome['result']) => tests.some((test) => test.result === result)
  if (has('failed')) return 'not held'
  if (!has('passed')) return 'not tried'
  return has('skipped') ? 'partly' : 'held'
}

/** Ids that tests name and the list does not have. */
export const unknownCases = (
  cases: readonly FaultCase[],
  outcomes: readonly Outcome[],
): string[] => {
  const known = new Set(cases.map(({ id }) => id))
  return [...byId(outcomes, CASE).keys()].filter((id) => !known.has(id))
}

export const tableOf = (results: readonly CaseResult[]): string =>
  [
    '| | case | ours | tests | seconds | others |',
    '|---|---|---|---|---|---|',
    ...results.map(
      ({ id, text, result, tests, seconds, others }) =>
        `| ${id} | ${text} | ${result} | ${tests} | ${seconds.toFixed(1)} | ${others} |`,
    ),
  ].join('\n')
