import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SiteConfig } from '#model/site.ts'
import { testSite } from '../../../tests/support/test-site.ts'
import type { Entry } from '../catalogue.ts'
import type { PublishInput } from '../publish.ts'
import { drawSocialImages } from './draw-images.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'cards-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Faces that are not installed: where nothing is registered, a card has no letters, and is drawn at once. */
const NO_FACES = { display: { 'zh-CN': 'no-face', 'en-US': 'no-face' }, serif: 'no-face' }
const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  lang: 'en-US',
  locale: '/',
  title: path,
  isArticle: true,
  indexed: true,
  tags: [],
  card: `${path}card.png`,
  ...more,
})

/** Names of images with their files, for these entries. */
async function drawn(
  entries: readonly Entry[],
  covers: Readonly<Record<string, string>> = {},
  { colours, ...site }: Partial<SiteConfig> & Pick<PublishInput, 'colours'> = {},
) {
  const input = {
    site: { ...testSite.site, fonts: NO_FACES, ...site },
    colours,
    collections: testSite.collections,
    content: join(root, 'content'),
    publicDir: join(root, 'public'),
  } as unknown as PublishInput
  const survey = { entries, covers: new Map(Object.entries(covers)) }
  const { files } = await drawSocialImages(input, survey)
  return Object.fromEntries(files.map(([source, name]) => [name, source]))
}
const cached = () => readdirSync(join(root, 'content/cards'))

it('draws an image of 1200 × 630 for an article, and none for a list', async () => {
  const { card: _, ...list } = entry('/list/')
  const copied = await drawn([entry('/a/'), list])
  expect(Object.keys(copied)).toEqual(['a/card.png'])
  const { width, height, format } = await sharp(copied['a/card.png']).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

it('draws the same content once, and removes cached images that no page needs', async () => {
  const first = await drawn([entry('/a/', { title: 'Same' }), entry('/b/', { title: 'Same' })])
  expect(first['a/card.png']).toBe(first['b/card.png'])
  expect(cached()).toHaveLength(1)
  writeFileSync(first['a/card.png']!, 'as it was')
  writeFileSync(join(root, 'content/cards/old.png'), 'of another title')
  expect(await drawn([entry('/a/', { title: 'Same' })])).toEqual({
    'a/card.png': first['a/card.png'],
  })
  expect(cached()).toHaveLength(1)
  expect(existsSync(first['a/card.png']!)).toBe(true)
})

it('shows a cover from public/ beside the title, and none from another host', async () => {
  mkdirSync(join(root, 'public/my pictures'), { recursive: true })
  const red = { create: { width: 40, height: 30, channels: 3, background: '#c00000' } } as const
  await sharp(red).png().toFile(join(root, 'public/my pictures/red.png'))
  const covers = {
    '/a/': '/my%20pictures/red.png',
    '/b/': 'https://elsewhere.example/red.png',
    '/c/': '/gone.png',
    '/d/': 'my%20pictures/red.png',
  }
  const cards = await drawn(
    Object.keys(covers).map((path) => entry(path, { title: 'T' })),
    covers,
  )
  expect(cards['b/card.png']).toBe(cards['c/card.png'])
  expect(cards['b/card.png']).toBe(cards['d/card.png'])
  expect(cards['a/card.png']).not.toBe(cards['b/card.png'])
  const pixel = async (file: string) => {
    const area = { left: 900, top: 300, width: 1, height: 1 }
    return [...(await sharp(file).removeAlpha().extract(area).raw().toBuffer())]
  }
  expect(await pixel(cards['a/card.png']!)).toEqual([0xc0, 0, 0])
  expect(await pixel(cards['b/card.png']!)).not.toEqual([0xc0, 0, 0])
})

it('draws no image where public/ has a file of that name', async () => {
  mkdirSync(join(root, 'public/a'), { recursive: true })
  writeFileSync(join(root, 'public/a/card.png'), 'mine')
  expect(await drawn([entry('/a/')])).toEqual({})
  expect(cached()).toEqual([])
})
