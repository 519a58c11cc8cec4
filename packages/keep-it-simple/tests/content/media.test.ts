import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { page, TinySite, withSite, type Files } from '../support/tiny-site.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })

async function problems(markdown: string, files: Files = {}) {
  const site = new TinySite({ 'note.md': `---\ntitle: 页\n---\n\n${markdown}`, ...files })
  try {
    return (await site.diagnostics()).map(({ code, line, remedy }) => [code, line, remedy])
  } finally {
    site.remove()
  }
}

it.each<[string, string, Files, string, RegExp]>([
  ['a broken picture', '![图](./a.png)', { 'a.png': 'x' }, 'broken-picture', /PNG, JPEG/],
  [
    'an unknown mark',
    '![图](./a.svg#drak-only)',
    { 'a.svg': SVG },
    'unknown-picture-mark',
    /#dark-only/,
  ],
  [
    'an SVG with script',
    '![图](./a.svg)',
    { 'a.svg': `${SVG}<script>` },
    'active-picture',
    /Remove/,
  ],
  ['an SVG without size', '![图](./a.svg)', { 'a.svg': '<svg/>' }, 'picture-size', /viewBox/],
  ['an unknown embed', '@[bilibli](BV1xx411c7mD)', {}, 'unknown-embed', /`bilibili`/],
  [
    'an embed written wrong',
    '@[youtube](aqz-KE-bpKQ "a "b" c")',
    {},
    'broken-embed',
    /without quotes/,
  ],
  ['an id that is an address', '@[youtube](https://youtu.be/x)', {}, 'embed-id', /only the id/],
  ['a time that is none', '@[youtube t=1m](aqz-KE-bpKQ)', {}, 'bad-option', /t=0/],
  ['a missing file', '@[pdf](./a.pdf)', {}, 'missing-picture', /docs\/a\.pdf/],
  ['a PDF that is none', '@[pdf](./a.svg)', { 'a.svg': SVG }, 'embed-file', /\.pdf/],
  ['a clip that is none', '@[video](./a.svg)', { 'a.svg': SVG }, 'embed-file', /MP4/],
  ['a file of another host', '@[video](https://a.example/a.mp4)', {}, 'remote-picture', /beside/],
  ['an empty demo', '::: demo\n:::', {}, 'demo-empty', /html/],
])('reports %s', async (_, markdown, files, code, remedy) => {
  expect(await problems(markdown, files)).toEqual([[code, 5, expect.stringMatching(remedy)]])
})

it('reports what a demo cannot hold', async () => {
  const demo = '::: demo\n\nText.\n\n```ts\nlet a: 1\n```\n\n```html\n<b onclick="x">\n```\n\n:::'
  expect((await problems(demo)).map(([code, line]) => [code, line])).toEqual([
    ['demo-text', 7],
    ['demo-language', 9],
    ['demo-script', 13],
  ])
})

it('reports a picture that is too large', async () => {
  const large = await sharp({
    create: { width: 9000, height: 6000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const [found] = await problems('![图](./a.png)', { 'a.png': large })
  expect(found?.slice(0, 2)).toEqual(['picture-size', 5])
})

it('publishes no place and no author, and turns what lay on its side', async () => {
  const bytes = await photo(60, 40)
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
    .jpeg()
    .toBuffer()
  await withSite({ 'a.md': page({}, '![图](./p.jpg)'), 'p.jpg': bytes }, async (site) => {
    const html = JSON.stringify((await site.content('/a/')).body)
    expect(html).toContain('width=\\"40\\" height=\\"60\\"')
    const { store } = await site.build()
    const [source, path] = store!.media[0]!
    expect(path).toMatch(/^\/media\/p\.[\da-f]{8}\.jpg$/)
    const published = readFileSync(source)
    expect(published.includes('Somebody')).toBe(false)
    const found = await sharp(published).metadata()
    expect([found.width, found.height, found.orientation ?? 1]).toEqual([40, 60, 1])
  })
})

it('warns of such a picture in public/, which is published as it is', async () => {
  const bytes = await photo(60, 40)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
  const found = await problems('![图](/p.jpg)', { 'public/p.jpg': bytes })
  expect(found).toEqual([['picture-metadata', 5, expect.any(String)]])
})

it('looks at a picture of public/ again when it changes', async () => {
  await withSite({ 'a.md': page({}, '![图](/p.svg)'), 'public/p.svg': SVG }, async (site) => {
    await site.build()
    site.write({ 'public/p.svg': SVG.replace('40 20', '80 20') })
    expect(JSON.stringify((await site.content('/a/')).body)).toContain('width=\\"80\\"')
  })
})

it('leaves figures, embeds and demos out of an excerpt', async () => {
  const body = '字。\n\n![图](./p.svg "题")\n\n@[youtube](aqz-KE-bpKQ)\n\n<!-- more -->\n\n后。'
  const files = { 'blog/a.md': page({ createTime: '2024/01/02 03:04:05', permalink: '/a/' }, body) }
  await withSite({ ...files, 'blog/p.svg': SVG }, async (site) => {
    expect((await site.content('/a/')).description).toBe('字。')
  })
})
