import sharp from 'sharp'
import { expect, it } from 'vitest'
import { placed, placedIn } from '../../../../tests/support/placed-picture.ts'
import { withSite } from '../../../../tests/support/tiny-site.ts'
import { generatedFile, writeWhole } from './generated-files.ts'

const ENCODING = { formats: ['webp'], quality: 'small', column: 40 } as const
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#ff9900' } })
const NOTED = await picture()
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .jpeg()
  .toBuffer()

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
