import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import type { Media } from './find-media.ts'
import { readRaster, type Raster } from './raster.ts'

const NOTES = { IFD0: { Artist: 'Somebody' } }

const plain = (width = 30, height = 20, background = '#ff9900') =>
  sharp({ create: { width, height, channels: 3, background } })
const noted = () => plain().withExif(NOTES)
const turned = () => plain().withMetadata({ orientation: 6 })
/** Two frames beneath each other. */
const moving = () =>
  sharp(Buffer.concat([Buffer.alloc(30 * 20 * 3, 0), Buffer.alloc(30 * 20 * 3, 255)]), {
    raw: { width: 30, height: 40, channels: 3, pageHeight: 20 },
  })

async function placed(picture: Sharp | Buffer | string, given: Partial<Media> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'raster-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const absolute = join(folder, 'p')
  const bytes =
    typeof picture === 'string'
      ? Buffer.from(picture)
      : Buffer.isBuffer(picture)
        ? picture
        : await picture.toBuffer()
  writeFileSync(absolute, bytes)
  const generated = join(folder, 'generated')
  const publicPath = '/media/p.abc.jpg'
  const media = { file: 'p', absolute, publicPath, hash: 'abc', size: bytes.length, ...given }
  const published = join(generated, publicPath)
  return { absolute, bytes, generated, published, read: () => readRaster(media, generated) }
}
const read = async (...given: Parameters<typeof placed>) => (await placed(...given)).read()

it.each<[string, Sharp, Partial<Raster>]>([
  ['a JPEG', plain().jpeg(), { format: 'jpeg', tone: [7, 4, 0] }],
  ['a PNG', plain().png(), { format: 'png', tone: [7, 4, 0] }],
  ['a WebP', plain().webp({ lossless: true }), { format: 'webp', tone: [7, 4, 0] }],
  ['an AVIF', plain().avif({ lossless: true, effort: 0 }), { format: 'heif', tone: [7, 4, 0] }],
  ['a GIF', plain().gif(), { format: 'gif', tone: [7, 4, 0] }],
  ['a black one', plain(30, 20, '#000').png(), { format: 'png', tone: [0, 0, 0] }],
  ['one with an alpha that is full', plain().ensureAlpha(1).png(), { tone: [7, 4, 0] }],
  ['one with notes to cut out', noted().jpeg(), { cleaned: true }],
  ['one on its side', turned().jpeg(), { width: 20, height: 30, cleaned: true }],
  ['a PNG on its side', turned().png(), { width: 20, height: 30, format: 'png', cleaned: true }],
  ['a WebP on its side', turned().webp(), { width: 20, height: 30, format: 'webp' }],
  ['an AVIF with notes', noted().avif({ effort: 0 }), { format: 'heif', cleaned: true }],
  ['a GIF that moves', moving().gif(), { format: 'gif', frames: 2, cleaned: false }],
  ['a WebP that moves', moving().webp(), { format: 'webp', frames: 2, cleaned: false }],
])('looks into %s', async (_, picture, expected) => {
  expect(await read(picture)).toMatchObject({
    recipe: 2,
    width: 30,
    height: 20,
    frames: 1,
    ...expected,
  })
})

it('has no tone where the page shines through', async () => {
  expect(await read(plain().ensureAlpha(0.5).png())).not.toHaveProperty('tone')
})

it.each<[string, Sharp, string]>([
  ['a JPEG', turned().jpeg(), 'jpeg'],
  ['a PNG', turned().png(), 'png'],
  ['a WebP', turned().webp(), 'webp'],
  ['an AVIF', noted().avif({ effort: 0 }), 'heif'],
])('%s is published in its own format, upright and without notes', async (_, picture, format) => {
  const { published, read: look } = await placed(picture)
  const found = (await look()) as Raster
  const bytes = readFileSync(published)
  expect(found.bytes).toBe(bytes.length)
  const { width, height, orientation, exif, ...rest } = await sharp(bytes).metadata()
  expect([rest.format, width, height]).toEqual([format, found.width, found.height])
  expect([orientation ?? 1, exif]).toEqual([1, undefined])
})

it('cuts notes out without encoding anything again', async () => {
  const { bytes, published, read: look } = await placed(noted().jpeg({ quality: 30 }))
  await look()
  const clean = readFileSync(published)
  expect(clean.length).toBeLessThan(bytes.length)
  expect(bytes.includes(clean.subarray(-60))).toBe(true)
})

it.each([
  ['without notes', plain().jpeg(), {}],
  ['of public/, where nothing is changed', noted().jpeg(), { file: undefined }],
])('writes no other file for a picture %s', async (_, picture, given) => {
  const { generated, published, read: look } = await placed(picture, given as Partial<Media>)
  expect(await look()).toMatchObject({ cleaned: 'file' in given })
  expect(existsSync(published)).toBe(false)
  expect(readdirSync(generated)).toEqual(['notes'])
})

it('a PNG moves if its frames are announced before the first of them', async () => {
  const png = await plain().png().toBuffer()
  const named = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), named, sum])
  const at = png.indexOf('IDAT') - 4
  const before = Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
  expect(await read(before)).toMatchObject({ frames: 2 })
  expect(await read(Buffer.concat([png, chunk]))).toMatchObject({ frames: 1 })
})

it('is looked into once, as long as what was made of it is there', async () => {
  const { absolute, generated, published, read: look } = await placed(noted().jpeg())
  const first = await look()
  expect(readdirSync(join(generated, 'notes'))).toEqual(['p.abc.jpg.abc.json'])
  writeFileSync(absolute, await noted().resize(10).jpeg().toBuffer())
  expect(await look()).toEqual(first)
  rmSync(published)
  expect(await look()).toMatchObject({ width: 10 })
  expect(existsSync(published)).toBe(true)
})

it.each([
  ['of another recipe', (raster: Raster) => ({ ...raster, recipe: 1 })],
  ['that cannot be read', () => undefined],
])('a note %s is not trusted', async (_, change) => {
  const { generated, read: look } = await placed(plain().png())
  const first = (await look()) as Raster
  const note = join(generated, 'notes/p.abc.jpg.abc.json')
  writeFileSync(note, JSON.stringify(change(first)) ?? '{')
  expect(await look()).toEqual(first)
  expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual(first)
})

it('a picture of public/ is known without a file of its own', async () => {
  const { absolute, read: look } = await placed(noted().jpeg(), { file: undefined } as never)
  const first = await look()
  writeFileSync(absolute, 'x')
  expect(await look()).toEqual(first)
})

it('says what is wrong with a picture, and notes nothing', async () => {
  const text = await placed('x')
  expect(await text.read()).toMatch(/^Input \S.*\S$/)
  expect(existsSync(text.generated)).toBe(false)
  expect(await read('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>')).toBe(
    'it is svg, which browsers do not show',
  )
  expect(await read(plain().tiff())).toBe('it is tiff, which browsers do not show')
  const jpeg = await plain(200, 200).jpeg().toBuffer()
  expect(await read(jpeg.subarray(0, jpeg.length - 200))).toEqual(expect.any(String))
})
