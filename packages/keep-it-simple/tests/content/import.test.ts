import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { checkContent } from '#content/check-content.ts'
import { formatReport } from '#content/import/format-report.ts'
import { importContent } from '#content/import/import-content.ts'
import { openMarkdown } from '#content/import/open-markdown.ts'
import type { ContentPage } from '#model/page.ts'
import { oldFiles, PICTURE, writeFolder } from '../support/old-site.ts'
import { page, TinySite, type Files } from '../support/tiny-site.ts'

const HOMES: Files = {
  'README.md': page({ pageLayout: 'home', permalink: '/' }),
  'en/README.md': page({ pageLayout: 'home', permalink: '/en/' }),
}

function prepare(old: Files, own: Files = {}) {
  const site = new TinySite({ ...HOMES, ...own })
  const folder = writeFolder(old)
  onTestFinished(() => {
    site.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (into = 'blog', dryRun = false) =>
    importContent(openMarkdown, { folder, into, dryRun }, site.settings)
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8')
  return { site, folder, run, read }
}

const everything = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

function pagesOf(out: string): ContentPage[] {
  const library = new PageTable(out)
  return library
    .index()!
    .pages.map(({ path }) => library.find(path))
    .filter(
      (found): found is ContentPage =>
        found !== undefined && 'type' in found && found.type === 'content',
    )
}

describe('a folder of Markdown in many shapes', { timeout: 60_000 }, () => {
  it('becomes pages with the titles, dates, tags and pictures it had', async () => {
    const old = oldFiles()
    expect(old.length).toBeGreaterThanOrEqual(30)
    const { site, run } = prepare({
      ...Object.fromEntries(old.map(({ source, text }) => [source, text])),
      'img/a.svg': PICTURE,
      'img/b c.svg': PICTURE.replace('h4', 'h3'),
      'img/unused.svg': PICTURE,
    })
    const report = await run()
    expect(report.files.map(({ from, to }) => `${from} → ${to}`).sort()).toEqual(
      old.map(({ source, target }) => `${source} → docs/blog/${target}`).sort(),
    )
    expect(report.pictures).toEqual(['docs/blog/img/a.svg', 'docs/blog/img/b c.svg'])
    expect(report.left).toEqual(['img/unused.svg'])
    expect(report.problems).toEqual([])

    const { store, diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    expect(store).toBeDefined()
    const pages = new Map(pagesOf(site.settings.out).map((one) => [one.filePathRelative, one]))
    const found = old.map(({ target }) => {
      const one = pages.get(`blog/${target}`)
      const html = JSON.stringify(one?.body)
      return {
        target,
        title: one?.title,
        createTime: one?.createTime,
        tags: one?.tags?.map(({ name }) => name).sort(),
        pictures: [...html.matchAll(/<img\b/g)].length,
        // The heading became the title, so none is left in the text.
        repeats: html.includes('<h1'),
      }
    })
    expect(found).toEqual(
      old.map(({ target, title, createTime, tags, pictures }) => {
        return { target, title, createTime, tags: tags.toSorted(), pictures, repeats: false }
      }),
    )
  })
})

describe('the report', () => {
  const BAD: Files = {
    'a.md': '---\ntitle: A\ndate: 2024-01-02\nauthor: me\n---\n\n![](none.png)\n\n[x](gone.md)\n',
    'b.md': '# B\n\n# Second\n',
    'toml.md': '+++\ntitle = "T"\n+++\n',
    'latin.md': new Uint8Array([0x23, 0x20, 0xe9, 0x0a]),
    '_part.md': 'A part.\n',
  }

  it('announces all that `kis check` finds afterwards, in a dry run as well', async () => {
    const { site, run } = prepare(BAD)
    const before = everything(site.root)
    const dry = await run('blog', true)
    expect(everything(site.root)).toEqual(before)
    const report = await run()
    expect({ ...report, dryRun: true }).toEqual(dry)
    const { diagnostics } = await checkContent(site.settings)
    expect(report.problems).toEqual(diagnostics)
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(
      ['dead-link', 'missing-alt', 'missing-date', 'missing-picture', 'second-h1'].sort(),
    )
  })

  it('says what needs a hand with file and line', async () => {
    const { run, folder } = prepare(BAD)
    const report = await run()
    const text = formatReport(report).replaceAll(folder.split('/').at(-1)!, 'old')
    expect(text).toContain('old/a.md → docs/blog/a.md')
    expect(text).toContain('! old/a.md:4 The key `author` `me` is left out.')
    expect(text).toContain('! old/a.md:7 The picture `none.png` is not there.')
    expect(text).toContain('old/toml.md → not imported\n  ! old/toml.md:1 ')
    expect(text).toContain('! old/latin.md:1 The file is not valid UTF-8: byte 2 is wrong.')
    expect(text).toContain('  old/_part.md')
    expect(report.summary).toMatchObject({ found: 4, imported: 2, pictures: 0, todo: 4 })
  })
})

describe('what is there already', () => {
  const NOTE = '---\ntitle: New\ndate: 2024-01-02\n---\n\n![x](p.svg)\n'

  it('is never overwritten', async () => {
    const own = page({ createTime: '2024/01/01 00:00:00', title: 'Mine' })
    const { run, read } = prepare(
      { 'a.md': NOTE, 'b.md': NOTE, 'p.svg': PICTURE },
      { 'blog/a.md': own, 'blog/p.svg': PICTURE.replace('h4', 'h2') },
    )
    const { files } = await run()
    expect(files.map(({ to }) => to)).toEqual([undefined, 'docs/blog/b.md'])
    expect(files.flatMap(({ todo }) => todo.map(({ message }) => message))).toEqual([
      'docs/blog/a.md exists already and stays as it is.',
      'docs/blog/p.svg exists already with another picture and stays as it is.',
    ])
    expect(read('docs/blog/a.md')).toBe(own)
    expect(read('docs/blog/p.svg')).toContain('h2')
  })

  it('keeps its address', async () => {
    const own = page({ createTime: '2024/01/01 00:00:00', permalink: '/article/b/' })
    const { run, read } = prepare({ 'b.md': NOTE, 'p.svg': PICTURE }, { 'blog/a.md': own })
    expect((await run()).problems).toEqual([])
    expect(read('docs/blog/b.md')).toContain('permalink: /article/b-2/')
  })

  it('nothing is written outside docs/ through a link', async () => {
    const { site, run } = prepare({ 'a.md': NOTE, 'p.svg': PICTURE })
    const outside = join(site.root, 'outside')
    mkdirSync(outside)
    symlinkSync(outside, join(site.settings.docs, 'blog'))
    const { files } = await run()
    expect(files[0]?.to).toBeUndefined()
    expect(everything(outside)).toEqual([])
  })

  it('takes no other file for a picture', async () => {
    const { site, run, folder } = prepare({ 'a.md': NOTE, 'secret.txt': 'secret' })
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'p.svg'))
    const { files } = await run()
    expect(files[0]?.todo).toMatchObject([{ line: 6 }])
    expect(existsSync(join(site.settings.docs, 'blog/p.svg'))).toBe(false)
  })
})
