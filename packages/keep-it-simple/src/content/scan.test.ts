import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSite, type Files, type TinySite } from '../../tests/support/tiny-site.ts'
import { scanDocs } from './scan.ts'

const scanned = (files: Files, prepare: (site: TinySite) => void = () => undefined) =>
  withSite(files, async (site) => {
    prepare(site)
    const found = scanDocs(site.settings.docs)
    return { ...found, names: found.files.map(({ file }) => file), root: site.root }
  })

it('finds Markdown files alone, folder by folder, in the order of their names', async () => {
  const files = ['b.md', 'a.md', 'B.MD', 'a/z.md', 'a/b/c.md', 'c.txt', 'd.md.txt', 'emd', 'a-b.md']
  const { names, diagnostics } = await scanned(Object.fromEntries(files.map((one) => [one, 'x'])))
  expect(names).toEqual(['B.MD', 'a/b/c.md', 'a/z.md', 'a-b.md', 'a.md', 'b.md'].toSorted(byPart))
  expect(diagnostics).toEqual([])
})

/** A folder stands where its name does. */
function byPart(one: string, other: string): number {
  return one.split('/')[0]! < other.split('/')[0]! ? -1 : 1
}

it.each(['_part.md', '.a.md', '_notes/a.md', '.git/a.md', 'node_modules/a.md', 'in/_x/a.md'])(
  'passes %s over',
  async (name) => {
    expect(await scanned({ [name]: 'x', 'a_b.md': 'x' })).toMatchObject({
      names: ['a_b.md'],
      diagnostics: [],
    })
  },
)

it('a name is composed, however the disk spells it', async () => {
  const { files } = await scanned({ 'e\u0301/u\u0308.md': 'x' })
  expect(files.map(({ file }) => file)).toEqual(['é/ü.md'])
  expect(files[0]!.absolute.endsWith('e\u0301/u\u0308.md')).toBe(true)
})

it('a folder called like a page is named, and its pages are found', async () => {
  const { names, diagnostics } = await scanned({ 'in/x.Md/a.md': 'x', 'y.mdx/a.md': 'x' })
  expect(names).toEqual(['in/x.Md/a.md', 'y.mdx/a.md'])
  expect(diagnostics).toEqual([
    {
      severity: 'warning',
      code: 'folder-like-page',
      file: 'docs/in/x.Md',
      message: 'This is a folder with the name of a page.',
      remedy: 'Rename it without `.md`.',
    },
  ])
})

it('a site without its folder is reported with what to make', async () => {
  await withSite({}, async ({ root }) => {
    const docs = join(root, 'texts')
    expect(scanDocs(docs)).toEqual({
      files: [],
      diagnostics: [
        {
          severity: 'error',
          code: 'no-docs',
          file: 'texts',
          message: `There is no folder ${docs}.`,
          remedy: 'Make it, with a `README.md` in it: the home page.',
        },
      ],
    })
  })
})

// Windows has no `/dev/null` to link to.
const isWindows = process.platform === 'win32'

it.skipIf(isWindows)('a link stands for a file inside, and for nothing else', async () => {
  const { names, diagnostics } = await scanned(
    { 'a.md': 'x', 'in/b.md': 'x', 'outside/c.md': 'x', 'docs-too/d.md': 'x' },
    ({ root }) => {
      const link = (to: string, name: string) => symlinkSync(to, join(root, 'docs', name))
      link('a.md', 'l1.md')
      link('in', 'l2')
      link('../outside/c.md', 'l3.md')
      link('nowhere', 'l4.md')
      link('/dev/null', 'l5.md')
      mkdirSync(join(root, 'docs-beside'))
      link('../docs-beside', 'l6')
    },
  )
  expect(names).toEqual(['a.md', 'docs-too/d.md', 'in/b.md', 'l1.md'])
  const leaves = 'The symbolic link leaves `docs/`; nothing outside is published.'
  const copy = 'Copy the file into `docs/`.'
  expect(
    diagnostics.map((one) => [one.severity, one.code, one.file, one.message, one.remedy]),
  ).toEqual(
    [
      [
        'symlink-folder',
        'docs/l2',
        'Symbolic links to folders are not followed.',
        'Move the folder or link its files one by one.',
      ],
      ['symlink-outside', 'docs/l3.md', leaves, copy],
      [
        'dangling-symlink',
        'docs/l4.md',
        'The symbolic link leads nowhere.',
        'Remove it or restore its target.',
      ],
      ['symlink-outside', 'docs/l5.md', leaves, copy],
      ['symlink-outside', 'docs/l6', leaves, copy],
    ].map((one) => ['error', ...one]),
  )
})

/** Permissions stop neither root nor, as `chmod` sets them, anybody on Windows. */
const mayReadAll = isWindows || process.getuid?.() === 0

it.skipIf(mayReadAll)('a folder that may not be read is named, and others are found', async () => {
  const { names, diagnostics } = await scanned({ 'a/x.md': 'x', 'b/y.md': 'x' }, ({ root }) =>
    chmodSync(join(root, 'docs/a'), 0),
  )
  expect(names).toEqual(['b/y.md'])
  expect(diagnostics).toMatchObject([{ code: 'unreadable-file', file: 'docs/a' }])
})
