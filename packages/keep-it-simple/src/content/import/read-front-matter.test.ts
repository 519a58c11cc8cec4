import { describe, expect, it } from 'vitest'
import { readFrontMatter } from './read-front-matter.ts'

describe('readFrontMatter', () => {
  it('reads YAML with the line of each key', () => {
    expect(readFrontMatter('---\ntitle: A\n\ndate: 2024-01-02\n---\nText\n')).toEqual({
      data: { title: 'A', date: '2024-01-02' },
      lines: { title: 2, date: 4 },
      markdown: 'Text\n',
      markdownLine: 6,
      todo: [],
    })
  })

  it.each([
    ['bare', '{\n  "title": "A",\n\t"tags": ["x"]\n}\n\nText\n', { title: 2, tags: 3 }, 5],
    [
      'fenced',
      '---json\n{\n  "title": "A",\n  "tags": ["x"]\n}\n---\n\nText\n',
      { title: 3, tags: 4 },
      7,
    ],
    ['semicolons', ';;;\n{"title": "A",\n"tags": ["x"]}\n;;;\n\nText\n', { title: 2, tags: 3 }, 5],
  ])('reads JSON: %s', (_, text, lines, markdownLine) => {
    const page = readFrontMatter(text)
    expect(page).toMatchObject({ data: { title: 'A', tags: ['x'] }, lines, markdownLine })
    expect(page).toMatchObject({ markdown: '\nText\n' })
  })

  it.each([
    ['none', 'Text\n'],
    ['a line across the page', '---\n\nText\n'],
    ['prose between two lines', '---\nSome prose.\n---\nText\n'],
    ['a brace that opens no JSON', '{\n  x\n}\nText\n'],
  ])('takes the whole file as text: %s', (_, text) => {
    expect(readFrontMatter(text)).toMatchObject({ data: {}, markdown: text, markdownLine: 1 })
  })

  it.each([
    ['TOML', '+++\ntitle = "A"\n+++\n', 1, /TOML/],
    ['broken YAML', '---\ntitle: A\ntags: [a\n---\n', 4, /not valid YAML/],
    ['broken JSON', '---json\n{"a": }\n---\n', 1, /not valid JSON/],
    ['another language', '---js\nx\n---\n', 1, /not supported/],
  ])('refuses %s', (_, text, line, message) => {
    expect(readFrontMatter(text)).toEqual({
      refused: { line, message: expect.stringMatching(message) },
    })
  })
})
