import { expect, it } from 'vitest'
import { RULES, ruleLevel, ruleOptions, type RuleName } from './rules.ts'

it('every rule is off until a site turns it on', () => {
  const names = Object.keys(RULES) as RuleName[]
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => ruleLevel({}, name) !== 'off')).toEqual([])
})

it('a rule is given a level, or a level with options', () => {
  const rules = { 'no-empty-sections': 'warn', 'max-heading-depth': ['error', 4] } as const
  expect(ruleLevel(rules, 'no-empty-sections')).toBe('warn')
  expect(ruleLevel(rules, 'max-heading-depth')).toBe('error')
  expect(ruleOptions(rules, 'max-heading-depth')).toBe(4)
  expect(ruleOptions({ 'max-heading-depth': 'error' }, 'max-heading-depth')).toBeUndefined()
})
