import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import type { Files } from '../../../../tests/support/tiny-site.ts'
import { listHexo } from './list-hexo.ts'
import { readHexoSource } from './read-hexo-source.ts'

function folderOf(files: Files): string {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('what lies in `source/`', () => {
  it('is sorted by what it is, and by name', () => {
    const names = [
      '_drafts/d.markdown',
      '_drafts/d/p.png',
      '_posts/b.MD',
      '_posts/a.md',
      '_posts/a/p.png',
      '_posts/_c/c.md',
      '_data/x.md',
      'z_posts/y.md',
      'about/_part.md',
      'about/.hidden',
      'about/index.md',
      'mdx.mdx',
      'x.md.txt',
      'node_modules/a.md',
      '.git/a.md',
      'in/.git/a.md',
    ]
    const folder = folderOf(Object.fromEntries(names.map((name) => [`src/${name}`, 'x'])))
    const below = (...found: readonly string[]) => found.map((name) => `src/${name}`)
    expect(listHexo(folder, 'src')).toEqual({
      posts: below('_posts/_c/c.md', '_posts/a.md', '_posts/b.MD'),
      drafts: below('_drafts/d.markdown'),
      pages: below('about/index.md', 'z_posts/y.md'),
      files: below('mdx.mdx', 'x.md.txt'),
      assets: below('_drafts/d/p.png', '_posts/a/p.png'),
      hidden: below('_data/x.md', 'about/.hidden', 'about/_part.md'),
    })
  })

  it('is nothing where there is no such folder', () => {
    const nothing = { posts: [], drafts: [], pages: [], files: [], assets: [], hidden: [] }
    expect(listHexo(folderOf({ 'a.md': '' }), 'source')).toEqual(nothing)
  })
})

describe('the front matter of a post', () => {
  const read = (text: string | Uint8Array) => readHexoSource(folderOf({ 'a.md': text }), 'a.md')

  it.each<[string, string, Record<string, unknown>, number, string]>([
    ['plain', '---\ntitle: A\n---\nText', { title: 'A' }, 2, 'Text'],
    ['with no line above', 'title: A\ntags:\n---\nText', { title: 'A', tags: null }, 1, 'Text'],
    ['with no line above, and long below', 'title: A\n-----  \nText', { title: 'A' }, 1, 'Text'],
    ['with no line above, and no text', 'title: A\n---', { title: 'A' }, 1, ''],
    ['between long lines', '-----\ntitle: A\n------ \nText', { title: 'A' }, 2, 'Text'],
    ['as JSON without braces', ';;;\n"title": "A"\n;;;\nText', { title: 'A' }, 2, 'Text'],
    ['as JSON between long lines', ';;;;\n"title": "A"\n;;;;;\nText', { title: 'A' }, 2, 'Text'],
    ['as whole JSON', ';;;\n {"title": "A"}\n;;;\nText', { title: 'A' }, 2, 'Text'],
  ])('%s', (_, text, data, line, markdown) => {
    const page = read(text)
    expect(page).toMatchObject({ data, todo: [] })
    if ('from' in page) throw new Error('refused')
    expect(page.markdown.trim()).toBe(markdown)
    expect(page.lines['title']).toBe(line)
    const at = text.split('\n').indexOf('Text')
    expect([0, page.markdownLine]).toContain(at + 1)
  })

  it.each([
    'Title: words\n\nText',
    'A sentence:with more\n---\nText',
    'Text\n\n;;;\n"title": "A"\n;;;\n',
    'Text\n-----\ntitle: A\n-----\n',
    'title: A\n---x\n',
  ])('is none in %j', (text) => {
    expect(read(text)).toMatchObject({ data: {}, markdown: text, markdownLine: 1 })
  })

  it('that is wrong is named with its line', () => {
    const open = read('title: A\ntags: [a\n---\nText')
    expect(open).toMatchObject({ from: 'a.md', todo: [{ message: expect.any(String) }] })
    expect(read(new Uint8Array([0x61, 0x0a, 0xe9, 0x0a]))).toEqual({
      from: 'a.md',
      todo: [{ line: 2, message: expect.stringContaining('not valid UTF-8') }],
    })
  })
})
