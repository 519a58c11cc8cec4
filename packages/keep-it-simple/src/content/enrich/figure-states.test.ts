import { expect, it } from 'vitest'
import type { FoundFigure } from '../markdown/page-env.ts'
import { stateProblems } from './figure-states.ts'

const FIGURES = [
  { id: 'bloom', shared: { hashes: 'number', shape: 'string' } },
  { id: 'still', shared: {} },
] as unknown as readonly FoundFigure[]

it.each(['#bloom', '#other?hashes=3', '#bloom-filter'])('%s is no link to a state', (hash) => {
  expect(stateProblems(hash, FIGURES)).toBeUndefined()
})

it('a state that fits is no problem', () => {
  expect(stateProblems('#bloom?hashes=3&shape=round', FIGURES)).toEqual([])
})

it.each([
  ['#bloom?hashs=3', 'hashs', 'Did you mean `hashes`?'],
  ['#bloom?zoom=3', 'zoom', 'Use `hashes`, `shape`.'],
  ['#still?zoom=3', 'zoom', 'Name it in `shared` of its `block.ts`.'],
])('%s names nothing the figure shares', (hash, name, remedy) => {
  const id = hash.slice(0, hash.indexOf('?'))
  expect(stateProblems(hash, FIGURES)).toEqual([
    {
      code: 'unknown-state',
      message: `The figure \`${id}\` shares no state called \`${name}\`.`,
      remedy,
    },
  ])
})

it('every value that is none of its kind is named', () => {
  expect(stateProblems('#bloom?hashes=many&zoom=1', FIGURES)).toMatchObject([
    {
      code: 'bad-state',
      message: '`hashes=many` is no number, so the figure `#bloom` ignores it.',
      remedy: 'Write a number behind `hashes=`.',
    },
    { code: 'unknown-state' },
  ])
})
