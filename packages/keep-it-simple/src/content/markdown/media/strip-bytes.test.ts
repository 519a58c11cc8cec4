import { expect, it } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one))),
  )
const shown = (buffer: Buffer) => buffer.toString('latin1')

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const chunk = (type: string, data = '') => shown(bytes([0, 0, 0, data.length], type, data, 'sum!'))
const png = (...chunks: string[]) => bytes(SIGNATURE, ...chunks)

it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])('the chunk %s is cut out of a PNG', (type) => {
  const [head, end] = [chunk('IHDR', 'abc'), chunk('IEND')]
  expect(shown(stripMetadata(png(head, chunk(type, 'note'), end)))).toBe(shown(png(head, end)))
})

it('chunks that draw stay, to the last; what follows the end does not', () => {
  const whole = [chunk('IHDR', 'abc'), chunk('PLTE', 'p'), chunk('IDAT', ''), chunk('IEND')]
  expect(shown(stripMetadata(png(...whole)))).toBe(shown(png(...whole)))
  expect(shown(stripMetadata(png(...whole, chunk('IDAT', 'x'), 'more')))).toBe(shown(png(...whole)))
})

it('a PNG that ends within a chunk is left as it is', () => {
  const cut = png(chunk('tEXt', 'x'), chunk('IDAT', 'abc')).subarray(0, -1)
  expect(shown(stripMetadata(cut))).toBe(shown(cut))
})

const segment = (marker: number, text: string) =>
  shown(bytes([0xff, marker, 0, text.length + 2], text))
const START = '\xff\xd8'
const END = '\xff\xd9'
const strip = (...parts: string[]) => shown(stripMetadata(bytes(START, ...parts)))

it('a scan goes on over stuffed zeros, restart marks and padding', () => {
  const scan = `${segment(0xda, 'x')}a\xff\0b\xff\xd0c\xff\xd7d`
  const table = segment(0xdb, 't')
  const note = segment(0xe1, 'Exif')
  expect(strip(scan, '\xff\xff', END, 'behind')).toBe(`${START}${scan}\xff\xff${END}`)
  expect(strip(scan, note, table, END)).toBe(`${START}${scan}${table}${END}`)
})

it('padding before a mark is not kept', () => {
  const table = segment(0xdb, 't')
  expect(strip('\xff\xff', table, END)).toBe(`${START}${table}${END}`)
})

it('a JPEG with something else between its marks, or cut off, is left as it is', () => {
  for (const odd of [['abcd'], [segment(0xdb, 't'), 'abcd'], [segment(0xdb, 'ttt').slice(0, -1)]])
    expect(strip(...odd)).toBe(`${START}${odd.join('')}`)
})

it.each<[string, number, string, boolean]>([
  ['a comment', 0xfe, 'hello', false],
  ['JFIF', 0xe0, 'JFIF\0', true],
  ['something that ends like it', 0xe0, 'xJFIF\0', false],
  ['a profile', 0xe2, 'ICC_PROFILE\0', true],
  ['a profile with more behind it', 0xe2, 'ICC_PROFILE\0abc', true],
  ['Adobe', 0xee, 'Adobe', true],
  ['others in its place', 0xee, 'Ducky', false],
  ['Adobe in another place', 0xed, 'Adobe', false],
  ['the last kind of note', 0xef, 'x', false],
  ['what stands just before notes', 0xdf, 'x', true],
  ['what stands just behind them', 0xf0, 'x', true],
])('of the marks of a JPEG stays, or goes: %s', (_, marker, text, isKept) => {
  const one = segment(marker, text)
  expect(strip(one, END)).toBe(`${START}${isKept ? one : ''}${END}`)
})

const part = (type: string, data: string) =>
  shown(bytes(type, [data.length, 0, 0, 0], data, data.length % 2 ? '\0' : ''))
const webp = (...parts: string[]) => {
  const body = parts.join('')
  return bytes('RIFF', [body.length + 4, 0, 0, 0], 'WEBP', body)
}

it('notes are cut out of a WebP, and its head no longer speaks of them', () => {
  const image = part('VP8 ', 'abc')
  const found = stripMetadata(
    webp(part('VP8X', '\xff123456789'), image, part('EXIF', 'note'), part('XMP ', 'n')),
  )
  expect(shown(found)).toBe(shown(webp(part('VP8X', '\xf3123456789'), image)))
  expect(shown(stripMetadata(webp(image)))).toBe(shown(webp(image)))
})
