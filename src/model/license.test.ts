import { expect, it } from 'vitest'
import { licenseLabel } from './license.ts'

it('writes Creative Commons licences with their spaces', () => {
  expect(licenseLabel('CC-BY-NC-ND-4.0')).toBe('CC BY-NC-ND 4.0')
  expect(licenseLabel('CC-BY-4.0')).toBe('CC BY 4.0')
  expect(licenseLabel('MIT')).toBe('MIT')
})
