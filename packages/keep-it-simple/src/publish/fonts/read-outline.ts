/** A glyph as TrueType stores it, taken apart. */
export interface Outline {
  readonly contours: number
  /** As noted in the file: xMin, yMin, xMax, yMax. */
  readonly box: Buffer
  /** Points of each contour. */
  readonly counts: readonly number[]
  /** From one point to the next: x, y, and whether the curve goes through it. */
  readonly steps: readonly (readonly [number, number, boolean])[]
  readonly instructions: Buffer
  /** Of a glyph made of others: all that follows its box, without instructions. */
  readonly composite?: { readonly data: Buffer; readonly hasInstructions: boolean }
}

const ON_CURVE = 1
const X_SHORT = 2
const Y_SHORT = 4
const REPEAT = 8
const X_SAME = 16
const Y_SAME = 32

const NONE = Buffer.alloc(0)

export function readOutline(glyph: Buffer): Outline {
  const contours = glyph.readInt16BE(0)
  const box = glyph.subarray(2, 10)
  if (contours < 0) return readComposite(glyph, box)
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + index * 2))
  let at = 10 + contours * 2
  const length = glyph.readUInt16BE(at)
  const instructions = glyph.subarray(at + 2, at + 2 + length)
  at += 2 + length
  const total = (ends.at(-1) ?? -1) + 1
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyph[at++]!
    flags.push(flag)
    if (flag & REPEAT) for (let times = glyph[at++]!; times > 0; times--) flags.push(flag)
  }
  const axis = (short: number, same: number) =>
    flags.map((flag) => {
      if (flag & short) return flag & same ? glyph[at++]! : -glyph[at++]!
      if (flag & same) return 0
      at += 2
      return glyph.readInt16BE(at - 2)
    })
  const x = axis(X_SHORT, X_SAME)
  const y = axis(Y_SHORT, Y_SAME)
  return {
    contours,
    box,
    counts: ends.map((end, index) => end - (ends[index - 1] ?? -1)),
    steps: flags.map((flag, index) => [x[index]!, y[index]!, (flag & ON_CURVE) !== 0] as const),
    instructions,
  }
}

const WORDS = 1
const SCALE = 8
const MORE = 32
const XY_SCALE = 64
const MATRIX = 128
const INSTRUCTIONS = 256

function readComposite(glyph: Buffer, box: Buffer): Outline {
  let at = 10
  let flags = MORE
  let hasInstructions = false
  while (flags & MORE) {
    flags = glyph.readUInt16BE(at)
    at += 4 + (flags & WORDS ? 4 : 2)
    at += flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & MATRIX ? 8 : 0
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0
  }
  const length = hasInstructions ? glyph.readUInt16BE(at) : 0
  return {
    contours: -1,
    box,
    counts: [],
    steps: [],
    instructions: length > 0 ? glyph.subarray(at + 2, at + 2 + length) : NONE,
    composite: { data: glyph.subarray(10, at), hasInstructions },
  }
}
