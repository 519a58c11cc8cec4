import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compileDrawn } from '#content/compile-drawn.ts'
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
  compileDrawn(scanDocs(site.settings.docs).files, { ...site.settings, ...settings }, new Map(), '')
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

it.each<[string, string, Files, Partial<CompilerSettings>]>([
  ['is a drawing', '/c.SVG', { 'public/c.SVG': '<svg viewBox="0 0 4 4"/>' }, {}],
  ['is no picture', '/c.jpg', { 'public/c.jpg': 'x' }, {}],
  ['is not of public/', 'c.jpg', { 'c.jpg': 'x' }, {}],
])('a cover that %s has no smaller files', async (_, cover, files, settings) => {
  await built({ 'a.md': post({ cover }), ...files }, async (site) => {
    const [page] = await compile(site, settings)
    expect(page).not.toHaveProperty('coverSources')
    expect([page!.pictures, page!.unencoded, page!.diagnostics]).toEqual([[], [], []])
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
