import { inflateSync } from 'node:zlib'

/** The tables of a font, by their tags. */
export interface Sfnt {
  readonly flavor: number
  readonly tables: ReadonlyMap<string, Buffer>
}

const WOFF = 0x774f4646
/** Offsets and sizes of the three formats, in bytes. */
const SFNT_HEADER = 12
const SFNT_ENTRY = 16
const WOFF_HEADER = 44
const WOFF_ENTRY = 20

/** Reads a TrueType, OpenType or WOFF file. */
export function readSfnt(file: Buffer): Sfnt {
  const isWoff = file.readUInt32BE(0) === WOFF
  const flavor = file.readUInt32BE(isWoff ? 4 : 0)
  const count = file.readUInt16BE(isWoff ? 12 : 4)
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < count; index++) {
    const at = isWoff ? WOFF_HEADER + index * WOFF_ENTRY : SFNT_HEADER + index * SFNT_ENTRY
    const tag = file.toString('latin1', at, at + 4)
    const offset = file.readUInt32BE(isWoff ? at + 4 : at + 8)
    const length = file.readUInt32BE(isWoff ? at + 8 : at + 12)
    const data = file.subarray(offset, offset + length)
    const isPacked = isWoff && length < file.readUInt32BE(at + 12)
    tables.set(tag, isPacked ? inflateSync(data) : data)
  }
  return { flavor, tables }
}

/** As one file again; harfbuzz asks for no checksums. */
export function writeSfnt({ flavor, tables }: Sfnt): Buffer {
  const head = Buffer.alloc(SFNT_HEADER + tables.size * SFNT_ENTRY)
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [head]
  let end = head.length
  let at = SFNT_HEADER
  for (const [tag, data] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    at += SFNT_ENTRY
    const padding = -data.length & 3
    parts.push(data, Buffer.alloc(padding))
    end += data.length + padding
  }
  return Buffer.concat(parts)
}
