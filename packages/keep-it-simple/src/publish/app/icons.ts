import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { APP_ICONS } from '#model/app-manifest.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'

/** Points per inch at which a drawing of 32 units is 512 wide. */
const DENSITY = 72 * 16
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** How much of a masked icon is surely seen: a circle of 80 per cent, and the mark inside it. */
const SAFE = 0.62

/** The app's icons, from the site's own mark; a file of the same name in `public/` wins. */
export async function drawIcons(input: PublishInput): Promise<string[]> {
  const { publicDir, release } = input
  const mark = join(publicDir, 'favicon.svg')
  if (!existsSync(mark)) return []
  const missing = APP_ICONS.filter(({ file }) => !existsSync(join(publicDir, file)))
  for (const { file, size, purpose } of missing) {
    const inner = purpose === 'maskable' ? Math.round(size * SAFE) : size
    const drawn = await sharp(readFileSync(mark), { density: DENSITY })
      .resize(inner, inner, { fit: 'contain', background: CLEAR })
      .png()
      .toBuffer()
    const background = purpose === 'maskable' ? coloursOf(input).paper.light : CLEAR
    const icon = await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9 })
      .toBuffer()
    release.print(file, icon)
  }
  return missing.map(({ file }) => file)
}
