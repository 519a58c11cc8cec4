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

it('keeps what was said of a failure, error by error and without colours', () => {
  const results = [
    { duration: 1, errors: [{ message: '\u001b[31mExpected 1\u001b[39m' }] },
    { duration: 1, errors: [{ message: 'Port is taken' }] },
  ]
  const failed = { title: 'b', ok: false, tests: [{ status: 'unexpected', results }] }
  const [page] = pageOutcomes({ suites: [{ title: 'a.spec.ts', specs: [failed] }] })
  expect(page!.reason).toBe('Expected 1\nPort is taken')
  const unit = { fullName: 'c', status: 'failed', failureMessages: ['x'.repeat(2_000)] }
  const [outcome] = unitOutcomes({ testResults: [{ assertionResults: [unit] }] })
  expect(outcome!.reason).toHaveLength(600)
})

it('reads several ids from one title', () => {
  expect(idsOf(['[S1.1] [S2.2.3] x'])).toEqual(['S1.1', 'S2.2.3'])
})
