import { describe, expect, it } from 'vitest'
import type { Notes } from './note.ts'
import { rewriteLinks, type LinkSpace } from './rewrite-links.ts'

const PICTURES = new Set(['img/p.png', 'a/q r.png', '../outside.png'])
const space: LinkSpace = {
  folder: '/home/me/old site',
  into: 'blog',
  pages: new Map([
    ['a/one.md', 'blog/a/one.md'],
    ['a/two.markdown', 'blog/a/two.md'],
    ['b/README.md', 'blog/b/README.md'],
    ['e/readme.md', 'blog/e/README.md'],
    ['f/index.md', 'blog/f/README.md'],
    ['c d.md', 'blog/c d.md'],
  ]),
  addresses: new Set(['/blog/one/']),
  isPicture: (source) => PICTURES.has(source),
  isPublic: (path) => path === '/logo.svg',
}

function rewrite(markdown: string) {
  const notes: Notes = { changes: [], todo: [] }
  return { ...rewriteLinks(markdown, (index) => 10 + index, 'a/one.md', space, notes), notes }
}

describe('links', () => {
  it.each([
    ['[x](../c%20d.md)', undefined],
    ['[x](<../c d.md>)', undefined],
    ['[x](https://a.example/two.md)', undefined],
    ['`[x](two.markdown)`', undefined],
    ['```md\n[x](two.markdown)\n```', undefined],
    ['Text:\n\n    [x](two.markdown)\n    [y](two.markdown)', undefined],
    ['Text\n    [x](two.html)', 'Text\n    [x](./two.md)'],
    ['- Item\n\n    [x](two.html)', '- Item\n\n    [x](./two.md)'],
    ['[x](nowhere.md)', undefined],
    ['[x](two.markdown)', '[x](./two.md)'],
    ['[x](two.markdown#part "Title")', '[x](./two.md#part "Title")'],
    ['[x](two.html)', '[x](./two.md)'],
    ['[x](../e/)', '[x](../e/README.md)'],
    ['[x](/BLOG/One)', undefined],
    ['[x](/a/two.markdown)', '[x](./two.md)'],
    ['[x](/c%20d.md)', '[x](../c%20d.md)'],
    ['[x](</home/me/old site/c d.md>)', '[x](<../c%20d.md>)'],
    ['[x](file:///home/me/old%20site/c%20d.md)', '[x](../c%20d.md)'],
    ['[x]: /a/two.markdown', '[x]: ./two.md'],
    ['[a](two.html) and [b](two.html)', '[a](./two.md) and [b](./two.md)'],
  ])('%s', (written, expected = written) => {
    const { markdown, notes } = rewrite(written)
    expect(markdown).toBe(expected)
    expect(notes.changes.length > 0).toBe(expected !== written)
  })
})

describe('links of note-taking programs', () => {
  it('are noted at their line and stay', () => {
    const written = 'See `[[code]]` and\n[[two|Two]]'
    const { markdown, notes } = rewrite(written)
    expect(markdown).toBe(written)
    expect(notes.todo).toEqual([{ line: 11, message: expect.stringContaining('[[two|Two]]') }])
  })
})

describe('pictures', () => {
  it.each([
    ['![x](../img/p.png)', undefined, 'img/p.png', 'blog/img/p.png'],
    ['![x](q%20r.png#no-view)', undefined, 'a/q r.png', 'blog/a/q r.png'],
    [
      '[![x](/img/p.png)](two.html)',
      '[![x](../img/p.png)](./two.md)',
      'img/p.png',
      'blog/img/p.png',
    ],
    ['![x](../../outside.png)', '![x](./outside.png)', '../outside.png', 'blog/a/outside.png'],
    ['![x][p]\n\n[p]: /img/p.png', '![x][p]\n\n[p]: ../img/p.png', 'img/p.png', 'blog/img/p.png'],
  ])('%s is copied', (written, expected, from, to) => {
    const { markdown, pictures, notes } = rewrite(written)
    expect(markdown).toBe(expected ?? written)
    expect([...pictures]).toEqual([[from, to]])
    expect(notes.todo).toEqual([])
  })

  it('reports one that is missing at its line, and none that is public', () => {
    const { pictures, notes } = rewrite('![x](/logo.svg)\n\n![x](none.png)')
    expect(pictures.size).toBe(0)
    expect(notes.todo).toEqual([{ line: 12, message: expect.stringContaining('none.png') }])
  })

  it('copies one that is written as HTML, and says how to write it', () => {
    const { pictures, notes } = rewrite('<img alt="x" src="../img/p.png">')
    expect(pictures.size).toBe(1)
    expect(notes.todo).toEqual([{ line: 10, message: expect.stringContaining('![what it shows]') }])
  })
})

it('a picture of another site stays where it is, and nothing is copied', () => {
  const { markdown, pictures, notes } = rewrite('![x](https://a.example/img/p.png)')
  expect(markdown).toBe('![x](https://a.example/img/p.png)')
  expect(pictures.size).toBe(0)
  expect(notes).toEqual({ changes: [], todo: [] })
})
