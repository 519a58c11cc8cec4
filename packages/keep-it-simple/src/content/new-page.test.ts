import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFrontMatter } from './front-matter.ts'
import { newPage, suggestSlug } from './new-page.ts'
import { placeFile } from './place.ts'
import { testSettings } from '../../tests/support/test-site.ts'
import { splitSource } from './source.ts'

const settings = testSettings('/nowhere')
const NOW = new Date('2024-05-12T07:15:20Z')

/** What the compiler would read from a new page. */
function read(title: string, folder: string) {
  const { file, text } = newPage(title, folder, NOW, settings)
  const { source } = splitSource(file, text)
  const { data, lines, diagnostics } = checkFrontMatter(file, source)
  const permalink = { value: data?.permalink, line: lines['permalink'] }
  const placed = placeFile(file, permalink, settings)
  return { file, data, path: placed.place?.path, problems: [...diagnostics, ...placed.diagnostics] }
}

describe('a suggested name', () => {
  it.each([
    ['你好，世界！', 'ni-hao-shi-jie'],
    ['绿色 SQLite', 'lv-se-sqlite'],
    ['one two three four five six seven eight nine', 'one-two-three-four-five-six-seven-eight'],
    ['../../etc/passwd', 'etcpasswd'],
    ['🎉', 'page'],
    ['', 'page'],
  ])('for %j is %s', (title, expected) => {
    expect(suggestSlug(title)).toBe(expected)
  })
})

describe('a new page', () => {
  it('of the blog is a draft with date, permalink and tags', () => {
    expect(newPage('复合索引', 'blog/1.数据库/4.索引与存储', NOW, settings)).toEqual({
      file: 'blog/1.数据库/4.索引与存储/fu-he-suo-yin.md',
      text: [
        '---',
        'title: 复合索引',
        'createTime: 2024/05/12 15:15:20',
        'permalink: /article/fu-he-suo-yin/',
        'tags: []',
        'draft: true',
        '---',
        '',
        '',
      ].join('\n'),
    })
  })

  it.each([
    ['en/blog', 'en/blog/new.md', '/en/article/new/', []],
    ['/blog/', 'blog/new.md', '/article/new/', []],
    ['dataMining/1.数据', 'dataMining/1.数据/new.md', '/dataMining/new/', undefined],
    ['1.My notes/2.#50%', '1.My notes/2.#50%/new.md', '/my-notes/50/new/', undefined],
  ])('in %s is %s at %s', (folder, file, path, tags) => {
    const page = read('New', folder)
    expect(page).toMatchObject({ file, path, problems: [] })
    expect(page.data?.tags).toEqual(tags)
  })

  it.each(['a: b', '# a', '"a', '- a', '[a', 'true', '2024', 'null', '---', "it's", '%a', '@a'])(
    'keeps the title %j',
    (title) => {
      expect(read(title, 'blog')).toMatchObject({ data: { title }, problems: [] })
    },
  )

  it('passes the checks of the compiler, whatever its title', () => {
    const title = fc.string({ unit: 'grapheme' }).map((text) => text.trim())
    fc.assert(
      fc.property(title, (text) => {
        fc.pre(text !== '')
        expect(read(text, 'blog')).toMatchObject({ data: { title: text }, problems: [] })
      }),
    )
  })
})
