import { compress, decompress } from 'woff2-encoder'
import { expect, it } from 'vitest'
import {
  compositeGlyph,
  madeFont,
  simpleGlyph,
  type Step,
} from '../../../tests/support/made-font.ts'
import { readSfnt } from './sfnt.ts'
import { packWoff2 } from './woff2.ts'

/** What a browser has of a packed font, by table. */
async function decoded(packed: Uint8Array): Promise<Record<string, string>> {
  const { tables } = readSfnt(Buffer.from(await decompress(packed)))
  return Object.fromEntries([...tables].map(([tag, data]) => [tag, data.toString('hex')]))
}

/** A glyph that was rewritten once is remembered by its bytes, so each of a test is a new one. */
let made = 0
const anew = () => [++made >> 16, (made >> 8) & 0xff, made & 0xff]

/** What a browser has of a font that we packed, and of the same that the format's own tool packed. */
async function bothWays(...given: Parameters<typeof madeFont>) {
  const font = madeFont(...given)
  const bytes = packWoff2(font, 'quick')
  return { bytes, own: await decoded(bytes), usual: await decoded(await compress(font)) }
}

/** A decoder refuses a table that packs too well. */
const noise = (length: number) =>
  Buffer.from(
    Array.from({ length }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 1e4) & 0xff),
  )

/** Every length at which a step is written in another way, and its neighbours. */
const LENGTHS = [1, 15, 16, 17, 63, 64, 65, 255, 256, 257, 511, 512, 513, 767, 768, 769]
const LONG = [1023, 1024, 1279, 1280, 1281, 4095, 4096, 4097]
const both = (lengths: readonly number[]) => lengths.flatMap((one) => [one, -one])
/** Two steps of opposite sign, so that no point leaves the field. */
const thereAndBack = (x: number, y: number, isOn: boolean): Step[] => [
  [x, y, isOn],
  [-x, -y, !isOn],
]

it.each([true, false])(
  'steps of every length along a line come back (on the curve: %s)',
  async (isOn) => {
    const lengths = [0, ...LENGTHS, ...LONG]
    const across = lengths.flatMap((one) => thereAndBack(one, 0, isOn))
    const up = lengths.flatMap((one) => thereAndBack(0, one, isOn))
    const { own, usual } = await bothWays([simpleGlyph([across, up], anew())])
    expect(own).toEqual(usual)
  },
)

it('slanted steps of every length and direction come back', async () => {
  const steps = both([1, 16, 17, 64, 65, 256, 257, 768, 769, 4095, 4096]).flatMap((x) =>
    [1, 16, 17, 64, 65, 256, 257, 768, 769, 4095, 4096].flatMap((y) => thereAndBack(x, y, true)),
  )
  const { own, usual } = await bothWays([simpleGlyph([steps], anew())])
  expect(own).toEqual(usual)
})

it('contours of any number of points, and instructions of any length, come back', async () => {
  const points = (count: number): Step[] => Array.from({ length: count }, () => [1, 2])
  const counts = [1, 252, 253, 505, 506, 761, 762, 1100]
  const instructed = [252, 253, 762].map((count) => {
    const bytes = [...anew(), ...Array<number>(count - 3).fill(7)]
    return simpleGlyph([points(1)], bytes)
  })
  const { own, usual } = await bothWays([simpleGlyph(counts.map(points), anew()), ...instructed])
  expect(own).toEqual(usual)
})

it.each([false, true])(
  'boxes that say more than the points are written, others not (%s)',
  async (isLong) => {
    const steps: Step[] = [
      [-10, -20],
      [30, 40],
      [5, -70],
    ]
    const implied = [-10, -50, 25, 20]
    const boxes = [
      undefined,
      ...implied.map((_, side) => implied.map((value, at) => (at === side ? value + 1 : value))),
    ]
    // More glyphs than a byte has bits, and than a word has.
    const glyphs = Array.from({ length: 40 }, (_, at) =>
      simpleGlyph([steps], anew(), boxes[at % boxes.length]),
    )
    const { bytes, own, usual } = await bothWays(glyphs, isLong)
    expect(own).toEqual(usual)
    const plain = await bothWays(glyphs.map(() => simpleGlyph([steps], anew())))
    expect(plain.own).toEqual(plain.usual)
    expect(bytes.length).toBeGreaterThan(plain.bytes.length)
  },
)

it('glyphs of other glyphs come back, moved, scaled and turned, with instructions and without', async () => {
  const [MORE, WORDS, SCALE, XY_SCALE, MATRIX, INSTRUCTIONS] = [32, 1, 8, 64, 128, 256]
  const bytes = (count: number) => [...anew(), ...Array<number>(count).fill(9)].slice(-count)
  const square = simpleGlyph(
    [
      [
        [0, 0],
        [9, 0],
        [0, 9],
      ],
    ],
    anew(),
  )
  const { own, usual } = await bothWays([
    square,
    [],
    compositeGlyph([[0, 0, bytes(2)]]),
    compositeGlyph([
      [MORE | WORDS, 0, bytes(4)],
      [0, 1, bytes(2)],
    ]),
    compositeGlyph([
      [MORE | SCALE, 0, bytes(4)],
      [XY_SCALE, 0, bytes(6)],
    ]),
    compositeGlyph([
      [MORE | MATRIX | WORDS, 0, bytes(12)],
      [SCALE | WORDS, 0, bytes(6)],
    ]),
    compositeGlyph(
      [
        [MORE | INSTRUCTIONS, 0, bytes(2)],
        [0, 0, bytes(2)],
      ],
      anew(),
    ),
    compositeGlyph([[INSTRUCTIONS, 0, bytes(2)]], []),
    square,
  ])
  expect(own).toEqual(usual)
})

it('tables of any name and length come back in their order, and an empty glyph needs nothing', async () => {
  const { bytes, own, usual } = await bothWays([[], simpleGlyph([[[1, 1]]], anew()), []], false, {
    ZZZZ: noise(200),
    // Stands in the list of known names, but is none of them.
    'map ': noise(127),
    'cvt ': noise(17_000),
    post: noise(5),
    Sill: Buffer.from('x'),
  })
  expect(own).toEqual(usual)
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
  expect(bytes.readUInt32BE(8)).toBe(bytes.length)
  expect(bytes.length % 4).toBe(0)
})

it('numbers of the flags that repeat or are left out are read', async () => {
  const [ON, X_BYTE, Y_BYTE, AGAIN, X_PLUS, Y_PLUS] = [1, 2, 4, 8, 16, 32]
  const flags = [
    [ON | X_BYTE | X_PLUS | Y_BYTE | AGAIN, 2],
    [X_BYTE | Y_PLUS],
    [ON | X_PLUS | Y_BYTE | Y_PLUS],
    [Y_PLUS],
    [ON | X_PLUS | Y_PLUS | AGAIN, 0],
  ].flat()
  const xs = [10, 20, 30, 7, 0x01, 0x02]
  const ys = [3, 4, 5, 60]
  // Points: (10,-3) (30,-7) (60,-12) (53,-12) (53,48) (311,48) (311,48).
  const box = [0, 10, 0xff, 0xf4, 0x01, 0x37, 0, 48]
  const { own, usual } = await bothWays([
    [0, 1, ...box, 0, 6, 0, 3, ...anew(), ...flags, ...xs, ...ys],
  ])
  expect(own).toEqual(usual)
})
