import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { placed } from '../../../../tests/support/placed-picture.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'
const said = async (...given: Parameters<typeof placed>) => (await placed(...given)).diagnostics

it('a drawing that could run, and does not say its size, is still shown', async () => {
  const { found, diagnostics } = await placed('/p.svg', { 'public/p.svg': '<svg><script/>' })
  expect(found).toStrictEqual({ src: '/p.svg', original: '/p.svg', sources: [] })
  expect(diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'active-picture',
      file: 'docs/a.md',
      line: 7,
      message: 'The picture `/p.svg` holds `<script`, which could run when it is opened.',
      remedy: 'Remove it from the SVG.',
    },
    {
      severity: 'warning',
      code: 'picture-size',
      line: 7,
      message: 'The SVG `/p.svg` does not say how large it is; the page will move when it arrives.',
      remedy: 'Give its root element a `viewBox`, or `width` and `height`.',
    },
  ])
})

it('a picture that nobody can read is named with the formats to use', async () => {
  const found = await placed('p.png', { 'p.png': 'x' })
  expect([found.found, found.pictures]).toEqual([undefined, []])
  expect(found.diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'broken-picture',
      line: 7,
      message: expect.stringMatching(/^The picture `p\.png` cannot be used: \S.*\S\.$/) as string,
      remedy: 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.',
    },
  ])
})

it('a picture of too many pixels is named with how many are plenty', async () => {
  // Only its head says so: no such picture has to be made.
  const head = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  head.writeUInt32BE(9000, 16)
  head.writeUInt32BE(6000, 20)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(head.subarray(12, 29)))
  sum.copy(head, 29)
  expect(await said('p.png', { 'p.png': head })).toMatchObject([
    {
      severity: 'error',
      code: 'picture-size',
      line: 7,
      message: expect.stringMatching(/^The picture `p\.png` cannot be used: .*pixel/) as string,
      remedy: 'Save it smaller; 50 million pixels are plenty.',
    },
  ])
})

it('a file of more than 20 MiB is not looked into', async () => {
  const limit = 20 * 1024 * 1024
  const sized = (size: number) => (root: string) => {
    writeFileSync(join(root, 'docs/p.svg'), SVG)
    truncateSync(join(root, 'docs/p.svg'), size)
  }
  const large = await placed('p.svg', {}, {}, sized(limit + 1))
  expect([large.found, large.pictures]).toEqual([undefined, []])
  expect(large.diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'picture-size',
      line: 7,
      message: 'The picture `p.svg` is larger than 20 MiB.',
      remedy: 'Save it smaller; 50 million pixels are plenty.',
    },
  ])
  expect(await said('p.svg', { 'p.svg': SVG })).toEqual([])
})

it('a picture that is not there is reported once', async () => {
  const { found, diagnostics } = await placed('none.png', {})
  expect(found).toBeUndefined()
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['missing-picture', 7]])
})
