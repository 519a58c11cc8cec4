import { describe, expect, it } from 'vitest'
import type { PageData } from './page.ts'
import {
  assetsIn,
  isCacheable,
  isCacheableDocument,
  kindOf,
  picturesIn,
  surplus,
} from './offline.ts'

describe('how a request is answered', () => {
  it.each([
    ['/', 'page'],
    ['/article/a/', 'page'],
    ['/article/a.html', 'page'],
    ['/article/a/page.json', undefined],
    ['/assets/entry-boot-1a.js', 'file'],
    ['/media/dot.1a.svg', 'file'],
    ['/images/home/avatar.svg', 'picture'],
    ['/sealed/1a.bin', undefined],
    ['/vendor/pyodide/1/pyodide.js', 'file'],
    ['/demo/1a.html', undefined],
    ['/search-index/en.json', undefined],
    ['/atom.xml', undefined],
    ['/article/a/index.md', undefined],
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
  it('is marked in its document, whatever its text says', () => {
    const script = '<script type="module" id="kis-client" src="/a.js" data-base="/"'
    const text = '&lt;script type="module" id="kis-client" data-cacheable="yes">'
    expect(isCacheableDocument(`${script} data-cacheable="yes"></script>`)).toBe(true)
    expect(isCacheableDocument(`${script}></script>${text}<p data-cacheable="yes">`)).toBe(false)
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
