import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PICTURE, writeFolder } from '../../../tests/support/old-site.ts'
import { setEnv } from '../../../tests/support/set-env.ts'
import { page, TinySite, type Files } from '../../../tests/support/tiny-site.ts'
import { openHexo } from './hexo/open-hexo.ts'
import { importContent } from './import-content.ts'
import { openMarkdown } from './open-markdown.ts'

const HOMES: Files = {
  'README.md': page({ pageLayout: 'home', permalink: '/' }),
  'en/README.md': page({ pageLayout: 'home', permalink: '/en/' }),
}
const HEXO: Files = {
  '_config.yml': 'title: Old\nurl: https://old.example/x/\n',
  'source/_posts/a.md': '---\ntitle: A\ndate: 2024-01-02\n---\n\nWords.\n',
  'source/files/a.txt': 'a',
  'source/files/b.txt': 'b',
}

function prepare(old: Files, own: Files = HOMES) {
  const site = new TinySite(own)
  const folder = writeFolder(old)
  onTestFinished(() => {
    site.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  return { site, folder }
}

it('a site of Hexo: its pages, its files and its settings, once', async () => {
  const { site, folder } = prepare(HEXO, { ...HOMES, 'public/files/b.txt': 'another' })
  const run = (dryRun: boolean) =>
    importContent(openHexo, { folder, into: 'blog', dryRun }, site.settings)
  const dry = await run(true)
  const todo = [{ file: 'source/files/b.txt', message: expect.stringContaining('exists already') }]
  expect(dry).toMatchObject({
    kind: 'hexo',
    folder,
    into: 'blog',
    dryRun: true,
    publicFiles: ['public/files/a.txt'],
    left: [],
    settings: { values: { origin: 'https://old.example' }, todo },
    summary: { found: 1, imported: 1, publicFiles: 1, todo: 1, problems: 0 },
  })
  expect(dry).not.toHaveProperty('settingsFile')
  expect(existsSync(join(site.root, 'public/files/a.txt'))).toBe(false)

  const report = await run(false)
  expect(report).toEqual({ ...dry, dryRun: false, settingsFile: 'imported-settings.ts' })
  const written = readFileSync(join(site.root, 'imported-settings.ts'), 'utf8')
  expect(written).toContain('"origin": "https://old.example"')
  expect(readFileSync(join(site.root, 'public/files/b.txt'), 'utf8')).toBe('another')

  const again = await run(false)
  expect(again).not.toHaveProperty('settingsFile')
  expect(again.publicFiles).toEqual([])
  expect(again.summary).toMatchObject({ imported: 0, changes: 0, todo: 2 })
})

it('without a folder of its own, Markdown comes into an empty `docs/` as it lies', async () => {
  const { site, folder } = prepare({ 'guide/a.md': '# A\n\n![x](p.svg)\n', 'guide/p.svg': PICTURE })
  rmSync(site.settings.docs, { recursive: true })
  const report = await importContent(openMarkdown, { folder, dryRun: false }, site.settings)
  expect(report).toMatchObject({ kind: 'markdown', into: '', pictures: ['docs/guide/p.svg'] })
  expect(report.files.map(({ to }) => to)).toEqual(['docs/guide/a.md'])
  expect(report).not.toHaveProperty('settings')
  expect(report).not.toHaveProperty('settingsFile')
})

it('only what is new is named, and a dry run finds the pictures that are there', async () => {
  const shows = '![x](/p.svg)\n\n[a](gone.md)\n'
  const { site, folder } = prepare(
    { 'a.md': `# A\n\n${shows}` },
    { ...HOMES, 'own.md': page({}, shows), 'public/p.svg': PICTURE },
  )
  for (const dryRun of [true, false]) {
    const report = await importContent(openMarkdown, { folder, dryRun }, site.settings)
    expect(report.problems.map(({ code, file }) => `${file} ${code}`)).toEqual([
      'docs/a.md dead-link',
    ])
    expect(report.files[0]?.todo).toEqual([])
  }
})

it('a dry run leaves nothing behind, also where it fails', async () => {
  const { site, folder } = prepare({ 'a.md': '# A\n' })
  const temporary = writeFolder({})
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }))
  setEnv('TMPDIR', temporary)
  await importContent(openMarkdown, { folder, dryRun: true }, site.settings)
  const fail = () => {
    expect(readdirSync(temporary)).toHaveLength(1)
    throw new Error('no such site')
  }
  const failed = importContent(fail, { folder, dryRun: true }, site.settings)
  await expect(failed).rejects.toThrow('no such site')
  expect(readdirSync(temporary)).toEqual([])
})
