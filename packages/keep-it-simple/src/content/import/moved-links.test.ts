import { expect, it } from 'vitest'
import type { Notes } from './note.ts'
import { rewriteLinks, type LinkSpace } from './rewrite-links.ts'

const PICTURES = new Set(['docs/a/p.png', 'docs/q.png', 'x.png'])
const SPACE: LinkSpace = {
  folder: '/home/me/site',
  into: '',
  pages: new Map([
    ['docs/a/one.md', 'blog/one.md'],
    ['docs/a/two.md', 'blog/二 2.md'],
    ['docs/v1.html.md', 'v1.md'],
    ['docs/x.md.d/three.md', 'three.md'],
  ]),
  addresses: new Set(['/two/']),
  isPicture: (source) => PICTURES.has(source),
  isPublic: (path) => path === '/logo é.svg',
  publicFiles: new Map([
    ['docs/files/f 1.txt', 'files/f 1.txt'],
    ['docs/open.png', 'open.png'],
  ]),
  old: new Map([
    ['/old/two.html', 'blog/二 2.md'],
    ['/old/dir/', 'three.md'],
    ['/two/', 'blog/二 2.md'],
    ['/old/up/', 'v1.md'],
  ]),
  oldOf: () => '/old/one.html',
  base: '/base/',
  candidates: (path) => [`docs/${path.replace(/^\//, '')}`],
  pictureTarget: (picture) => `pics/${picture.split('/').at(-1)}`,
  newAnchor: (_, anchor) => ({ A: 'a', top: '', é: 'é-1' })[anchor],
}

function rewrite(markdown: string, space: Partial<LinkSpace> = {}) {
  const notes: Notes = { changes: [], todo: [] }
  const all = { ...SPACE, ...space }
  const found = rewriteLinks(markdown, (index) => 3 + index, 'docs/a/one.md', all, notes)
  return { ...found, notes }
}

it.each([
  ['/old/two.html', './二%202.md'],
  ['/base/old/two.html#A', './二%202.md#a'],
  ['/base/none/', '/none/'],
  ['/files/f%201.txt', '/files/f%201.txt'],
  ['file:///home/me/site/docs/a/two.md', './二%202.md'],
  ['/home/me/site/docs/a/two.md', './二%202.md'],
])('[x](<%s>) is [x](<%s>)', (written, expected) => {
  const { markdown, notes } = rewrite(`a\n[x](<${written}>)`)
  expect(markdown).toBe(`a\n[x](<${expected}>)`)
  const message = `\`${written}\` became \`${expected}\`.`
  expect(notes).toEqual({ changes: written === expected ? [] : [{ line: 4, message }], todo: [] })
})

it('a picture moves with its page; a file of public/ keeps its address', () => {
  const moved = rewrite('![x](p.png)')
  expect(moved.markdown).toBe('![x](../pics/p.png)')
  expect([...moved.pictures]).toEqual([['docs/a/p.png', 'pics/p.png']])
  const open = rewrite('![x](open.png) ![y](/logo%20%C3%A9.svg)')
  expect(open.markdown).toBe('![x](/open.png) ![y](/logo%20%C3%A9.svg)')
  expect([...open.pictures]).toEqual([])
})
