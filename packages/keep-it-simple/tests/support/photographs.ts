import sharp from 'sharp'

/** Random numbers that are the same every time. */
function randomBytes(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

/** From hills to leaves: how many across, how strongly their light is seen, and how strongly their colour. */
const OCTAVES = [
  [4, 1, 0.3],
  [13, 0.6, 0.2],
  [41, 0.4, 0.1],
  [150, 0.28, 0.05],
  [520, 0.2, 0],
  [1400, 0.14, 0],
] as const
/** What a sensor adds to every pixel. */
const GRAIN = 0.07

interface Size {
  readonly width: number
  readonly height: number
}

/** Random values at so many points across, smoothly joined. */
async function clouds(across: number, seed: number, { width, height }: Size): Promise<Buffer> {
  const down = Math.max(2, Math.round((across * height) / width))
  const raw = { width: across, height: down, channels: 1 } as const
  return sharp(randomBytes(across * down, seed), { raw })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toColourspace('b-w')
    .toBuffer()
}

/**
 * A picture that is as hard to compress as a photograph: structures of every size, the larger the
 * stronger, more light than colour, and grain. The same number gives the same bytes.
 */
async function photograph(number: number, width: number, height: number): Promise<Buffer> {
  const size = { width, height }
  const light = new Float32Array(width * height)
  const warmth = new Float32Array(width * height)
  for (const [index, [across, strength, colour]] of OCTAVES.entries()) {
    const seed = 1 + 31 * number + 2 * index
    const values = await clouds(across, seed, size)
    for (let at = 0; at < light.length; at++) light[at]! += strength * (values[at]! - 128)
    if (colour === 0) continue
    const tints = await clouds(across, seed + 1, size)
    for (let at = 0; at < light.length; at++) warmth[at]! += colour * (tints[at]! - 128)
  }
  const grain = randomBytes(light.length, 7 + number)
  const bytes = Buffer.alloc(3 * light.length)
  for (let at = 0; at < light.length; at++) {
    const grey = 116 + 0.7 * light[at]! + GRAIN * (grain[at]! - 128)
    for (const [channel, side] of [1, 0.1, -1].entries())
      bytes[3 * at + channel] = Math.max(0, Math.min(255, grey + side * warmth[at]!))
  }
  return sharp(bytes, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** As many that differ, for much less work than so many photographs: each is another side and colour of the first. */
export async function photographs(count: number, width: number, height: number): Promise<Buffer[]> {
  const first = await photograph(1, width, height)
  const rest = Array.from({ length: count - 1 }, (_, index) =>
    sharp(first)
      .flip(index % 2 === 1)
      .flop(index % 3 === 1)
      .modulate({ hue: 36 * (index + 1) })
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
  return [first, ...(await Promise.all(rest))]
}

/** An article that shows them, with words between. */
export const albumOf = (photos: readonly Buffer[]): Readonly<Record<string, string | Buffer>> => ({
  'album.md': `---\ntitle: 相册\n---\n\n出发的早晨。\n\n${photos
    .map(
      (_, index) =>
        `![第 ${index + 1} 张](./photo-${index + 1}.jpg)\n\n${'一路上的话。'.repeat(40)}`,
    )
    .join('\n\n')}\n`,
  ...Object.fromEntries(photos.map((bytes, index) => [`photo-${index + 1}.jpg`, bytes])),
})
