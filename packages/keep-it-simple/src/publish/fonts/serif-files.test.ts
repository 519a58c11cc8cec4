import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serifFiles } from './serif-files.ts'
import { serifSheet } from './serif-sheet.ts'

it('the faces of the sheet have the names that the bundler gave their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serif-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { rules, files } = serifSheet('@fontsource/source-serif-4', folder)
  const manifest = Object.fromEntries(
    files.map((name, at) => [
      `../${name}`,
      { src: `../fonts/${name}`, file: `assets/${at}.woff2` },
    ]),
  )
  expect(serifFiles(rules, { ...manifest, 'boot.ts': { file: 'boot.js' } })).toEqual({
    '400': 'assets/0.woff2',
    'italic 400': 'assets/1.woff2',
    '700': 'assets/2.woff2',
  })
})

it('a file that stands in the bundled sheet itself has none, and a sheet without faces neither', () => {
  const sheet = '@font-face{font-weight:400;font-style:normal;src:url(./a.woff2) format(woff2)}'
  expect(serifFiles(sheet, {})).toEqual({})
  expect(serifFiles('', { 'a.woff2': { src: 'a.woff2', file: 'assets/a.woff2' } })).toEqual({})
})
