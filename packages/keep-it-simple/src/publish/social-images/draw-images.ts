import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Node, Renderer } from '@takumi-rs/core'
import { ENGINE } from '#config/engine-files.ts'
import { CARD_SIZE } from '#model/card.ts'
import { localeOf } from '#model/locale.ts'
import type { Palette } from '#model/palette.ts'
import { addSources } from '#config/add-sources.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'
import { removeOthers } from '../release/remove-others.ts'
import type { Survey } from '../survey.ts'
import { replaceFile } from '../write-into.ts'
import { imageFamilies, registerFonts } from './image-fonts.ts'
import { COVER, imageTree, type SocialImage } from './image-tree.ts'

/** Drawn at once, in threads of the library. */
const AT_ONCE = 4

export interface SocialImages {
  /** Of each image its file in `.content/cards` and its name in the release. */
  readonly files: readonly (readonly [source: string, name: string])[]
  readonly drawn: number
  readonly seconds: number
}

/**
 * Title images for links to articles (`og:image`), cached in `.content/cards` under the hash of what
 * they show; a file of the same name in `public/` wins. Nothing is written to the release here, so
 * images can be drawn while pages are.
 */
export async function drawSocialImages(
  input: PublishInput,
  { entries, covers }: Pick<Survey, 'entries' | 'covers'>,
  signal?: AbortSignal,
): Promise<SocialImages> {
  const started = performance.now()
  const { site, collections, content, publicDir } = input
  const folder = join(content, 'cards')
  mkdirSync(folder, { recursive: true })
  const { palette } = coloursOf(input)
  const identity = drawingIdentity(palette)
  const images = entries.flatMap(({ card, ...entry }) => {
    if (card === undefined || existsSync(join(publicDir, card))) return []
    const locale = localeOf(site.locales, entry.path)
    const list = collections.find((one) => one.type === 'post' && one.link === entry.list)
    const cover = coverFile(covers.get(entry.path), publicDir)
    const shown: SocialImage = {
      title: entry.title,
      lang: entry.lang,
      above: list?.title ?? locale?.description ?? '',
      site: locale?.title ?? '',
      hasCover: cover !== undefined,
      ...(entry.created !== undefined && { date: entry.created.slice(0, 10) }),
    }
    const families = imageFamilies(site, entry.lang)
    // Setting a title is most of the work, so the hash is of what an image is drawn from.
    const hash = createHash('sha256').update(JSON.stringify([identity, shown, families]))
    if (cover !== undefined) hash.update(readFileSync(cover))
    const source = join(folder, `${hash.digest('hex').slice(0, 24)}.png`)
    return [{ shown, families, cover, source, name: card.slice(1) }]
  })
  const missing = [...new Map(images.map((one) => [one.source, one])).values()].filter(
    ({ source }) => !existsSync(source),
  )
  const drawn = missing.length
  if (drawn > 0) {
    const renderer = await loadRenderer(input)
    const draw = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        if (signal?.aborted) return
        const { shown, families, cover, source } = next
        const tree = imageTree(shown, palette, families) as Node
        const data = cover === undefined ? [] : [{ src: COVER.name, data: await drawCover(cover) }]
        const options = { ...CARD_SIZE, images: data, format: 'png' } as const
        replaceFile(source, await renderer.render(tree, options))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, draw))
  }
  removeOthers(
    images.map(({ source }) => basename(source)),
    folder,
  )
  const files = images.map(({ source, name }) => [source, name] as const)
  return { files, drawn, seconds: (performance.now() - started) / 1000 }
}

/** Changes when the same words would be drawn otherwise: by other code, another version or in other colours. */
function drawingIdentity(palette: Palette): string {
  const hash = createHash('sha256').update(JSON.stringify(palette))
  addSources(hash, import.meta.dirname)
  for (const name of ['text-width', 'language', 'card', 'fonts'])
    addSources(
      hash,
      join(import.meta.dirname, `../../model/${name}${extname(import.meta.filename)}`),
    )
  addSources(hash, join(ENGINE, 'package.json'))
  return hash.digest('hex')
}

/** Only pictures of the site itself: a build asks nobody. */
function coverFile(cover: string | undefined, publicDir: string): string | undefined {
  if (cover === undefined || !cover.startsWith('/')) return undefined
  const file = join(publicDir, decodeURI(cover))
  return existsSync(file) ? file : undefined
}

/** Drawn large enough to be sharp, whatever size a drawing says it has. */
async function drawCover(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(file, { density: 288 })
  return picture.resize(COVER.width, COVER.height, { fit: 'cover' }).png().toBuffer()
}

/** The library and its fonts, only when there is something to draw. */
async function loadRenderer({ site }: PublishInput): Promise<Renderer> {
  const { Renderer: Drawing } = await import('@takumi-rs/core')
  const renderer = new Drawing()
  await registerFonts(renderer, site)
  return renderer
}
