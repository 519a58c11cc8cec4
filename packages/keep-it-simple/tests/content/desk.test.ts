import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deskReport } from '#content/desk/desk-report.ts'
import { marksOf } from '#content/desk/page-marks.ts'
import { savePicture } from '#content/desk/save-picture.ts'
import { page, post, withSite, type Files } from '../support/tiny-site.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const reportOf = (files: Files) =>
  withSite(
    files,
    async (site) => {
      const { pages, diagnostics } = await site.build()
      const marks = pages.flatMap((one) => {
        const found = marksOf(one, new Map(), site.settings)
        return found.length > 0 ? [[one.path, ...found]] : []
      })
      return { ...deskReport(pages, diagnostics, site.settings), marks }
    },
    { drafts: true },
  )

const files = (list: readonly { readonly file: string }[]) => list.map(({ file }) => file)

describe('the report of the desk', () => {
  it('names drafts, pages that wait, programs nobody has seen and missing translations', async () => {
    const report = await reportOf({
      'README.md': page({}),
      'en/README.md': page({}),
      'blog/a.md': post({ permalink: '/article/a/', draft: true }),
      'blog/b.md': post({ permalink: '/article/b/', publishAt: '2099/01/02 03:04:05' }),
      'blog/c.md': post(
        { permalink: '/article/c/', translation: '/en/article/c/' },
        '```python run\nprint(1)\n```\n\n```text output\n1\n```',
      ),
      'en/blog/c.md': post({ permalink: '/en/article/c/' }),
    })
    expect(files(report.drafts)).toEqual(['docs/blog/a.md'])
    expect(report.scheduled.map(({ file, at }) => [file, at])).toEqual([
      ['docs/blog/b.md', '2099-01-02T03:04:05+08:00'],
    ])
    expect(report.proofs.map(({ file, programs }) => [file, programs])).toEqual([
      ['docs/blog/c.md', 1],
    ])
    expect(report.untranslated.map(({ file, missing }) => [file, ...missing])).toEqual([
      ['docs/blog/a.md', 'English'],
      ['docs/blog/b.md', 'English'],
    ])
    expect(report.marks).toEqual([
      ['/article/a/', 'draft'],
      ['/article/b/', 'scheduled'],
      ['/article/c/', 'stale'],
    ])
    expect(report.pages).toBe(6)
  })

  it('names pictures nothing refers to, and no others', async () => {
    const report = await reportOf({
      'a.md': page({}, '![A](./used.svg) and [a file](/open/linked.svg)'),
      // With a mistake, its pictures are looked for in the text.
      'b.md': '---\ntitle: B\n\n![B](./broken%20page.svg)\n',
      'blog/c.md': post({ cover: '/open/cover.svg', permalink: '/article/c/' }),
      'used.svg': SVG,
      'broken page.svg': SVG,
      'nobody.svg': SVG,
      'public/open/linked.svg': SVG,
      'public/open/cover.svg': SVG,
      'public/open/nobody.svg': SVG,
      'public/favicon.svg': SVG,
      'public/open/notes.txt': 'no picture',
    })
    expect(files(report.orphans)).toEqual(['docs/nobody.svg', 'public/open/nobody.svg'])
  })
})

describe('a picture that is saved', () => {
  const paste = { page: 'blog/1.索引/b-tree.md', title: 'B 树', name: 'image.png' }
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#369' } })
  const save = (bytes: Buffer, own: Partial<typeof paste> = {}) =>
    withSite({ [paste.page]: post() }, async ({ settings: { docs } }) => {
      const saved = await savePicture(bytes, { docs, ...paste, ...own })
      const folder = join(docs, 'blog/1.索引')
      const names = readdirSync(folder).filter((name) => !name.endsWith('.md'))
      const [first] = names
      return {
        saved,
        names,
        bytes: first === undefined ? undefined : readFileSync(join(folder, first)),
      }
    })

  it('lies beside the page, as it is', async () => {
    const bytes = await photo(40, 20).png().toBuffer()
    const { saved, bytes: written } = await save(bytes)
    expect(saved).toEqual({
      file: 'docs/blog/1.索引/b-tree.png',
      markdown: '![B 树](./b-tree.png)',
      width: 40,
      height: 20,
      bytes: bytes.length,
    })
    expect(written!.equals(bytes)).toBe(true)
  })

  it('stands upright, is no wider than it is shown, and says nothing of its camera', async () => {
    const bytes = await photo(3000, 4000)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { saved, bytes: written } = await save(bytes, { name: 'My [best] tree.jpeg' })
    expect(saved).toMatchObject({ markdown: '![My best tree](./my-best-tree.jpg)', width: 2880 })
    const found = await sharp(written).metadata()
    expect([found.width, found.height, found.exif, found.orientation]).toEqual([
      2880,
      2160,
      undefined,
      undefined,
    ])
  })

  it('is a raster picture by its first bytes, and whole', async () => {
    const png = await photo(40, 20).png().toBuffer()
    const wrong = [Buffer.from(SVG), Buffer.from('MZ'), Buffer.alloc(0), png.subarray(0, 60)]
    for (const bytes of wrong) {
      const { saved, names } = await save(bytes)
      expect([typeof saved, names]).toEqual(['string', []])
    }
  })

  it('does not follow a folder that leads out of the site', async () => {
    const bytes = await photo(4, 2).png().toBuffer()
    await withSite({ 'a.md': page({}) }, async ({ settings: { docs } }) => {
      // One of its own: what another run left in it would be taken for a picture of this one.
      const outside = mkdtempSync(join(tmpdir(), 'outside-'))
      symlinkSync(outside, join(docs, 'out'))
      expect(typeof (await savePicture(bytes, { docs, ...paste, page: 'out/a.md' }))).toBe('string')
      expect(readdirSync(outside)).toEqual([])
      rmSync(outside, { recursive: true })
    })
  })
})
