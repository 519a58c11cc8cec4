import type { Metadata, Sharp } from 'sharp'

/** A colour as three digits from 0 to 7: red, green, blue. Style sheets know each digit by a class. */
export type Tone = readonly [red: number, green: number, blue: number]

const LEVELS = 7

/** The average colour of a picture, by decoding it once; none where the page shines through. */
export async function toneOf(read: () => Sharp, { hasAlpha }: Metadata): Promise<Tone | undefined> {
  const opaque = !hasAlpha || (await read().stats()).isOpaque
  const [red = 0, green = 0, blue = 0] = await read()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const digit = (value: number) => Math.round((value / 255) * LEVELS)
  return opaque ? [digit(red), digit(green), digit(blue)] : undefined
}

/** Colours it while the picture is on its way; no inline style is needed, which the policy forbids. */
export const toneClasses = ([red, green, blue]: Tone): string =>
  `tone tone-r${red} tone-g${green} tone-b${blue}`
