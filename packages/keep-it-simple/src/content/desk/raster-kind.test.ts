import { expect, it } from 'vitest'
import { rasterKind } from './raster-kind.ts'

it.each([
  ['\x89PNG\r\n\x1a\n…', 'png'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x1cftypavis', 'avif'],
  ['\x89PNG', undefined],
  ['GIF88a', undefined],
  ['RIFF\0\0\0\0WAVEfmt ', undefined],
  ['RIFX\0\0\0\0WEBPVP8 ', undefined],
  ['\0\0\0\x1cftypheic', undefined],
  ['\0\0\0\x1cmoovavif', undefined],
  ['', undefined],
] as const)('%j is %s', (bytes, kind) => {
  expect(rasterKind(Buffer.from(bytes, 'latin1'))).toBe(kind)
})
