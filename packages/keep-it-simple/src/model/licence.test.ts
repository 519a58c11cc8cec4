import { expect, it } from 'vitest'
import { enUS } from '#locale/en-US.ts'
import { zhCN } from '#locale/zh-CN.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { DEFAULT_LICENCE, licenceId, LICENCES, type LicenceId } from './licence.ts'

const { site } = testSite

const ids = Object.keys(LICENCES) as LicenceId[]

it('[S9.17] seven licences with translated names, CC-BY-4.0 by default, CC-BY-NC-ND-4.0 here', () => {
  expect(ids).toHaveLength(7)
  for (const words of [zhCN, enUS]) {
    expect(new Set(Object.values(words.licences)).size).toBe(7)
    expect(Object.keys(words.licences)).toEqual(ids)
  }
  expect(DEFAULT_LICENCE).toBe('CC-BY-4.0')
  expect(site.license).toBe('CC-BY-NC-ND-4.0')
})

it('is known by its short name too, and unknown ones are not', () => {
  expect(licenceId('CC0')).toBe('CC0-1.0')
  expect(licenceId('MIT')).toBeUndefined()
  expect(licenceId('__proto__')).toBeUndefined()
})
