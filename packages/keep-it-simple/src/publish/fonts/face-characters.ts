import type { Sfnt } from './sfnt.ts'

/** Every character a face has a glyph for, from its `cmap` (formats 4 and 12, which all faces have). */
export function faceCharacters({ tables }: Sfnt): ReadonlySet<number> {
  const cmap = tables.get('cmap')
  const found = new Set<number>()
  if (!cmap) return found
  const count = cmap.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    const format = table.readUInt16BE(0)
    if (format === 12) readGroups(table, found)
    else if (format === 4) readSegments(table, found)
  }
  return found
}

function readGroups(table: Buffer, found: Set<number>): void {
  const count = table.readUInt32BE(12)
  for (let index = 0; index < count; index++) {
    const at = 16 + index * 12
    const end = table.readUInt32BE(at + 4)
    for (let one = table.readUInt32BE(at); one <= end; one++) found.add(one)
  }
}

function readSegments(table: Buffer, found: Set<number>): void {
  const size = table.readUInt16BE(6)
  const ends = 14
  const starts = ends + size + 2
  const deltas = starts + size
  const offsets = deltas + size
  for (let at = 0; at < size; at += 2) {
    const start = table.readUInt16BE(starts + at)
    const end = table.readUInt16BE(ends + at)
    const delta = table.readUInt16BE(deltas + at)
    const offset = table.readUInt16BE(offsets + at)
    for (let one = start; one <= end && one < 0xffff; one++) {
      const place = offsets + at + offset + (one - start) * 2
      const glyph = offset === 0 ? one : table.readUInt16BE(place)
      if (offset === 0 ? ((one + delta) & 0xffff) !== 0 : glyph !== 0) found.add(one)
    }
  }
}
