import { expect, it } from 'vitest'
import { byId, type Outcome, pageOutcomes, REQUIREMENT, unitOutcomes } from './results.ts'

const titlesOf = (outcomes: readonly Outcome[], result: Outcome['result']) =>
  outcomes.filter((outcome) => outcome.result === result).map(({ title }) => title)
const idsOf = (titles: readonly string[]) => [
  ...byId(
    titles.map((title) => ({ title })),
    REQUIREMENT,
  ).keys(),
]

it('counts only passing unit tests', () => {
  const json = {
    testResults: [
      {
        assertionResults: [
          { fullName: '[S1.1] a', status: 'passed' },
          { fullName: '[S1.2] b', status: 'failed' },
          { fullName: '[S1.3] c', status: 'skipped' },
        ],
      },
    ],
  }
  expect(idsOf(titlesOf(unitOutcomes(json), 'passed'))).toEqual(['S1.1'])
  expect(titlesOf(unitOutcomes(json), 'failed')).toEqual(['[S1.2] b'])
})

it('counts a browser test only when it ran and passed', () => {
  const json = {
    suites: [
      {
        title: 'a.spec.ts',
        suites: [
          {
            title: '[S2.7.1] group',
            specs: [
              { title: 'ran', ok: true, tests: [{ status: 'expected' }] },
              { title: '[S9.9] skipped', ok: true, tests: [{ status: 'skipped' }] },
              { title: '[S9.8] failed', ok: false, tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  }
  const outcomes = pageOutcomes(json)
  expect(idsOf(titlesOf(outcomes, 'passed'))).toEqual(['S2.7.1'])
  expect(titlesOf(outcomes, 'failed')).toEqual(['a.spec.ts › [S2.7.1] group › [S9.8] failed'])
})
