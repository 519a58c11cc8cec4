import { expect, it } from 'vitest'
import { passedPageTests, passedUnitTests, provedIds } from './results.ts'

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
  expect([...provedIds(passedUnitTests(json)).keys()]).toEqual(['S1.1'])
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
  expect([...provedIds(passedPageTests(json)).keys()]).toEqual(['S2.7.1'])
})

it('reads several ids from one title', () => {
  expect([...provedIds(['[S1.1] [S2.2.3] x']).keys()]).toEqual(['S1.1', 'S2.2.3'])
})
