import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ImageSource, Node, Renderer } from '@takumi-rs/core'
import { ENGINE } from '#config/engine-files.ts'
import { CARD_SIZE } from '#model/card.ts'
import { localeOf } from '#model/locale.ts'
import type { Palette } from '#model/palette.ts'
import { addSources } from '#config/add-sources.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'
import type { Survey } from '../survey.ts'
import { replaceFile } from '../write-into.ts'
import { cardFamilies, registerFaces } from './card-fonts.ts'
import { cardTree, COVER, type Card } from './card.ts'
import { packPng } from './pack-png.ts'

/** Drawn at once: the library has threads of its own. */
const AT_ONCE = 4

/**
 * Pictures for links to articles, cached in `.content/cards` under the hash of what they show; a file of
 * the same name in `public/` wins.
 */
export async function drawCards(
  input: PublishInput,
  { entries, covers }: Survey,
): Promise<string[]> {
  const { site, collections, content, release, publicDir } = input
  const folder = join(content, 'cards')
  mkdirSync(folder, { recursive: true })
  const { palette } = coloursOf(input)
  const identity = drawingIdentity(palette)
  const cards = entries.flatMap(({ card, ...entry }) => {
    if (card === undefined || existsSync(join(publicDir, card))) return []
    const locale = localeOf(site.locales, entry.path)
    const list = collections.find((one) => one.type === 'post' && one.link === entry.list)
    const cover = coverFile(covers.get(entry.path), publicDir)
    const shown: Card = {
      title: entry.title,
      lang: entry.lang,
      above: list?.title ?? locale?.description ?? '',
      site: locale?.title ?? '',
      hasCover: cover !== undefined,
      ...(entry.created !== undefined && { date: entry.created.slice(0, 10) }),
    }
    const families = cardFamilies(site, entry.lang)
    // Setting a title is most of the work, so a card is known by what it is drawn from.
    const hash = createHash('sha256').update(JSON.stringify([identity, shown, families]))
    if (cover !== undefined) hash.update(readFileSync(cover))
    const source = join(folder, `${hash.digest('hex').slice(0, 24)}.png`)
    return [{ shown, families, cover, source, file: card.slice(1) }]
  })
  const missing = [...new Map(cards.map((one) => [one.source, one])).values()].filter(
    ({ source }) => !existsSync(source),
  )
  if (missing.length > 0) {
    const renderer = await loadRenderer(input)
    const draw = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const { shown, families, cover, source } = next
        const tree = cardTree(shown, palette, families)
        const images =
          cover === undefined ? [] : [{ src: COVER.name, data: await drawCover(cover) }]
        replaceFile(source, await drawPng(renderer, tree as Node, images))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, draw))
  }
  for (const { source, file } of cards) release.copy(source, file)
  forget(folder, new Set(cards.map(({ source }) => source)))
  return cards.map(({ file }) => file)
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

/** Words alone have few colours, and are packed here; a cover has many, and is left to the library. */
async function drawPng(
  renderer: Renderer,
  tree: Node,
  images: readonly ImageSource[],
): Promise<Buffer> {
  const options = { ...CARD_SIZE, images: [...images] }
  if (images.length === 0) {
    const pixels = await renderer.render(tree, { ...options, format: 'raw' })
    const png = await packPng(pixels, CARD_SIZE.width, CARD_SIZE.height)
    if (png) return png
  }
  return renderer.render(tree, { ...options, format: 'png' })
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

/** The library and its faces, only when there is something to draw. */
async function loadRenderer({ site }: PublishInput): Promise<Renderer> {
  const { Renderer: Drawing } = await import('@takumi-rs/core')
  const renderer = new Drawing()
  await registerFaces(renderer, site)
  return renderer
}

function forget(folder: string, needed: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!needed.has(join(folder, name))) rmSync(join(folder, name))
}
