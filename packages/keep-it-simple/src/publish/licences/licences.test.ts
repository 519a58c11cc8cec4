import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { licencesText } from './licences-text.ts'
import { packageLicence } from './package-licence.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'package-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function licenceOf(manifest: object, files: Readonly<Record<string, string>> = {}) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return packageLicence(folder)
}

it('a package says its name, version, licence and where it comes from', () => {
  const named = { name: 'a', version: '1.2.3', license: ' MIT ' }
  const found = { name: 'a', version: '1.2.3', licence: 'MIT' }
  expect(licenceOf(named)).toEqual(found)
  const repository = { url: 'git+https://a.example/a.git' }
  const source = 'https://a.example/a.git'
  expect(licenceOf({ ...named, repository })).toEqual({ ...found, source })
  expect(licenceOf({ ...named, repository: source, homepage: 'x' })).toEqual({ ...found, source })
  expect(licenceOf({ ...named, homepage: source, repository: {} })).toEqual({ ...found, source })
  expect(licenceOf({ name: 'a', license: { type: 'ISC' } })).toEqual({
    name: 'a',
    version: '0.0.0',
    licence: 'ISC',
  })
  expect(licenceOf({ name: 'a' })).toMatchObject({ licence: 'not named' })
})

it('one file names each package once, by name', () => {
  const one = { name: 'b', version: '1.0.0', licence: 'MIT', text: 'Do as you like.' }
  const other = { name: 'a', version: '2.0.0', licence: 'ISC', source: 'https://a.example' }
  const line = '-'.repeat(80)
  expect(licencesText([one, other, one])).toBe(
    [
      'LICENCES OF THE PACKAGES IN THIS SITE',
      '  a 2.0.0 (ISC)\n  b 1.0.0 (MIT)',
      line,
      'a 2.0.0\nLicence: ISC\nSource: https://a.example',
      line,
      'b 1.0.0\nLicence: MIT',
      'Do as you like.\n',
    ].join('\n\n'),
  )
})
