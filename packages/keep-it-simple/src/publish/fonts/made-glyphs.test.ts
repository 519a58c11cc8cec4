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

const both = (lengths: readonly number[]) => lengths.flatMap((one) => [one, -one])
/** Two steps of opposite sign, so that no point leaves the field. */
const thereAndBack = (x: number, y: number, isOn: boolean): Step[] => [
  [x, y, isOn],
  [-x, -y, !isOn],
]

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
