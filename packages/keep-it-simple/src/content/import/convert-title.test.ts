import { describe, expect, it } from 'vitest'
import { convertTitle, titleOfFile } from './convert-title.ts'
import type { Notes } from './note.ts'

function titled(markdown: string, title?: unknown, file = 'notes/my-note.md') {
  const notes: Notes = { changes: [], todo: [] }
  const data = title === undefined ? {} : { title }
  const page = { data, lines: { title: 2 }, markdown, markdownLine: 4, todo: [] }
  return { ...convertTitle(page, file, notes), notes }
}

describe('convertTitle', () => {
  it('takes the first heading and leaves its line empty', () => {
    const { title, markdown, notes } = titled('\n# A *fine* `title`\n\nText\n')
    expect(title).toBe('A fine title')
    expect(markdown).toBe('\n\n\nText\n')
    expect(notes.changes).toEqual([{ line: 5, message: expect.stringContaining('A fine title') }])
  })

  it('knows a heading by the line under it', () => {
    expect(titled('Under\n=====\n\nText\n')).toMatchObject({
      title: 'Under',
      markdown: '\n\n\nText\n',
    })
  })

  it('removes a heading that repeats the title, and no other', () => {
    expect(titled('# Same\n\nText', 'Same').markdown).toBe('\n\nText')
    expect(titled('# Other\n\nText', 'Same')).toMatchObject({
      title: 'Same',
      markdown: '# Other\n\nText',
    })
  })

  it('takes no comment of a program for a heading', () => {
    const markdown = '```sh\n# install\n```\n'
    expect(titled(markdown)).toMatchObject({ title: 'my note', markdown })
  })

  it('makes text of a number, and notes what is none', () => {
    expect(titled('', 2024).title).toBe('2024')
    const wrong = titled('', ['a'])
    expect(wrong.title).toBe('my note')
    expect(wrong.notes.todo).toMatchObject([{ line: 2 }])
  })

  it.each([
    ['a/2024-01-02-first_note.md', 'first note'],
    ['a/2024-6-7-rules.md', 'rules'],
    ['a/of-2024-01-02-a.md', 'of 2024 01 02 a'],
    ['a/2024-01-02-.md', '2024 01 02'],
    ['a/3.索引.md', '索引'],
    ['guide/README.md', 'guide'],
    ['1.guide/index.md', 'guide'],
    ['README.md', 'README'],
    ['---.md', '---'],
    ['/README.md', 'README'],
    ['a/Index.md', 'a'],
    ['a/readme-first.md', 'readme first'],
    ['a/my-readme.md', 'my readme'],
    ['a/x.y.md', 'x.y'],
  ])('calls %s %s', (file, title) => {
    expect(titleOfFile(file)).toBe(title)
  })

  it.each([
    ['', 'my note', ''],
    ['# \n\nText', 'my note', '# \n\nText'],
    ['Text\n\n  Under\n=====\n', 'my note', 'Text\n\n  Under\n=====\n'],
    ['- Item\n=====\n', 'my note', '- Item\n=====\n'],
    ['1. Item\n===\n', 'my note', '1. Item\n===\n'],
    ['> Said\n===\n', 'my note', '> Said\n===\n'],
    ['## Second\n\n# First\n', 'First', '## Second\n\n\n'],
    ['#Word\n', 'my note', '#Word\n'],
    ['a\nA *fine* one\n==  \nText', 'A fine one', 'a\n\n\nText'],
    ['# <!-- -->\n', 'my note', '# <!-- -->\n'],
  ])('%j', (markdown, title, rest) => {
    const found = titled(markdown)
    expect(found).toMatchObject({ title, markdown: rest })
    const message =
      title === 'my note'
        ? 'The title `my note` comes from the name of the file.'
        : `The first heading became the title \`${title}\`.`
    expect(found.notes.changes.map((one) => one.message)).toEqual([message])
  })

  it('says that a heading was removed, and nothing of a title that stays', () => {
    const message = 'The heading that repeats the title was removed.'
    expect(titled('a\n\n# Same\n', ' Same ').notes.changes).toEqual([{ line: 6, message }])
    expect(titled('# Other', 'Same').notes).toEqual({ changes: [], todo: [] })
    for (const nothing of ['', null]) expect(titled('', nothing).notes.todo).toEqual([])
    const wrong = { line: 2, message: '`title` is no text and is left out.' }
    expect(titled('', { a: 1 }).notes.todo).toEqual([wrong])
    expect(titled('', '  ').notes.todo).toEqual([wrong])
  })
})
