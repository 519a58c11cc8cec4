import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const COLOURS = 256
/** Open addressing: sixteen places for each colour, so that few are looked at twice. */
const PLACES = 4_096

const packed = promisify(deflate)

/**
 * Opaque pixels (four bytes each) as a PNG with a palette; nothing where they have more than 256
 * colours. Words on paper are long runs of one colour: looking for nothing else takes a third of the
 * time the drawing library takes to pack, for a file that is a seventh larger.
 */
export async function packPng(
  pixels: Buffer,
  width: number,
  height: number,
): Promise<Buffer | undefined> {
  const found = indexColours(pixels, width, height)
  if (!found) return undefined
  const { rows, colours } = found
  const data = await packed(rows, { strategy: constants.Z_RLE, level: 1 })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which is a number in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', Buffer.from(colours.flatMap((one) => [...one.subarray(0, 3)]))),
    ...chunk('IDAT', data),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer[] {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const tag = Buffer.from(name, 'latin1')
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(data, crc32(tag)))
  return [length, tag, data, sum]
}

/** A byte for each pixel, each row behind the number of its filter (none), and the colours they stand for. */
function indexColours(
  pixels: Buffer,
  width: number,
  height: number,
): { readonly rows: Uint8Array; readonly colours: readonly Buffer[] } | undefined {
  // Four bytes as a number; it must begin at a multiple of four.
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Buffer.from(new Uint8Array(pixels).buffer)
  const all = new Int32Array(aligned.buffer, aligned.byteOffset, width * height)
  const rows = new Uint8Array((width + 1) * height)
  const colours: Buffer[] = []
  const keys = new Int32Array(PLACES)
  const numbers = new Int16Array(PLACES).fill(-1)
  let [last, number] = [0, -1]
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1
    const from = y * width
    if (y > 0 && isAsAbove(aligned, from * 4, width * 4)) {
      rows.copyWithin(start, start - width - 1, start - 1)
      continue
    }
    for (let x = 0; x < width; x++) {
      const colour = all[from + x]!
      if (colour !== last || number < 0) {
        let place = Math.imul(colour, 0x9e3779b1) >>> 20
        while (numbers[place]! >= 0 && keys[place] !== colour) place = (place + 1) % PLACES
        if (numbers[place]! < 0) {
          if (colours.length === COLOURS) return undefined
          keys[place] = colour
          numbers[place] = colours.length
          colours.push(aligned.subarray((from + x) * 4, (from + x) * 4 + 4))
        }
        last = colour
        number = numbers[place]!
      }
      rows[start + x] = number
    }
  }
  return { rows, colours }
}

const isAsAbove = (pixels: Buffer, at: number, length: number): boolean =>
  pixels.compare(pixels, at - length, at, at, at + length) === 0
