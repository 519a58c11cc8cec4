import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteColours } from '#config/tokens/site-colours.ts'
import type { SiteConfig } from '#model/site.ts'
import { testSite } from '../../../tests/support/test-site.ts'
import type { Entry } from '../catalogue.ts'
import type { PublishInput } from '../publish.ts'
import { cardFamilies, registerFaces } from './card-fonts.ts'
import { drawCards } from './draw-cards.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'cards-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Faces that are not installed: where nothing is registered, a card has no letters, and is drawn at once. */
const NO_FACES = { display: { 'zh-CN': 'no-face', 'en-US': 'no-face' }, serif: 'no-face' }
const SONG = '@fontsource/noto-serif-sc'
const SERIF = '@fontsource/source-serif-4'
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

/** What is copied where, for these entries. */
async function drawn(
  entries: readonly Entry[],
  covers: Readonly<Record<string, string>> = {},
  { colours, ...site }: Partial<SiteConfig> & Pick<PublishInput, 'colours'> = {},
) {
  const copied: Record<string, string> = {}
  const input = {
    site: { ...testSite.site, fonts: NO_FACES, ...site },
    colours,
    collections: testSite.collections,
    content: join(root, 'content'),
    publicDir: join(root, 'public'),
    release: { copy: (from: string, to: string) => (copied[to] = from) },
  } as unknown as PublishInput
  const survey = { entries, covers: new Map(Object.entries(covers)) } as never
  expect(await drawCards(input, survey)).toEqual(Object.keys(copied))
  return copied
}
const cached = () => readdirSync(join(root, 'content/cards'))

it('an article has a picture of the size that networks show; what has no card has none', async () => {
  const { card: _, ...list } = entry('/list/')
  const copied = await drawn([entry('/a/'), list])
  expect(Object.keys(copied)).toEqual(['a/card.png'])
  const { width, height, format } = await sharp(copied['a/card.png']).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

it('a card is known by what it shows: the same is drawn once, and what nothing shows goes', async () => {
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

/** Cards of two entries that differ in what is given; the library is asked for both. */
const isSame = async (one: Partial<Entry>, other: Partial<Entry>, path = '/b/') => {
  const cards = await drawn([
    entry('/a/', { title: 'A', ...one }),
    entry(path, { title: 'A', ...other }),
  ])
  return new Set(Object.values(cards)).size === 1
}

it.each<readonly [string, Partial<Entry>, string]>([
  ['day', { created: '2026-01-01T00:00:00Z' }, '/b/'],
  ['language', { lang: 'zh-CN' }, '/b/'],
  ['list', { list: '/blog/' }, '/b/'],
  ['site', {}, '/en/b/'],
])('another %s makes another card', async (_, other, path) => {
  expect(await isSame({}, other, path)).toBe(false)
})

it('another name of the site, or other colours, make another card', async () => {
  const { site } = testSite
  const colours = siteColours()
  const locales = site.locales.map((one) => ({ ...one, title: `${one.title}!` }))
  const cardOf = async (more: Parameters<typeof drawn>[2]) =>
    (await drawn([entry('/a/')], {}, more))['a/card.png']
  const usual = await cardOf({})
  expect(usual).toMatch(/\/[\da-f]{24}\.png$/)
  expect(await cardOf({ locales })).not.toBe(usual)
  expect(
    await cardOf({ colours: { ...colours, palette: { ...colours.palette, ink: '#7a2048' } } }),
  ).not.toBe(usual)
  expect(await cardOf({})).toBe(usual)
})

it('the hour of a day is not shown', async () => {
  const [one, other] = ['2026-01-02T00:00:00Z', '2026-01-02T10:00:00Z'] as const
  expect(await isSame({ created: one }, { created: other })).toBe(true)
})

it('a cover of the site stands on the card, in its colours; one from elsewhere does not', async () => {
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

it('a cover that was replaced makes another card', async () => {
  mkdirSync(join(root, 'public'), { recursive: true })
  const withCover = async (background: string) => {
    const picture = { create: { width: 40, height: 30, channels: 3, background } } as const
    await sharp(picture).png().toFile(join(root, 'public/cover.png'))
    return (await drawn([entry('/a/')], { '/a/': '/cover.png' }))['a/card.png']!
  }
  const red = await withCover('#c00000')
  expect(await withCover('#0000c0')).not.toBe(red)
})

it('a card whose place the author has taken is not drawn', async () => {
  mkdirSync(join(root, 'public/a'), { recursive: true })
  writeFileSync(join(root, 'public/a/card.png'), 'mine')
  expect(await drawn([entry('/a/')])).toEqual({})
  expect(cached()).toEqual([])
})

it('letters come first, then squares; among squares the marks are theirs', () => {
  const { site } = testSite
  expect(cardFamilies({ ...site, fonts: false }, 'en-US')).toBe(`'${SERIF}', '${SONG}', '${SERIF}'`)
  expect(cardFamilies({ ...site, fonts: false }, 'zh-CN')).toBe(
    `'${SERIF} letters', '${SONG}', '${SERIF}'`,
  )
  expect(cardFamilies({ ...site, fonts: NO_FACES }, 'en-US')).toBe(
    "'no-face', 'no-face', 'no-face'",
  )
})

it('faces are registered once each, in both weights, and those that are not installed not at all', async () => {
  const faces: string[] = []
  const renderer = {
    registerFont: async ({
      name,
      weight,
      data,
    }: {
      name: string
      weight: number
      data: Buffer
    }) => {
      faces.push(`${name} ${weight}`)
      expect(data.length).toBeGreaterThan(1000)
    },
  } as never
  await registerFaces(renderer, { ...testSite.site, fonts: NO_FACES })
  expect(faces).toEqual([])
  const fonts = { display: { 'zh-CN': 'no-face', 'en-US': 'no-face' } }
  await registerFaces(renderer, { ...testSite.site, fonts })
  expect(faces).toEqual([400, 700].flatMap((one) => [`${SERIF} ${one}`, `${SERIF} letters ${one}`]))
})
