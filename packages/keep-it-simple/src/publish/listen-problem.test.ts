import { expect, it } from 'vitest'
import { listenProblem } from './listen-problem.ts'

it('a port that is taken is said with another one; other faults as they are', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
  expect(listenProblem(taken, 4173)).toMatch(/^Port 4173 is taken: .* such as 4174\.$/)
  const denied = Object.assign(new Error('not yours'), { code: 'EACCES' })
  expect(listenProblem(denied, 80)).toBe('not yours')
  expect(listenProblem(new Error('plain'), 80)).toBe('plain')
  expect(listenProblem('odd', 80)).toBe('odd')
})
