import sharp from 'sharp'
import { expect, it } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const EXIF = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100' } }

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a53' } }).withExif(EXIF)

it.each(['jpeg', 'png', 'webp'] as const)('cuts place and author out of %s', async (format) => {
  const original = await picture().toFormat(format).toBuffer()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const clean = stripMetadata(original)
  const found = await sharp(clean).metadata()
  expect(found.exif).toBeUndefined()
  expect(clean.includes('Somebody')).toBe(false)
  // The picture itself is the same, to the last pixel.
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
  expect(stripMetadata(clean).equals(clean)).toBe(true)
})

it('keeps the colour profile', async () => {
  const original = await picture().withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(stripMetadata(original)).metadata()).icc).toBeDefined()
})

it('keeps every scan of a progressive JPEG, and nothing behind its end', async () => {
  const raw = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 37) % 256))
  const scans = sharp(raw, { raw: { width: 64, height: 64, channels: 3 } })
  const original = await scans.jpeg({ progressive: true }).toBuffer()
  const clean = stripMetadata(Buffer.concat([original, Buffer.from('a clip with a place in it')]))
  expect(clean.includes('a clip')).toBe(false)
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
})

it('leaves alone what it does not understand', () => {
  for (const text of ['GIF89a', '\xff\xd8\xff\xe1\xff\xff cut off', '', 'RIFF\x04\0\0\0WAVEfmt '])
    expect(stripMetadata(Buffer.from(text, 'latin1')).toString('latin1')).toBe(text)
})

it('of the notes in a JPEG only those stay that say how to draw it', () => {
  const segment = (marker: number, text: string) => {
    const head = Buffer.from([0xff, marker, 0, text.length + 2])
    return Buffer.concat([head, Buffer.from(text, 'latin1')])
  }
  const strip = (...segments: readonly Buffer[]) =>
    stripMetadata(
      Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9, 0, 0])]),
    )
  const kept = [
    segment(0xe0, 'JFIF\0rest'),
    segment(0xe2, 'ICC_PROFILE\0rest'),
    segment(0xee, 'Adobe rest'),
    segment(0xdb, 'a table'),
  ]
  const others = [
    segment(0xe0, 'JFXX\0a preview'),
    segment(0xe1, 'Exif\0'),
    segment(0xe2, 'MPF\0 more pictures'),
    segment(0xed, 'Adobe_CM'),
    segment(0xee, 'Other'),
    segment(0xef, 'ICC_PROFILE\0'),
    segment(0xfe, 'a comment'),
  ]
  expect(strip(...kept, ...others)).toEqual(strip(...kept))
  expect(strip(...kept).length).toBe(Buffer.concat(kept).length + 4)
})

const png = (...chunks: readonly (readonly [type: string, data: string])[]) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.map(([type, data]) =>
      Buffer.concat([Buffer.from([0, 0, 0, data.length]), Buffer.from(`${type}${data}sum!`)]),
    ),
  ])

it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])(
  'stripMetadata: cuts the chunk %s out of a PNG',
  (type) => {
    const [head, end] = [['IHDR', 'abc'] as const, ['IEND', ''] as const]
    expect(stripMetadata(png(head, [type, 'note'], end))).toEqual(png(head, end))
  },
)

it('stripMetadata: cuts EXIF and XMP out of a WebP, and their flags out of its head', () => {
  const part = (type: string, data: string) =>
    Buffer.concat([
      Buffer.from(type),
      Buffer.from([data.length, 0, 0, 0]),
      Buffer.from(data, 'latin1'),
    ])
  const webp = (...parts: readonly Buffer[]) => {
    const body = Buffer.concat(parts)
    const size = Buffer.from([body.length + 4, 0, 0, 0])
    return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body])
  }
  const image = part('VP8 ', 'abcd')
  const noted = webp(
    part('VP8X', '\xff123456789'),
    image,
    part('EXIF', 'note'),
    part('XMP ', 'note'),
  )
  expect(stripMetadata(noted)).toEqual(webp(part('VP8X', '\xf3123456789'), image))
})
