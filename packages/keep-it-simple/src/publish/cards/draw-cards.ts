import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Node, Renderer } from '@takumi-rs/core'
import { CARD_SIZE } from '#model/card.ts'
import { localeOf } from '#model/locale.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'
import type { Survey } from '../survey.ts'
import { replaceFile } from '../write-into.ts'
import { cardTree, FAMILIES, type Card } from './card.ts'

/** Drawn at once: the library has threads of its own. */
const AT_ONCE = 4
const WEIGHTS = [400, 700]
const SUBSETS = { latin: FAMILIES.latin, 'chinese-simplified': FAMILIES.chinese }

/** Pictures for links to articles, cached in `.content/cards` under the hash of what they show. */
export async function drawCards(input: PublishInput, { entries }: Survey): Promise<string[]> {
  const { site, collections, content, release } = input
  const folder = join(content, 'cards')
  mkdirSync(folder, { recursive: true })
  const cards = entries.flatMap(({ card, ...entry }) => {
    if (card === undefined) return []
    const locale = localeOf(site.locales, entry.path)
    const list = collections.find((one) => one.type === 'post' && one.link === entry.list)
    const shown: Card = {
      title: entry.title,
      above: list?.title ?? locale?.description ?? '',
      site: locale?.title ?? '',
      ...(entry.created !== undefined && { date: entry.created.slice(0, 10) }),
    }
    const tree = cardTree(shown, coloursOf(input).palette)
    const hash = createHash('sha256').update(JSON.stringify(tree)).digest('hex').slice(0, 24)
    return [{ tree, source: join(folder, `${hash}.png`), file: card.slice(1) }]
  })
  const missing = [...new Map(cards.map((one) => [one.source, one])).values()].filter(
    ({ source }) => !existsSync(source),
  )
  if (missing.length > 0) {
    const renderer = await loadRenderer()
    const draw = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const options = { ...CARD_SIZE, format: 'png' } as const
        replaceFile(next.source, await renderer.render(next.tree as Node, options))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, draw))
  }
  for (const { source, file } of cards) release.copy(source, file)
  forget(folder, new Set(cards.map(({ source }) => source)))
  return cards.map(({ file }) => file)
}

/** The library and two megabytes of fonts, only when there is something to draw. */
async function loadRenderer(): Promise<Renderer> {
  const { Renderer: Drawing } = await import('@takumi-rs/core')
  const renderer = new Drawing()
  const require = createRequire(import.meta.url)
  for (const weight of WEIGHTS)
    for (const [subset, name] of Object.entries(SUBSETS)) {
      const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff2`
      await renderer.registerFont({ name, weight, data: readFileSync(require.resolve(file)) })
    }
  return renderer
}

function forget(folder: string, needed: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!needed.has(join(folder, name))) rmSync(join(folder, name))
}
