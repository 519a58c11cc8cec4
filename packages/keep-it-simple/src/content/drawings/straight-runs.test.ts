import { expect, it } from 'vitest'
import { isSame, straightRuns } from './straight-runs.ts'

const SQUARE = 'M0 0C3 0,6 0,9 0C9 3,9 6,9 9'

it.each([
  [
    'one after the other',
    SQUARE,
    [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  ],
  [
    'each drawn twice',
    'M0 0C3 0,6 0,9 0M0 0C3 0,6 0,9 0M9 0C9 3,9 6,9 9',
    [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  ],
  [
    'with numbers below one and below nothing',
    'M-.5 0C-.4 0-.3 0-.2 0',
    [
      [-0.5, 0],
      [-0.2, 0],
    ],
  ],
  [
    'with a line of no length between',
    'M0 0C3 0,6 0,9 0C9 0,9 0,9 0',
    [
      [0, 0],
      [9, 0],
    ],
  ],
  [
    'nearly straight',
    'M0 0C3 .06,6 -.06,8 0',
    [
      [0, 0],
      [8, 0],
    ],
  ],
  [
    'a stroke that is nearly a point',
    'M0 0C0 .05,0 0,.05 0',
    [
      [0, 0],
      [0.05, 0],
    ],
  ],
])('corners are found: %s', (_, path, points) => {
  expect(straightRuns(path)).toEqual(points)
})

it.each([
  ['nothing', ''],
  ['a point', 'M0 0'],
  ['a curve by its first handle', 'M0 0C3 1,6 0,9 0'],
  ['a curve by its second handle', 'M0 0C3 0,6 1,9 0'],
  ['a curve that comes back to its point', 'M0 0C9 0,0 0,0 0'],
  ['a handle of a short stroke that is far', 'M0 0C0 0,0 1,.05 0'],
  ['a curve from nowhere', 'C3 0,6 0,9 0'],
  ['a curve of too few numbers', 'M0 0C3 0,9 0'],
  ['a point of too many numbers', 'M0 0 1C3 0,6 0,9 0'],
  ['a point without numbers', 'MC3 0,6 0,9 0'],
  ['a line', 'M0 0L9 9'],
  ['another command behind', `${SQUARE}Z`],
  ['another command before', `A${SQUARE}`],
  ['a second shape', `${SQUARE}M50 50C53 50,56 50,59 50`],
  ['a stroke from an older corner', 'M0 0C3 0,6 0,9 0M0 0C0 3,0 6,0 9'],
])('no corners: %s', (_, path) => {
  expect(straightRuns(path)).toBeUndefined()
})

it('points are the same in both numbers', () => {
  expect(isSame([1, 2], [1, 2])).toBe(true)
  expect(isSame([1, 2], [1, 3])).toBe(false)
  expect(isSame([0, 2], [1, 2])).toBe(false)
  expect(isSame(undefined, [1, 2])).toBe(false)
})
