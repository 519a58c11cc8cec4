/**
 * A photograph says where and when it was taken. Whatever is not the picture itself is cut out of the
 * file without touching the picture: no pixel is encoded again. Colour profiles stay. Formats and
 * files it does not understand come back as they are.
 */
export function stripMetadata(bytes: Buffer): Buffer {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return stripJpeg(bytes)
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return stripPng(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return stripWebp(bytes)
  return bytes
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that only describe the picture; the others are needed to draw it. */
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return bytes
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (!PNG_METADATA.has(type)) parts.push(bytes.subarray(at, end))
    at = end
    // What follows the end is not part of the picture.
    if (type === 'IEND') break
  }
  return Buffer.concat(parts)
}

const JPEG_START_OF_SCAN = 0xda
const JPEG_END = 0xd9

function stripJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return bytes
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === JPEG_END) break
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return bytes
    if (marker === JPEG_START_OF_SCAN) end = endOfScan(bytes, end)
    if (isPicture(marker, bytes.toString('latin1', at + 4, at + 16)))
      parts.push(bytes.subarray(at, end))
    at = end
  }
  // Previews and clips some cameras put behind the end have metadata of their own.
  return Buffer.concat([...parts, Buffer.from([0xff, JPEG_END])])
}

/** JFIF, the colour profile and Adobe's colour transform say how to draw; other notes and comments do not. */
function isPicture(marker: number, start: string): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return start.startsWith('JFIF\0')
  if (marker === 0xe2) return start.startsWith('ICC_PROFILE\0')
  return marker === 0xee && start.startsWith('Adobe')
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    // A stuffed zero, a restart mark or padding: still the same scan.
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const WEBP_EXIF = 0b1000
const WEBP_XMP = 0b100

function stripWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + length + (length % 2), bytes.length)
    const type = bytes.toString('latin1', at, at + 4)
    const chunk = Buffer.from(bytes.subarray(at, end))
    if (type === 'VP8X') chunk[8]! &= ~(WEBP_EXIF | WEBP_XMP)
    if (type !== 'EXIF' && type !== 'XMP ') parts.push(chunk)
    at = end
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
