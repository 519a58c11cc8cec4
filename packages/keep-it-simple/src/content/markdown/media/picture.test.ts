import sharp from 'sharp'
import { expect, it } from 'vitest'
import { placed, placedIn } from '../../../../tests/support/placed-picture.ts'
import { withSite } from '../../../../tests/support/tiny-site.ts'
import { generatedFile, writeWhole } from './generated-files.ts'

const ENCODING = { formats: ['webp'], quality: 'small', column: 40 } as const
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#ff9900' } })
const PNG = await picture().png().toBuffer()
const NOTED = await picture()
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .jpeg()
  .toBuffer()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'

it('a drawing has its own size, and is published under a name of its content', async () => {
  const { found, pictures, diagnostics } = await placed('./p.SVG', { 'p.SVG': SVG })
  const [{ publicPath }] = pictures as [{ publicPath: string }]
  expect(publicPath).toMatch(/^\/media\/p\.[\da-f]{8}\.SVG$/)
  expect(pictures).toEqual([{ file: 'p.SVG', publicPath }])
  const own = { src: publicPath, original: publicPath, sources: [], width: 40, height: 20 }
  expect(found).toStrictEqual(own)
  expect(diagnostics).toEqual([])
})

it('a picture has its size and its colour from afar, under the base of the site', async () => {
  const { found, pictures } = await placed('/p.png', { 'public/p.png': PNG }, { base: '/sub/' })
  expect(found).toStrictEqual({
    src: '/sub/p.png',
    original: '/sub/p.png',
    width: 30,
    height: 20,
    sources: [],
    tone: 'tone tone-r7 tone-g4 tone-b0',
  })
  expect(pictures).toEqual([{ publicPath: '/p.png', hash: expect.any(String) }])
})

it('a picture that something shines through has no colour of its own', async () => {
  const bytes = await picture().ensureAlpha(0.5).png().toBuffer()
  expect((await placed('p.png', { 'p.png': bytes })).found).not.toHaveProperty('tone')
})

it('of a picture with notes the clean file is published, and in public/ they are named', async () => {
  const { pictures, diagnostics } = await placed('p.jpg', { 'p.jpg': NOTED })
  expect(pictures).toMatchObject([{ file: 'p.jpg', generated: true }])
  expect(diagnostics).toEqual([])
  const open = await placed('/p.jpg', { 'public/p.jpg': NOTED })
  expect(open.pictures).toEqual([{ publicPath: '/p.jpg', hash: expect.any(String) }])
  expect(open.diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'picture-metadata',
      line: 7,
      message:
        'The picture `/p.jpg` carries notes of its camera or program, and files in `public/` are published as they are.',
      remedy: 'Put it beside the article, where they are cut out.',
    },
  ])
})

it('smaller files are shown and published once a build has made them', async () => {
  const bytes = await sharp(Buffer.alloc(200 * 60 * 3, 'noise of a sort'), {
    raw: { width: 200, height: 60, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await withSite({ 'public/p.png': bytes }, async ({ settings }) => {
    const { generated } = settings
    const place = () => placedIn(settings, '/p.png', { base: '/b/', encoding: ENCODING })
    const first = await place()
    expect(first.found).toMatchObject({ src: '/b/p.png', sources: [] })
    expect(first.unencoded).toHaveLength(1)
    const variants = {
      sources: [{ format: 'webp', files: [{ width: 40, publicPath: '/media/p-40.webp' }] }],
      fallback: '/media/p-80.png',
      large: '/media/p-160.webp',
    }
    writeWhole(generatedFile(generated, first.unencoded[0]!.note), JSON.stringify(variants))
    const made = ['/media/p-40.webp', '/media/p-80.png', '/media/p-160.webp']
    for (const path of made) writeWhole(generatedFile(generated, path), 'x')
    const second = await place()
    expect(second.found).toMatchObject({
      src: '/b/media/p-80.png',
      original: '/b/p.png',
      large: '/b/media/p-160.webp',
      width: 200,
      height: 60,
      sources: [{ type: 'image/webp', files: [{ width: 40, href: '/b/media/p-40.webp' }] }],
    })
    expect(second.unencoded).toEqual([])
    expect(second.pictures).toEqual([
      { publicPath: '/p.png', hash: expect.any(String) },
      ...made.map((publicPath) => ({ generated: true, publicPath })),
    ])
  })
})
