import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { CARD_SIZE } from '#model/card.ts'
import { localeOf } from '#model/locale.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'
import type { Survey } from '../survey.ts'
import { replaceFile } from '../write-into.ts'
import { cardFamilies, registerFaces } from './card-fonts.ts'
import { cardTree, COVER, type Card } from './card.ts'

/** Drawn at once: the library has threads of its own. */
const AT_ONCE = 4

/** Pictures for links to articles, cached in `.content/cards` under the hash of what they show. */
export async function drawCards(
  input: PublishInput,
  { entries, covers }: Survey,
): Promise<string[]> {
  const { site, collections, content, release, publicDir } = input
  const folder = join(content, 'cards')
  mkdirSync(folder, { recursive: true })
  const cards = entries.flatMap(({ card, ...entry }) => {
    if (card === undefined) return []
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
    const tree = cardTree(shown, coloursOf(input).palette, cardFamilies(site, entry.lang))
    const hash = createHash('sha256').update(JSON.stringify(tree))
    if (cover !== undefined) hash.update(readFileSync(cover))
    const source = join(folder, `${hash.digest('hex').slice(0, 24)}.png`)
    return [{ tree, cover, source, file: card.slice(1) }]
  })
  const missing = [...new Map(cards.map((one) => [one.source, one])).values()].filter(
    ({ source }) => !existsSync(source),
  )
  if (missing.length > 0) {
    const renderer = await loadRenderer(input)
    const draw = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const { tree, cover, source } = next
        const images =
          cover === undefined ? [] : [{ src: COVER.name, data: await drawCover(cover) }]
        const options = { ...CARD_SIZE, format: 'png', images } as const
        replaceFile(source, await renderer.render(tree as Node, options))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, draw))
  }
  for (const { source, file } of cards) release.copy(source, file)
  forget(folder, new Set(cards.map(({ source }) => source)))
  return cards.map(({ file }) => file)
}

/** Only pictures of the site itself: a build asks nobody. */
function coverFile(cover: string | undefined, publicDir: string): string | undefined {
  if (cover === undefined || !cover.startsWith('/')) return undefined
  const file = join(publicDir, decodeURI(cover))
  return existsSync(file) ? file : undefined
}

/** Drawn large enough to be sharp, whatever size a drawing says it has. */
const drawCover = (file: string): Promise<Buffer> =>
  sharp(file, { density: 288 }).resize(COVER.width, COVER.height, { fit: 'cover' }).png().toBuffer()

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
