import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Outcome } from './results.ts'
import { DECLINED, standingOf } from './standing.ts'

const passed = (observed: boolean): Outcome => ({
  title: 'a test',
  result: 'passed',
  seconds: 0,
  ...(observed && { observed }),
})

it('a requirement is met by what was seen, and not by what a function returned', () => {
  expect(standingOf('S1.18', [passed(true)])).toBe('delivered')
  expect(standingOf('S1.10', [passed(true)])).toBe('optional')
  expect(standingOf('S1.18', [passed(false)])).toBe('not met')
  expect(standingOf('S1.18', [])).toBe('not met')
})

it('what is declined is named by the decision that declines it', () => {
  const decisions = join(import.meta.dirname, '../../decisions')
  for (const [id, number] of DECLINED) {
    const file = readdirSync(decisions).find((name) => name.startsWith(number))!
    expect(readFileSync(join(decisions, file), 'utf8')).toContain(id)
  }
})
