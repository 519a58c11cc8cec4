import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageFolder } from '#config/optional-packages.ts'
import { faceCharacters } from './face-characters.ts'
import { openFace } from './harfbuzz.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

const SMALL = join(
  packageFolder('@fontsource/noto-serif-sc')!,
  'files/noto-serif-sc-97-700-normal.woff',
)

it('what is cut from a font has the asked characters alone', () => {
  const sfnt = readSfnt(readFileSync(SMALL))
  const all = [...faceCharacters(sfnt)].map((one) => String.fromCodePoint(one))
  const cut = openFace(writeSfnt(sfnt))
  const asked = all.slice(1, 3)
  const few = readSfnt(cut(asked.join(''), []))
  expect([...faceCharacters(few)].map((one) => String.fromCodePoint(one))).toEqual(asked.toSorted())
  expect(few.tables.get('maxp')!.readUInt16BE(4)).toBe(3)
  // A font is cut many times, and each time from the whole.
  expect(faceCharacters(readSfnt(cut(all.join(''), []))).size).toBe(all.length)
  expect(() => openFace(Buffer.from('this is no font'))('a', [])).toThrow('cannot cut')
})
