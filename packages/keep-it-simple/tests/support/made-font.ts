import { writeSfnt } from '#publish/fonts/sfnt.ts'

/** From the point before: x, y, and whether the curve goes through it. */
export type Step = readonly [x: number, y: number, isOn?: boolean]

const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]

/** A glyph of contours, every step in two numbers of 16 bits; its box is that of its points unless given. */
export function simpleGlyph(
  contours: readonly (readonly Step[])[],
  instructions: readonly number[] = [],
  box?: readonly number[],
): number[] {
  const steps = contours.flat()
  let [x, y] = [0, 0]
  const points = steps.map(([stepX, stepY]) => [(x += stepX), (y += stepY)] as const)
  const xs = points.map(([one]) => one)
  const ys = points.map(([, one]) => one)
  const implied = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let end = -1
  return [
    ...u16(contours.length),
    ...(box ?? implied).flatMap(u16),
    ...contours.flatMap((one) => u16((end += one.length))),
    ...u16(instructions.length),
    ...instructions,
    ...steps.map(([, , isOn = true]) => (isOn ? 1 : 0)),
    ...steps.flatMap(([stepX]) => u16(stepX)),
    ...steps.flatMap(([, stepY]) => u16(stepY)),
  ]
}

/** A glyph made of others: flags, glyph and the bytes that follow, for each; then instructions. */
export const compositeGlyph = (
  parts: readonly (readonly [flags: number, glyph: number, rest: readonly number[]])[],
  instructions?: readonly number[],
): number[] => [
  ...u16(0xffff),
  ...[0, 0, 100, 100].flatMap(u16),
  ...parts.flatMap(([flags, glyph, rest]) => [...u16(flags), ...u16(glyph), ...rest]),
  ...(instructions ? [...u16(instructions.length), ...instructions] : []),
]

/** A font of these glyphs, with no more tables than outlines need, and others by their tags. */
export function madeFont(
  glyphs: readonly (readonly number[])[],
  isLong = false,
  more: Readonly<Record<string, Buffer>> = {},
): Buffer {
  const padded = glyphs.map((one) =>
    Buffer.from([...one, ...Array<number>(-one.length & 3).fill(0)]),
  )
  const places = [0]
  for (const one of padded) places.push(places.at(-1)! + one.length)
  const loca = Buffer.alloc(places.length * (isLong ? 4 : 2))
  for (const [index, place] of places.entries())
    if (isLong) loca.writeUInt32BE(place, index * 4)
    else loca.writeUInt16BE(place / 2, index * 2)
  const head = Buffer.alloc(54)
  head.writeUInt16BE(1000, 18)
  head.writeUInt16BE(isLong ? 1 : 0, 50)
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(0x10000, 0)
  maxp.writeUInt16BE(glyphs.length, 4)
  const hhea = Buffer.alloc(36)
  hhea.writeUInt16BE(1, 34)
  const tables = { head, hhea, maxp, loca, glyf: Buffer.concat(padded), ...more }
  const hmtx = Buffer.alloc(4 + 2 * (glyphs.length - 1))
  return writeSfnt({ flavor: 0x10000, tables: new Map(Object.entries({ ...tables, hmtx })) })
}
