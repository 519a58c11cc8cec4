import { brotliCompressSync, constants } from 'node:zlib'
import type { PackLevel } from '../compress.ts'
import { packOutlines } from './pack-outlines.ts'
import { readSfnt } from './sfnt.ts'

const HEADER = 48
/** Tags that have a number of their own in the format, in its order. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const NAMED = 63
/**
 * At 10 the titles of a page take 30 ms, at 9 one and a half, and are four per cent larger; 5 takes half
 * as long as 9 and is two thousandths larger; 11 takes twice as long as 10 and is no smaller. A window of 64 kB holds them and is faster to prepare than the usual one.
 */
const QUALITY = { best: 10, quick: 5 } as const
const WINDOW = 16

/** Packs a font for browsers: its outlines rewritten, and all tables together through brotli. */
export function packWoff2(font: Buffer, packing: PackLevel): Buffer {
  const sfnt = readSfnt(font)
  const { flavor, tables } = sfnt
  const outlines = packOutlines(sfnt)
  // Decoders want the places of outlines right after the outlines; both follow from the rewritten ones.
  const order = [...tables.keys()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  const directory: number[] = []
  const parts: Buffer[] = []
  for (const tag of order) {
    const table = tables.get(tag)!
    const known = KNOWN.indexOf(tag) / 5
    directory.push(Number.isInteger(known) ? known : NAMED)
    if (!Number.isInteger(known)) directory.push(...Buffer.from(tag, 'latin1'))
    directory.push(...base128(table.length))
    const packed = tag === 'glyf' ? outlines : tag === 'loca' ? Buffer.alloc(0) : undefined
    if (packed) directory.push(...base128(packed.length))
    parts.push(packed ?? (tag === 'head' ? asTransformed(table) : table))
  }
  const plain = Buffer.concat(parts)
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[packing],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  const header = Buffer.alloc(HEADER)
  const length = HEADER + directory.length + packed.length
  const padding = -length & 3
  header.write('wOF2', 0, 'latin1')
  header.writeUInt32BE(flavor, 4)
  header.writeUInt32BE(length + padding, 8)
  header.writeUInt16BE(tables.size, 12)
  header.writeUInt32BE(font.length, 16)
  header.writeUInt32BE(packed.length, 20)
  return Buffer.concat([header, Buffer.from(directory), packed, Buffer.alloc(padding)])
}

const FLAGS = 16
const TRANSFORMED = 1 << 11

/** The format wants a font to say that its outlines were written anew. */
function asTransformed(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeUInt16BE(copy.readUInt16BE(FLAGS) | TRANSFORMED, FLAGS)
  return copy
}

const rank = (tag: string): string => (tag === 'loca' ? 'glyf ' : tag)

/** A number in as few bytes as it needs, seven bits each. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
