import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packageFolder } from '#config/optional-packages.ts'
import { faceCharacters } from './face-characters.ts'
import { openFace } from './harfbuzz.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

it('a packed file is read the same, whether a table in it is packed or was too small for it', () => {
  const long = Buffer.from('again and again '.repeat(20))
  const parts = [
    ['glyf', deflateSync(long), long.length],
    ['post', Buffer.from('four'), 4],
  ] as const
  const head = Buffer.alloc(44 + 2 * 20)
  head.writeUInt32BE(0x774f4646, 0)
  head.writeUInt32BE(0x10000, 4)
  head.writeUInt16BE(2, 12)
  let at = head.length
  for (const [index, [tag, data, length]] of parts.entries()) {
    const entry = 44 + index * 20
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(at, entry + 4)
    head.writeUInt32BE(data.length, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    at += data.length
  }
  const { flavor, tables: read } = readSfnt(Buffer.concat([head, ...parts.map(([, data]) => data)]))
  expect(flavor).toBe(0x10000)
  expect(read.get('glyf')!.toString()).toBe(long.toString())
  expect(read.get('post')!.toString()).toBe('four')
})

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
