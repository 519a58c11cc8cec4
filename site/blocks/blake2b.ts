/**
 * BLAKE2b (RFC 7693) of one short text, as Python's `hashlib.blake2b(text.encode(), digest_size=n)`:
 * the hash of the programs in the articles, so that figures show the same keys at the same places.
 * Words of 64 bits are two halves of 32, low first; BigInt would take twenty times as long.
 */
const IV = Int32Array.of(
  0xf3bcc908,
  0x6a09e667,
  0x84caa73b,
  0xbb67ae85,
  0xfe94f82b,
  0x3c6ef372,
  0x5f1d36f1,
  0xa54ff53a,
  0xade682d1,
  0x510e527f,
  0x2b3e6c1f,
  0x9b05688c,
  0xfb41bd6b,
  0x1f83d9ab,
  0x137e2179,
  0x5be0cd19,
)
const SIGMA = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => Uint8Array.from(row, (digit) => Number.parseInt(digit, 16) * 2))
const ROUNDS = 12
const BLOCK = 128

const v = new Int32Array(32)
const message = new Int32Array(BLOCK / 4)
const bytes = new Uint8Array(message.buffer)
const encoder = new TextEncoder()

/** High half of a sum, given the sum of the low halves without their wrap. */
const carry = (low: number) => (low / 0x100000000) | 0

function mix(a: number, b: number, c: number, d: number, x: number, y: number): void {
  let al = v[a]!,
    ah = v[a + 1]!,
    bl = v[b]!,
    bh = v[b + 1]!
  let cl = v[c]!,
    ch = v[c + 1]!,
    dl = v[d]!,
    dh = v[d + 1]!
  let low = (al >>> 0) + (bl >>> 0) + (message[x]! >>> 0)
  ah = (ah + bh + message[x + 1]! + carry(low)) | 0
  al = low | 0
  const turned = dl ^ al
  dl = dh ^ ah
  dh = turned
  low = (cl >>> 0) + (dl >>> 0)
  ch = (ch + dh + carry(low)) | 0
  cl = low | 0
  let el = bl ^ cl,
    eh = bh ^ ch
  bl = (el >>> 24) | (eh << 8)
  bh = (eh >>> 24) | (el << 8)
  low = (al >>> 0) + (bl >>> 0) + (message[y]! >>> 0)
  ah = (ah + bh + message[y + 1]! + carry(low)) | 0
  al = low | 0
  el = dl ^ al
  eh = dh ^ ah
  dl = (el >>> 16) | (eh << 16)
  dh = (eh >>> 16) | (el << 16)
  low = (cl >>> 0) + (dl >>> 0)
  ch = (ch + dh + carry(low)) | 0
  cl = low | 0
  el = bl ^ cl
  eh = bh ^ ch
  bl = (eh >>> 31) | (el << 1)
  bh = (el >>> 31) | (eh << 1)
  v[a] = al
  v[a + 1] = ah
  v[b] = bl
  v[b + 1] = bh
  v[c] = cl
  v[c + 1] = ch
  v[d] = dl
  v[d + 1] = dh
}

/** The first 16 bytes as four big-endian numbers of 32 bits. `size` is part of what is hashed. */
export function blake2b(text: string, size: 8 | 16): [number, number, number, number] {
  bytes.fill(0)
  const { written } = encoder.encodeInto(text, bytes)
  v.set(IV)
  v.set(IV, 16)
  const head = 0x01010000 ^ size
  v[0]! ^= head
  v[24]! ^= written
  v[28] = ~v[28]!
  v[29] = ~v[29]!
  for (let round = 0; round < ROUNDS; round++) {
    const order = SIGMA[round % 10]!
    mix(0, 8, 16, 24, order[0]!, order[1]!)
    mix(2, 10, 18, 26, order[2]!, order[3]!)
    mix(4, 12, 20, 28, order[4]!, order[5]!)
    mix(6, 14, 22, 30, order[6]!, order[7]!)
    mix(0, 10, 20, 30, order[8]!, order[9]!)
    mix(2, 12, 22, 24, order[10]!, order[11]!)
    mix(4, 14, 16, 26, order[12]!, order[13]!)
    mix(6, 8, 18, 28, order[14]!, order[15]!)
  }
  const word = (i: number) => swap(IV[i]! ^ (i === 0 ? head : 0) ^ v[i]! ^ v[i + 16]!)
  return [word(0), word(1), word(2), word(3)]
}

/** Bytes in the other order: the algorithm is little-endian, the programs read big-endian. */
function swap(x: number): number {
  return ((x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24)) >>> 0
}
