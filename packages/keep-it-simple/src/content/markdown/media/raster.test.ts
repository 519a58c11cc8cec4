import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it.each<[string, Sharp, string]>([
  ['a JPEG', turned().jpeg(), 'jpeg'],
  ['a PNG', turned().png(), 'png'],
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
