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
    'an SVG with script',
    '![图](./a.svg)',
    { 'a.svg': `${SVG}<script>` },
    'active-picture',
    /Remove/,
  ],
  ['a PDF that is none', '@[pdf](./a.svg)', { 'a.svg': SVG }, 'embed-file', /\.pdf/],
  ['a file of another host', '@[video](https://a.example/a.mp4)', {}, 'remote-picture', /beside/],
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
