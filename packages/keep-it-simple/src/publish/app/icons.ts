import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE } from '#config/engine-files.ts'
import { APP_ICONS } from '#model/app-manifest.ts'
import { siteStore } from '#store/store.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'

const KIND = 'icon'
/** Points per inch at which a drawing of 32 units is 512 wide. */
const DENSITY = 72 * 16
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** How much of a masked icon is surely seen: a circle of 80 per cent, and the mark inside it. */
const SAFE = 0.62

/** The app's icons, from the site's own mark; a file of the same name in `public/` wins. */
export async function drawIcons(input: PublishInput): Promise<string[]> {
  const { publicDir, release, content } = input
  const mark = join(publicDir, 'favicon.svg')
  if (!existsSync(mark)) return []
  const store = siteStore(content)
  const drawing = readFileSync(mark)
  const paper = coloursOf(input).paper.light
  const engine = readFileSync(join(ENGINE, 'package.json'))
  const missing = APP_ICONS.filter(({ file }) => !existsSync(join(publicDir, file)))
  for (const { file, size, purpose } of missing) {
    const hash = createHash('sha256')
      .update(engine)
      .update(readFileSync(import.meta.filename))
    hash.update(JSON.stringify([size, purpose, paper])).update(drawing)
    const key = hash.digest('hex')
    let icon = store.get(KIND, key)
    if (icon === undefined) {
      icon = await drawIcon(drawing, size, purpose === 'maskable' ? paper : undefined)
      store.put(KIND, key, icon)
    }
    release.print(file, icon)
  }
  return missing.map(({ file }) => file)
}

/** On paper only where it may be cut to any shape. */
async function drawIcon(mark: Buffer, size: number, paper: string | undefined): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const inner = paper === undefined ? size : Math.round(size * SAFE)
  const drawn = await sharp(mark, { density: DENSITY })
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer()
  const background = paper ?? CLEAR
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
