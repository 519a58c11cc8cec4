import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { orphanPictures } from './orphan-pictures.ts'

const page = (source: object = {}, front: object = {}): PlacedPage =>
  ({
    frontmatter: { title: 'T', ...front },
    source: {
      file: 'a.md',
      keyLines: {},
      links: [],
      pictures: [],
      sources: [],
      diagnostics: [],
      ...source,
    },
  }) as unknown as PlacedPage

/** Pictures of a folder with these files that nothing refers to. */
function orphans(
  files: Readonly<Record<string, string>>,
  pages: readonly PlacedPage[] = [],
  more: Partial<CompilerSettings> = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'orphans-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return orphanPictures(pages, testSettings(root, more))
}
const names = (...given: Parameters<typeof orphans>) => orphans(...given).map(({ file }) => file)

it('every kind of picture is looked at, sorted, with its size; other files are not', () => {
  const ours = ['z/a.svg', 'a.avif', 'b.GIF', 'c.jpg', 'd.jpeg', 'e.png', 'f.webp', 'g.svg']
  const others = ['.hidden/h.png', 'x/.h.png', 'node_modules/n.png', 'o.txt', 'png', 'p.png.txt']
  const files = Object.fromEntries([...ours, ...others].map((name) => [`docs/${name}`, '12345']))
  expect(orphans({ ...files, 'public/x/y.png': '1' })).toEqual([
    ...ours.toSorted().map((name) => ({ file: `docs/${name}`, bytes: 5 })),
    { file: 'public/x/y.png', bytes: 1 },
  ])
  expect(orphans({})).toEqual([])
})

it.each([
  ['docs/p.png', 'a picture beside a page', page({ pictures: [{ file: 'p.png' }] })],
  ['docs/x/p.png', 'a file a page is made of', page({ sources: [{ file: 'x/p.png' }] })],
  ['public/p.png', 'a picture in public', page({ pictures: [{ publicPath: '/p.png' }] })],
  ['public/p.png', 'a link', page({ links: [{ href: '/p.png#x' }] })],
  ['public/字.png', 'a link in percents', page({ links: [{ href: '/%E5%AD%97.png' }] })],
  ['public/p.png', 'a link of the front matter', page({}, { banner: '/p.png' })],
  ['public/p.png', 'a cover', page({}, { cover: '/p.png' })],
])('%s is used by %s, and by no other page', (file, _, user) => {
  expect(names({ [file]: '' }, [page(), user])).toEqual([])
  expect(names({ [file]: '' }, [page()])).toEqual([file])
})

it.each(['favicon-2.svg'])(
  'browsers ask for public/%s by themselves, and not beside pages',
  (name) => {
    expect(names({ [`public/${name}`]: '', [`docs/${name}`]: '' })).toEqual([`docs/${name}`])
  },
)

it.each(['layouts/A.tsx', 'theme.css'])(
  '%s may name a picture, beside pages or in public',
  (code) => {
    const pictures = { 'docs/x/p.png': '', 'public/a b.png': '', 'docs/other.png': '' }
    expect(names({ ...pictures, [code]: 'url(p.png) url(/a%20b.png)' })).toEqual(['docs/other.png'])
  },
)

it.each<[string, (at: string) => Partial<CompilerSettings>]>([
  ['the bar', (link) => ({ navigation: { '/': [{ text: 'X', link }] } })],
  ['people', (avatar) => ({ people: [{ name: 'Ada', avatar }] as never })],
])('%s may name a picture', (_, settings) => {
  expect(names({ 'public/p.png': '' }, [], settings('/p.png'))).toEqual([])
  expect(names({ 'public/p.png': '' }, [], settings('/q.png'))).toEqual(['public/p.png'])
})

it('of a page with a mistake the words are looked at, of others not', () => {
  const files = { 'docs/a.md': '![](./p.png)', 'docs/p.png': '' }
  const said = (...severities: string[]) =>
    page({ diagnostics: severities.map((severity) => ({ severity })) })
  expect(names(files, [said('warning', 'error')])).toEqual([])
  expect(names(files, [said('error')])).toEqual([])
  expect(names(files, [said('warning')])).toEqual(['docs/p.png'])
  expect(names(files, [said()])).toEqual(['docs/p.png'])
  const gone = page({ file: 'gone.md', diagnostics: [{ severity: 'error' }] })
  expect(names(files, [gone])).toEqual(['docs/p.png'])
})
