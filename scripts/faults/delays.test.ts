import { expect, it } from 'vitest'
import { delaysTable } from './delays.ts'

it('lists what tests noted, wherever they stand, and nothing else', () => {
  const annotations = [
    { type: 'milliseconds', description: '812' },
    { type: 'skip', description: 'no' },
  ]
  const json = {
    suites: [
      {
        specs: [{ title: '[F26] a hang', tests: [{ annotations }] }],
        suites: [{ specs: [{ title: 'else', tests: [{}] }] }],
      },
    ],
  }
  expect(delaysTable(json).split('\n').slice(2)).toEqual(['| [F26] a hang | 812 |'])
})
