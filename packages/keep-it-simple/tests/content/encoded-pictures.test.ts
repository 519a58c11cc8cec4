import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compileDrawn } from '#content/compile-drawn.ts'
import { encodeAllPictures } from '#content/markdown/media/encode-all.ts'
import { scanDocs } from '#content/scan.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { post, withSite, type Files, type TinySite } from '../support/tiny-site.ts'

const ENCODING = { formats: ['webp'], quality: 'small', column: 40 } as const
const ENCODES: Partial<CompilerSettings> = { encodes: true, encoding: ENCODING }

const noise = (width: number, height = 60, mean = 128) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean, sigma: 40 },
    },
  })
const jpeg = (width: number, mean?: number) =>
  noise(width, 64, mean).jpeg({ quality: 100 }).toBuffer()

const compile = async (site: TinySite, settings: Partial<CompilerSettings> = {}) =>
  compileDrawn(scanDocs(site.settings.docs).files, { ...site.settings, ...settings }, new Map())
const built = (files: Files, look: (site: TinySite) => Promise<void>, override = {}) =>
  withSite(files, look, { ...ENCODES, ...override })
const made = (site: TinySite) =>
  existsSync(join(site.settings.generated, 'media'))
    ? readdirSync(join(site.settings.generated, 'media')).toSorted()
    : []
const hashless = (path: string) => path.replace(/\.[\da-f]{8}/, '')

it('a cover has smaller files: beside its title, as wide as the text, and for fine screens', async () => {
  const files = {
    'a.md': post({ cover: '/c.jpg' }),
    'public/c.jpg': await jpeg(200),
  }
  await built(files, async (site) => {
    const [page] = await compile(site, { encoding: { ...ENCODING, column: 100 } })
    const sources = page!.coverSources!
    expect(sources.map(({ type }) => type)).toEqual(['image/webp'])
    expect(sources[0]!.srcset.split(', ').map(hashless)).toEqual([
      '/media/c-100.webp 100w',
      '/media/c-150.webp 150w',
    ])
    expect(page!.pictures).toEqual([
      { publicPath: '/c.jpg', hash: expect.stringMatching(/^[\da-f]{8}$/) },
      ...sources[0]!.srcset
        .split(', ')
        .map((one) => ({ generated: true, publicPath: one.replace(/ \d+w$/, '') })),
    ])
    expect(made(site).map(hashless)).toEqual(['c-100.webp', 'c-150.webp'])
    expect(page!.unencoded).toEqual([])
    expect(page!.diagnostics).toEqual([])
  })
})

it('a wide cover has a file for its place beside the title, under the base of the site', async () => {
  const files = { 'a.md': post({ cover: '/c.JPG' }), 'public/c.JPG': await jpeg(900) }
  await built(files, async (site) => {
    const base = { ...site.settings.site, base: '/sub/' }
    const [page] = await compile(site, { encoding: { ...ENCODING, column: 800 }, site: base })
    expect(page!.coverSources![0]!.srcset.split(', ').map(hashless)).toEqual([
      '/sub/media/c-480.webp 480w',
      '/sub/media/c-900.webp 900w',
    ])
  })
})

it('a cover that moves has one width', async () => {
  const pixels = await noise(70, 140).raw().toBuffer()
  const gif = await sharp(pixels, { raw: { width: 70, height: 140, channels: 3, pageHeight: 70 } })
    .gif()
    .toBuffer()
  await built({ 'a.md': post({ cover: '/c.gif' }), 'public/c.gif': gif }, async (site) => {
    const [page] = await compile(site)
    expect(page!.coverSources?.map(({ srcset }) => hashless(srcset))).toEqual([
      '/media/c-60.webp 60w',
    ])
  })
})

it.each<[string, string, Files, Partial<CompilerSettings>]>([
  ['is a drawing', '/c.SVG', { 'public/c.SVG': '<svg viewBox="0 0 4 4"/>' }, {}],
  ['is missing', '/none.jpg', {}, {}],
  ['is no picture', '/c.jpg', { 'public/c.jpg': 'x' }, {}],
  ['is not of public/', 'c.jpg', { 'c.jpg': 'x' }, {}],
])('a cover that %s has no smaller files', async (_, cover, files, settings) => {
  await built({ 'a.md': post({ cover }), ...files }, async (site) => {
    const [page] = await compile(site, settings)
    expect(page).not.toHaveProperty('coverSources')
    expect([page!.pictures, page!.unencoded, page!.diagnostics]).toEqual([[], [], []])
  })
})

it('a cover too small to be worth it is published alone', async () => {
  const small = await noise(20, 20).jpeg().toBuffer()
  await built({ 'a.md': post({ cover: '/c.jpg' }), 'public/c.jpg': small }, async (site) => {
    const [page] = await compile(site)
    expect(page).not.toHaveProperty('coverSources')
    expect(page!.pictures).toMatchObject([{ publicPath: '/c.jpg' }])
    expect(made(site)).toEqual([])
  })
})

it('without a wish for smaller files nothing is looked at; without encoding it is noted', async () => {
  const files = { 'a.md': post({ cover: '/c.jpg' }), 'public/c.jpg': await jpeg(100) }
  await built(files, async (site) => {
    const { encoding: _, ...rest } = site.settings
    const [plain] = await compileDrawn(scanDocs(rest.docs).files, rest, new Map())
    expect([plain!.pictures, plain!.unencoded]).toEqual([[], []])
    const [waiting] = await compile(site, { encodes: false })
    expect(waiting!.unencoded).toMatchObject([{ original: '/c.jpg', widths: [40, 60], full: 60 }])
    expect(waiting).not.toHaveProperty('coverSources')
    expect(made(site)).toEqual([])
  })
})

it('pages keep their order, and each has the pictures of its own', async () => {
  const [one, two] = await Promise.all([jpeg(120), jpeg(110, 90)])
  const files = {
    'a.md': post({}, '![A](./one.jpg)'),
    'b.md': post({}, 'Nothing.'),
    'c.md': post({}, '![C](./two.jpg)\n\n![D](./one.jpg)'),
    'one.jpg': one,
    'two.jpg': two,
  }
  await built(files, async (site) => {
    const pages = await compile(site)
    expect(pages.map(({ file }) => file)).toEqual(['a.md', 'b.md', 'c.md'])
    const own = pages.map(({ pictures }) => [
      ...new Set(pictures.map(({ publicPath }) => /\/(\w+)\./.exec(publicPath)![1])),
    ])
    expect(own).toEqual([['one'], [], ['two', 'one']])
    expect(pages.flatMap(({ unencoded }) => unencoded)).toEqual([])
    const html = (await site.content('/a/')).body
    expect(html).toMatch(/<source type="image\/webp" srcset="[^"]+-40\.webp 40w, /)
    expect(html).toMatch(/<img src="[^"]+-80\.jpg" [^>]*width="120" height="64"/)
    expect(html).toMatch(/data-large="[^"]+-120\.webp"/)
  })
})

it('pictures are encoded by as many as there are cores, and none by nobody', async () => {
  const files = { 'a.md': post({ cover: '/c.jpg' }), 'public/c.jpg': await jpeg(100) }
  await built(files, async (site) => {
    const unencoded = (await compile(site, { encodes: false }))[0]!.unencoded
    const { generated } = site.settings
    sharp.cache(true)
    await encodeAllPictures([], generated, 2)
    expect(sharp.cache().memory.max).toBeGreaterThan(0)
    await encodeAllPictures(unencoded, generated, 1)
    expect([sharp.cache().memory.max, sharp.concurrency()]).toEqual([0, 1])
    expect(made(site).map(hashless)).toEqual(['c-40.webp', 'c-60.webp'])
  })
})
