import { expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import { buildYear } from './build-year.ts'

const year = (timeZone: string, env: NodeJS.ProcessEnv) =>
  buildYear({ ...testSite.site, timeZone }, env)

it('the year is that of the build where the site is at home', () => {
  // The last hour of 2025 in Greenwich.
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2025, 11, 31, 23) / 1000) }
  expect(year('UTC', env)).toBe('2025')
  expect(year('Asia/Shanghai', env)).toBe('2026')
  expect(year('UTC', { ...env, BUILD_YEAR: '2031' })).toBe('2031')
})
