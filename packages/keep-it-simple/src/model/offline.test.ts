import { describe, expect, it } from 'vitest'
import type { PageData } from './page.ts'
import {
  assetsIn,
  cacheNames,
  dataLink,
  isCacheable,
  kindOf,
  picturesIn,
  surplus,
} from './offline.ts'

describe('how a request is answered', () => {
  it.each([
    ['/', 'page'],
    ['/article/a/', 'page'],
    ['/article/a', 'page'],
    ['/friends.html', 'page'],
    ['/page.json', 'data'],
    ['/article/a/page.json', 'data'],
    ['/friends.html.json', 'data'],
    ['/assets/entry-boot-1a.js', 'file'],
    ['/media/dot.1a.svg', 'file'],
    ['/images/home/avatar.svg', 'picture'],
    ['/media/film.1a.mp4', undefined],
    ['/sealed/1a.bin', undefined],
    ['/vendor/pyodide/1/pyodide.js', 'file'],
    ['/demo/1a.html', undefined],
    ['/search-index/en.json', undefined],
    ['/search-index/pieces/0a1b/terms.json', undefined],
    ['/atom.xml', undefined],
    ['/article/a/index.md', undefined],
    ['/feed.json', undefined],
  ])('%s: %s', (path, kind) => {
    expect(kindOf('/', path)).toBe(kind)
    expect(kindOf('/folder/', `/folder${path}`)).toBe(kind)
  })
  it('leaves what is outside the base alone', () => {
    expect(kindOf('/folder/', '/article/a/')).toBeUndefined()
  })
})

describe('what may be cached', () => {
  const page = (more: object) => ({ type: 'content', path: '/a/', ...more }) as unknown as PageData
  it('is what was published for everybody', () => {
    expect(isCacheable(page({}))).toBe(true)
    expect(isCacheable(page({ type: 'posts' }))).toBe(true)
    expect(isCacheable(page({ opened: 'page' }))).toBe(false)
    for (const type of ['locked', 'not-found', 'offline'])
      expect(isCacheable(page({ type }))).toBe(false)
  })
  it('has caches of its own for each base, and links with the base', () => {
    expect(cacheNames('/b/').pages).not.toBe(cacheNames('/').pages)
    expect(dataLink('/b/', '/甲/')).toBe('/b/%E7%94%B2/page.json')
  })
})

it('finds the files a document names', () => {
  const html =
    '<link href="/b/assets/a-1.css"><script src="/b/assets/b-2.js" data-chunks="/b/assets/c-3.js /b/assets/a-1.css"></script>' +
    '<img alt="" src="/b/media/d.4.png"><img class="x" src="/b/images/e.svg"><img src="https://elsewhere.example/f.png"><img src="/g.png">' +
    '<picture><source srcset="/b/media/h.5-684.avif"><img src="/b/media/h.5.jpg"></picture>'
  expect(assetsIn(html, '/b/')).toEqual([
    '/b/assets/a-1.css',
    '/b/assets/b-2.js',
    '/b/assets/c-3.js',
  ])
  expect(picturesIn(html, '/b/')).toEqual(['/b/media/d.4.png', '/b/images/e.svg'])
})

it('lets the oldest go, and saved pages only when they are too many themselves', () => {
  const limits = { read: 2, saved: 2 }
  expect(surplus(['a', 'b', 'c', 'd'], new Set(['a']), limits)).toEqual({ saved: [], read: ['b'] })
  expect(surplus(['a', 'b', 'c'], new Set(['a', 'b', 'c']), limits)).toEqual({
    saved: ['a'],
    read: [],
  })
  expect(surplus([], new Set(), limits)).toEqual({ saved: [], read: [] })
})

it.each([
  ['notes/assets/x.js', undefined],
  ['a/page.json.gz', undefined],
  ['a.html.json.gz', undefined],
  ['a.html.gz', undefined],
  ['about', 'page'],
  ['notes/about', 'page'],
  ['page.json', 'data'],
])('%s at the root is %s', (inside, kind) => {
  expect(kindOf('/', `/${inside}`)).toBe(kind)
})

it('every part of a site has a cache of its own', () => {
  const { prefix, ...names } = cacheNames('/b/')
  expect(new Set(Object.values(names)).size).toBe(4)
  for (const name of Object.values(names)) {
    expect(name.startsWith(prefix)).toBe(true)
    expect(name.length).toBeGreaterThan(prefix.length)
  }
})

it('a dot in the base of a site is no other sign', () => {
  const html = '<script src="/a.b/assets/x.js"></script><script src="/axb/assets/y.js"></script>'
  expect(assetsIn(html, '/a.b/')).toEqual(['/a.b/assets/x.js'])
  expect(assetsIn('', '/')).toEqual([])
})
