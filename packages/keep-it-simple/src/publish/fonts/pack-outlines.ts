import { readOutline, type Outline } from './read-outline.ts'
import type { Sfnt } from './sfnt.ts'

/** In the order of the format. */
const STREAMS = [
  'contours',
  'points',
  'flags',
  'glyphs',
  'composites',
  'boxes',
  'instructions',
] as const
const BOXES = STREAMS.indexOf('boxes')

/**
 * Outlines as WOFF 2 rewrites them (section 5.1 of its specification): each kind of number in a stream
 * of its own, points in fewer bytes, boxes only where they do not follow from the points. A sixth
 * smaller than packing `glyf` as it is.
 */
export function packOutlines({ tables }: Sfnt): Buffer | undefined {
  const [glyf, loca, head, maxp] = ['glyf', 'loca', 'head', 'maxp'].map((tag) => tables.get(tag))
  if (!glyf || !loca || !head || !maxp) return undefined
  const count = maxp.readUInt16BE(4)
  const isLong = head.readInt16BE(50) === 1
  const place = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2
  const streams = STREAMS.map((): Buffer[] => [])
  const bitmap = Buffer.alloc(Math.floor((count + 31) / 32) * 4)
  streams[BOXES]!.push(bitmap)
  for (let index = 0; index < count; index++) {
    const glyph = packedGlyph(glyf.subarray(place(index), place(index + 1)))
    glyph.forEach((part, stream) => part.length > 0 && streams[stream]!.push(part))
    if (glyph[BOXES]!.length > 0) bitmap[index >> 3]! |= 0x80 >> (index & 7)
  }
  const parts = streams.map((stream) => Buffer.concat(stream))
  const header = Buffer.alloc(8 + parts.length * 4)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(isLong ? 1 : 0, 6)
  parts.forEach((part, index) => header.writeUInt32BE(part.length, 8 + index * 4))
  return Buffer.concat([header, ...parts])
}

/** Titles share most of their characters: a glyph is rewritten once in a thread. */
const known = new Map<string, readonly Buffer[]>()
/** More than a site's titles have, and few megabytes. */
const MOST_KNOWN = 10_000

/** A glyph without an outline, such as a space, has no contours and nothing else. */
const EMPTY = STREAMS.map((name) => Buffer.alloc(name === 'contours' ? 2 : 0))

function packedGlyph(glyph: Buffer): readonly Buffer[] {
  if (glyph.length === 0) return EMPTY
  const key = glyph.toString('latin1')
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const packed = packGlyph(glyph).map((bytes) => Buffer.from(bytes))
  known.set(key, packed)
  return packed
}

/** What a glyph adds to each stream. */
function packGlyph(glyph: Buffer): readonly (readonly number[])[] {
  const outline = readOutline(glyph)
  const flags: number[] = []
  const glyphs: number[] = []
  for (const [x, y, isOn] of outline.steps) addPoint(flags, glyphs, x, y, isOn)
  const hasInstructions = outline.contours > 0 || outline.composite?.hasInstructions === true
  if (hasInstructions) glyphs.push(...short(outline.instructions.length))
  return [
    [(outline.contours >> 8) & 0xff, outline.contours & 0xff],
    outline.counts.flatMap(short),
    flags,
    glyphs,
    [...(outline.composite?.data ?? [])],
    !outline.composite && isImplied(outline) ? [] : [...outline.box],
    hasInstructions ? [...outline.instructions] : [],
  ]
}

/** Whether the box is that of the points. */
function isImplied({ box, steps }: Outline): boolean {
  let [x, y] = [0, 0]
  const found = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number]
  for (const [stepX, stepY] of steps) {
    x += stepX
    y += stepY
    found[0] = Math.min(found[0], x)
    found[1] = Math.min(found[1], y)
    found[2] = Math.max(found[2], x)
    found[3] = Math.max(found[3], y)
  }
  return found.every((value, index) => value === box.readInt16BE(index * 2))
}

/** A number below 65,536 in one to three bytes. */
function short(value: number): number[] {
  if (value < 253) return [value]
  if (value < 506) return [255, value - 253]
  if (value < 762) return [254, value - 506]
  return [253, value >> 8, value & 0xff]
}

/** The table of section 5.2: how long a step is decides how it is written. */
function addPoint(flags: number[], glyphs: number[], x: number, y: number, isOn: boolean): void {
  const [w, h] = [Math.abs(x), Math.abs(y)]
  const off = isOn ? 0 : 128
  const right = x < 0 ? 0 : 1
  const up = y < 0 ? 0 : 1
  const signs = right + 2 * up
  if (x === 0 && h < 1280) {
    flags.push(off + ((h & 0xf00) >> 7) + up)
    glyphs.push(h & 0xff)
  } else if (y === 0 && w < 1280) {
    flags.push(off + 10 + ((w & 0xf00) >> 7) + right)
    glyphs.push(w & 0xff)
  } else if (w < 65 && h < 65) {
    flags.push(off + 20 + ((w - 1) & 0x30) + (((h - 1) & 0x30) >> 2) + signs)
    glyphs.push((((w - 1) & 0xf) << 4) | ((h - 1) & 0xf))
  } else if (w < 769 && h < 769) {
    flags.push(off + 84 + 12 * (((w - 1) & 0x300) >> 8) + (((h - 1) & 0x300) >> 6) + signs)
    glyphs.push((w - 1) & 0xff, (h - 1) & 0xff)
  } else if (w < 4096 && h < 4096) {
    flags.push(off + 120 + signs)
    glyphs.push(w >> 4, ((w & 0xf) << 4) | (h >> 8), h & 0xff)
  } else {
    flags.push(off + 124 + signs)
    glyphs.push(w >> 8, w & 0xff, h >> 8, h & 0xff)
  }
}
