import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { testSettings } from '../../../tests/support/test-site.ts'
import { convertPage, pageText } from './convert-page.ts'
import { readFrontMatter } from './read-front-matter.ts'

const settings = testSettings()

function convert(front: string, file = 'blog/note.md', taken: readonly string[] = []) {
  const text = `---\ntitle: T\n${front}\n---\n`
  const page = readFrontMatter(text)
  if ('refused' in page) throw new Error(page.refused.message)
  return convertPage(page, 'note.md', file, settings, new Set(taken))
}

describe('front matter', () => {
  it.each<[string, Record<string, unknown>]>([
    ['description: D', { description: 'D' }],
    ['summary: |\n  Two\n  lines', { description: 'Two lines' }],
    ['excerpt: E', { description: 'E' }],
    ['description: D\nexcerpt: E', { description: 'D', excerpt: 'E' }],
    ['pubDate: 2024-01-02T20:00:00Z', { createTime: '2024/01/03 04:00:00' }],
    ['draft: true', { draft: true }],
    ['published: false', { draft: true }],
    ['sticky: 2\ncomments: false\nlang: en-US', { sticky: 2, comments: false, lang: 'en-US' }],
    ['permalink: /old/name/', { permalink: '/old/name/' }],
    ['url: /old/name.html', { redirectFrom: ['/old/name.html'] }],
    ['slug: other-name', { permalink: '/article/other-name/' }],
    ['aliases: [/a.html, /b/]', { redirectFrom: ['/a.html', '/b/'] }],
    ['aliases: [Hash ring, 哈希环]', { aliases: ['Hash ring', '哈希环'] }],
    ['alias: [/a/, MVCC, mvcc x, Mvcc]', { aliases: ['MVCC', 'mvcc x'], redirectFrom: ['/a/'] }],
  ])('%s', (front, expected) => {
    const { front: found, notes } = convert(front)
    expect(found).toEqual({ title: 'T', ...expected })
    expect(notes.todo).toEqual([])
  })

  it.each([
    ['author: me', /`author` `me` is left out/],
    ['stiky: true', /Did you mean `sticky`/],
    ['sticky: often', /does not fit/],
    ['description: [a]', /no text/],
    ['permalink: /a?b=c/', /cannot be an address/],
    ['aliases: [relative]', /under `redirectFrom` with a slash.*under `aliases`/],
  ])('%s is left out and noted at its line', (front, message) => {
    const { front: found, notes } = convert(front)
    expect(found).toEqual({ title: 'T' })
    expect(notes.todo).toEqual([{ line: 3, message: expect.stringMatching(message) }])
  })

  it('is written as YAML that holds the same', () => {
    const title = `yes: "no" ${'word '.repeat(40)}`.trim()
    const [, front = '', text] = pageText({ title }, '\n\nText  \n\n').split(/^---\n/m)
    expect(parse(front)).toEqual({ title })
    expect(text).toBe('\nText\n')
  })
})

describe('addresses', () => {
  it('gives one to a file whose name cannot be one', () => {
    expect(convert('', 'blog/What is 100%?.md').front['permalink']).toBe('/article/what-is-100/')
    expect(convert('', 'blog/plain.md').front['permalink']).toBeUndefined()
  })

  it('gives another to the second of two', () => {
    const { front, notes } = convert('', 'blog/a/note.md', ['/article/note/'])
    expect(front['permalink']).toBe('/article/note-2/')
    expect(notes.todo).toMatchObject([{ message: expect.stringContaining('is taken') }])
  })
})
