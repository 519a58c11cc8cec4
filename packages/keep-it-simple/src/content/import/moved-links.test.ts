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
  ['two.md', './二%202.md'],
  ['two.md#A', './二%202.md#a'],
  ['two.md#top', './二%202.md'],
  ['two.md#%C3%A9', './二%202.md#é-1'],
  ['two.md#other', './二%202.md#other'],
  ['#A', '#a'],
  ['#other', '#other'],
  ['#top', '#top'],
  ['/old/two.html', './二%202.md'],
  ['/old/two', './二%202.md'],
  ['/base/old/two.html#A', './二%202.md#a'],
  ['/OLD/Two.html', './二%202.md'],
  ['two.html', './二%202.md'],
  ['dir/', '../three.md'],
  ['./up', '../v1.md'],
  ['/two/', './二%202.md'],
  ['/base/none/', '/none/'],
  ['/base/none/é a/', '/none/é%20a/'],
  ['/based/none/', '/based/none/'],
  ['/files/f%201.txt', '/files/f%201.txt'],
  ['/base/files/f%201.txt', '/files/f%201.txt'],
  ['files/f%201.txt', '/files/f%201.txt'],
  ['/v1.html.md', '../v1.md'],
  ['x.md.d/three', '../three.md'],
  ['file:///home/me/site/docs/a/two.md', './二%202.md'],
  ['file:///elsewhere/docs/a/two.md', 'file:///elsewhere/docs/a/two.md'],
  ['/home/me/site/docs/a/two.md', './二%202.md'],
  ['/home/me/sites/docs/a/two.md', '/home/me/sites/docs/a/two.md'],
  ['none.md', 'none.md'],
])('[x](<%s>) is [x](<%s>)', (written, expected) => {
  const { markdown, notes } = rewrite(`a\n[x](<${written}>)`)
  expect(markdown).toBe(`a\n[x](<${expected}>)`)
  const message = `\`${written}\` became \`${expected}\`.`
  expect(notes).toEqual({ changes: written === expected ? [] : [{ line: 4, message }], todo: [] })
})

it.each([
  ['p.png', '../pics/p.png', ['docs/a/p.png', 'pics/p.png']],
  ['/base/q.png', '../pics/q.png', ['docs/q.png', 'pics/q.png']],
  ['q.png', '../pics/q.png', ['docs/q.png', 'pics/q.png']],
  ['open.png', '/open.png', undefined],
  ['/base/open.png', '/open.png', undefined],
  ['/logo%20%C3%A9.svg', '/logo%20%C3%A9.svg', undefined],
  ['/base/logo%20%C3%A9.svg', '/logo%20%C3%A9.svg', undefined],
  ['logo%20%C3%A9.svg', 'logo%20%C3%A9.svg', 'missing'],
])('the picture %s is %s', (written, expected, copied) => {
  const { markdown, pictures, notes } = rewrite(`![x](${written})`)
  expect(markdown).toBe(`![x](${expected})`)
  expect([...pictures]).toEqual(Array.isArray(copied) ? [copied] : [])
  const message = `The picture \`${written}\` is not there.`
  expect(notes.todo).toEqual(copied === 'missing' ? [{ line: 3, message }] : [])
})

it('an address of the site stays where no page had it', () => {
  expect(rewrite('[x](/Two)', { old: new Map() }).markdown).toBe('[x](/Two)')
  const plain = { old: new Map(), addresses: new Set<string>() }
  expect(rewrite('[x](/a/two)', plain).markdown).toBe('[x](./二%202.md)')
})
