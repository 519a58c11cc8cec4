import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { page, withSite, type Files, type TinySite } from '../support/tiny-site.ts'

const ENCODES = { encodes: true }

/** Clouds and grain, as a camera sees them: the same every time. */
function photo(width: number, height: number): Sharp {
  const bytes = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let at = 0; at < bytes.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    bytes[at] = 120 + 60 * Math.sin(x / 90 + (at % 3)) + 40 * Math.cos(y / 70) + (seed % 24)
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

const jpeg = (width: number, height: number) =>
  photo(width, height).jpeg({ quality: 92 }).toBuffer()

/** Text and lines of few colours. */
const screenshot = (width: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"><rect width="100%" height="100%" fill="#fff"/>${Array.from(
        { length: 28 },
        (_, row) =>
          `<text x="20" y="${20 + 20 * row}" font-size="14" fill="#${row % 2 ? '223' : 'a31'}">const row${row} = table.find(${row * 7919})</text>`,
      ).join('')}</svg>`,
    ),
  )
    .png({ compressionLevel: 1 })
    .toBuffer()

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const htmlOf = async (site: TinySite) => (await site.content('/a/')).body

const generatedMedia = (site: TinySite) =>
  readdirSync(join(site.settings.generated, 'media'))
    .sort()
    .map((name) => join(site.settings.generated, 'media', name))

const withPicture = <Result>(
  name: string,
  bytes: Uint8Array,
  look: (site: TinySite) => Promise<Result>,
  override = {},
): Promise<Result> => {
  const files: Files = { 'a.md': page({}, `![图](./${name})`), [name]: bytes }
  return withSite(files, look, { ...ENCODES, ...override })
}

it('sends a photograph as AVIF and WebP, in the widths of the column and none wider than itself', async () => {
  await withPicture('宽.jpg', await jpeg(3000, 240), async (site) => {
    const html = await htmlOf(site)
    const [avif, webp] = [...html.matchAll(/<source type="image\/(\w+)" srcset="([^"]+)"/g)]
    expect([avif![1], webp![1]]).toEqual(['avif', 'webp'])
    for (const [, format, srcset] of [avif!, webp!])
      expect(srcset!.split(', ').map((one) => /-(\d+)\.(\w+) \1w$/.exec(one)!.slice(1))).toEqual([
        ['684', format],
        ['1026', format],
        ['1368', format],
      ])
    expect(html).toContain('sizes="(min-width: 48em) 684px, calc(100vw - 3rem)"')
    // Its own size, and a place for it in its own colour; old browsers are served as well.
    expect(html).toMatch(/<img src="[^"]+-1368\.jpg" [^>]*width="3000" height="240"/)
    expect(html).toMatch(/class="tone tone-r\d tone-g\d tone-b\d"/)
    expect(html).toMatch(/href="[^"]+\.jpg" data-large="[^"]+-2736\.webp"/)
    for (const file of generatedMedia(site)) {
      const { width, format } = await sharp(file).metadata()
      const [, named, extension] = /-(\d+)\.(\w+)$/.exec(file)!
      expect([width, format]).toEqual([
        Number(named),
        { avif: 'heif', jpg: 'jpeg' }[extension!] ?? extension,
      ])
    }
    const weight = (ending: string) =>
      statSync(generatedMedia(site).find((file) => file.endsWith(ending))!).size
    expect(weight('-1368.avif')).toBeLessThan(weight('-1368.webp'))
    expect(weight('-1368.webp')).toBeLessThan(weight('-1368.jpg'))
  })
})

it.each([
  [700, ['700']],
  [900, ['684', '900']],
  [1400, ['684', '1026', '1368']],
])('%i px become %j', async (width, widths) => {
  await withPicture(
    'p.jpg',
    await jpeg(width, 200),
    async (site) => {
      const html = await htmlOf(site)
      const [, srcset] = /srcset="([^"]+)"/.exec(html)!
      expect(srcset!.split(', ').map((one) => /-(\d+)\.webp/.exec(one)![1])).toEqual(widths)
    },
    { encoding: { formats: ['webp'], quality: 'normal', column: 684 } },
  )
})

it('encodes a picture once: not for another text, not for another page, not without `dist/`', async () => {
  await withPicture('p.jpg', await jpeg(1000, 150), async (site) => {
    await site.build()
    const times = () => generatedMedia(site).map((file) => statSync(file).mtimeMs)
    const before = times()
    expect(before).toHaveLength(4)
    site.write({
      'a.md': page({}, '另一段。\n\n![图](./p.jpg)'),
      'b.md': page({}, '![图](./p.jpg)'),
    })
    const { compiled, store } = await site.build()
    expect(compiled).toBe(2)
    expect(times()).toEqual(before)
    expect(store!.media).toHaveLength(5)
    expect((await site.build()).compiled).toBe(0)
    // A file that is gone is made again, and so is all of it with another quality.
    rmSync(generatedMedia(site)[0]!)
    expect((await site.build()).compiled).toBe(2)
    expect(generatedMedia(site)).toHaveLength(4)
  })
})

it('makes other files for another quality, and none where the site wants none', async () => {
  const bytes = await jpeg(900, 150)
  const names = (override: object) =>
    withPicture(
      'p.jpg',
      bytes,
      async (site) => {
        await site.build()
        return existsSync(join(site.settings.generated, 'media'))
          ? generatedMedia(site).map((file) => [basename(file), statSync(file).size] as const)
          : []
      },
      override,
    )
  const encoding = (quality: string) => ({ encoding: { formats: ['webp'], quality, column: 684 } })
  const [small, fine] = [await names(encoding('small')), await names(encoding('fine'))]
  expect(small).toHaveLength(2)
  expect(small[1]![0]).not.toBe(fine[1]![0])
  expect(small[1]![1]).toBeLessThan(fine[1]![1])
  expect(await names({ encoding: undefined })).toEqual([])
})

it('makes the same bytes again, on one core or several', async () => {
  const bytes = await jpeg(900, 150)
  const made = (workers: number) =>
    withPicture(
      'p.jpg',
      bytes,
      async (site) => {
        const { store } = await site.build()
        return store!.media.map(([source, path]) => [path, hashOf(readFileSync(source))])
      },
      { workers },
    )
  expect(await made(1)).toEqual(await made(4))
})

it('shows the original before a build has encoded it, as the dev server does', async () => {
  await withPicture(
    'p.jpg',
    await jpeg(1600, 400),
    async (site) => {
      const html = await htmlOf(site)
      expect(html).not.toContain('<picture')
      expect(html).toMatch(/<img src="\/media\/p\.[\da-f]{8}\.jpg" [^>]*width="1600" height="400"/)
      expect(existsSync(join(site.settings.generated, 'media'))).toBe(false)
    },
    { encodes: false },
  )
})

it('a screenshot keeps its edges: without loss, as WebP alone', async () => {
  await withPicture('p.png', await screenshot(1200), async (site) => {
    const html = await htmlOf(site)
    expect([...html.matchAll(/type="image\/(\w+)"/g)].map(([, type]) => type)).toEqual(['webp'])
    const widest = generatedMedia(site).find((file) => file.endsWith('-1200.webp'))!
    const pixels = (source: string | Uint8Array) => sharp(source).removeAlpha().raw().toBuffer()
    expect((await pixels(widest)).equals(await pixels(await screenshot(1200)))).toBe(true)
    // Scaled down it would be heavier.
    expect(generatedMedia(site)).toHaveLength(1)
  })
})

it('a photograph saved as PNG is one all the same', async () => {
  await withPicture('p.png', await photo(1500, 100).png().toBuffer(), async (site) => {
    const html = await htmlOf(site)
    expect([...html.matchAll(/type="image\/(\w+)"/g)].map(([, type]) => type)).toEqual([
      'avif',
      'webp',
    ])
    expect(html).toMatch(/<img src="[^"]+-1368\.jpg"/)
  })
})

it('what shines through has no colour behind it, and old browsers get it as PNG', async () => {
  const glass = await photo(1500, 100).ensureAlpha(0.5).png().toBuffer()
  await withPicture('p.png', glass, async (site) => {
    const html = await htmlOf(site)
    expect(html).not.toContain('tone')
    expect(html).toMatch(/<img src="[^"]+-1368\.png"/)
    const webp = generatedMedia(site).find((file) => file.endsWith('-684.webp'))!
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true)
  })
})

it('an icon is left alone, and so is what was packed well', async () => {
  const icon = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const packed = await photo(600, 400).blur(20).jpeg({ quality: 5 }).toBuffer()
  for (const bytes of [icon, packed])
    await withPicture('p.img', bytes, async (site) => {
      expect(await htmlOf(site)).not.toContain('<picture')
    })
})

it('a well packed WebP is the widest of its own list', async () => {
  const packed = await photo(1368, 1200).webp({ quality: 30, effort: 6 }).toBuffer()
  await withPicture(
    'p.webp',
    packed,
    async (site) => {
      const [, srcset] = /type="image\/webp" srcset="([^"]+)"/.exec(await htmlOf(site))!
      expect(srcset!.split(', ').at(-1)).toMatch(/^\/media\/p\.[\da-f]{8}\.webp 1368w$/)
    },
    { encoding: { formats: ['webp'], quality: 'small', column: 684 } },
  )
})

it('a moving GIF still moves as WebP, and every other moving picture stays as it is', async () => {
  const frames = await Promise.all(
    [0, 1, 2].map((turn) =>
      photo(200, 100)
        .rotate(180 * turn)
        .png()
        .toBuffer(),
    ),
  )
  const moving = sharp(frames, { join: { animated: true } })
  await withPicture(
    'p.gif',
    await moving
      .clone()
      .gif({ delay: [90, 90, 90], loop: 0 })
      .toBuffer(),
    async (site) => {
      const html = await htmlOf(site)
      expect(html).toMatch(/<source type="image\/webp" srcset="[^" ]+"><img src="[^"]+\.gif"/)
      const { pages, delay, loop } = await sharp(generatedMedia(site)[0], {
        animated: true,
      }).metadata()
      expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [90, 90, 90], loop: 0 })
    },
  )
  await withPicture('p.webp', await moving.clone().webp().toBuffer(), async (site) => {
    expect(await htmlOf(site)).not.toContain('<picture')
  })
})

it('a PNG that moves is not made still', async () => {
  const still = await photo(900, 300).png().toBuffer()
  // An animation control chunk before the first frame: its length, its name, two numbers, a sum.
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
  await withPicture('p.png', moving, async (site) => {
    expect(await htmlOf(site)).not.toContain('<picture')
  })
})

it('counts what stands above: only a picture of the first screen is fetched at once', async () => {
  const body = (above: number) =>
    page({}, `${'字'.repeat(above)}\n\n![图](./p.svg)\n\n![图](./p.svg)`)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'
  await withSite({ 'a.md': body(100), 'p.svg': svg }, async (site) => {
    const loading = async () =>
      [...(await htmlOf(site)).matchAll(/<img [^>]*?(fetchpriority="high"|loading="lazy")/g)].map(
        ([, how]) => how,
      )
    expect(await loading()).toEqual(['fetchpriority="high"', 'loading="lazy"'])
    site.write({ 'a.md': body(900) })
    expect(await loading()).toEqual(['loading="lazy"', 'loading="lazy"'])
  })
})

it('lists have covers in the widths they show, made anew for another picture', async () => {
  const front = { createTime: '2024/01/02 03:04:05', permalink: '/p/', cover: '/images/c.jpg' }
  const files = { 'blog/p.md': page(front), 'public/images/c.jpg': await jpeg(1600, 300) }
  await withSite(
    files,
    async (site) => {
      const sources = async () => {
        const list = await site.page('/blog/')
        return list?.type === 'posts' ? list.list.posts[0]?.coverSources : undefined
      }
      const [avif, webp] = (await sources()) ?? []
      expect([avif!.type, webp!.type]).toEqual(['image/avif', 'image/webp'])
      expect(avif!.srcset.match(/\d+w/g)).toEqual(['480w', '684w', '1026w'])
      expect((await site.build()).store!.media).toHaveLength(6)
      site.write({ 'public/images/c.jpg': await jpeg(1600, 320) })
      expect((await sources())![0]!.srcset).not.toBe(avif!.srcset)
    },
    ENCODES,
  )
})
