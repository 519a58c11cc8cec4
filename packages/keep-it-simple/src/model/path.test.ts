import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fragmentOf,
  decodePath,
  encodePath,
  fileStyleAddress,
  fromPathname,
  isExternal,
  normalizeAddress,
  resolvePath,
  toHref,
} from './path.ts'

/** Addresses with everything in their names that needs care. */
const unit = fc.oneof(fc.constantFrom(...'数据é%?#& .+\\'), fc.string({ unit: 'grapheme' }))
const address = fc
  .array(fc.string({ unit, minLength: 1, maxLength: 8 }), { maxLength: 5 })
  .map((names) => `/${names.map((name) => name.replaceAll('/', '')).join('/')}`.normalize('NFC'))

it.each([
  'https://a.example/',
  'HTTP://A.EXAMPLE',
  'mailto:a@a.example',
  'javascript:alert(1)',
  '//a.example',
  '\\\\a.example',
  '/\\a.example',
])('[S2.2.4] %j is external', (link) => {
  expect(isExternal(link)).toBe(true)
})

it.each(['/article/a/', '/文章/', './a.md', '../a:b.md', '文:a', '#part', '?p=2', ''])(
  '[S2.2.4] %j is not external',
  (link) => {
    expect(isExternal(link)).toBe(false)
  },
)

describe('encoding', () => {
  it.each(['节', 'set-e', '第 1 节', 'a"b', '100%', 'é', 'a&b', '#'])(
    'browsers find the id %s behind its fragment',
    (id) => {
      const { hash } = new URL(`#${fragmentOf(id)}`, 'https://site.example/')
      expect(decodeURIComponent(hash.slice(1))).toBe(id)
      expect(fragmentOf(id)).not.toMatch(/["<>&\s]/)
    },
  )
  it('survives the round trip, and leaves nothing that ends a path', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect(encodePath(text)).toMatch(/^[^?#\\\s\u0080-\uFFFF]*$/)
        expect(decodePath(encodePath(text))).toBe(text)
      }),
    )
  })

  it.each([
    ['Chinese', '/%E6%95%B0%E6%8D%AE/', '/数据/'],
    ['what is no sequence', '/100%/', '/100%/'],
    ['half a character', '/%E6%95/', '/%E6%95/'],
    ['a hidden slash', '/a%2Fb%2fc/', '/a%2Fb%2Fc/'],
    ['two spellings of é', '/e%CC%81/', '/é/'],
  ])('is undone for %s', (_, written, expected) => {
    expect(decodePath(written)).toBe(expected)
  })
})

it.each([
  ['README.md', '/'],
  ['blog/readme.md', '/blog/'],
  ['blog/index.md', '/blog/'],
  ['/blog/1.数据库/a.md', '/blog/1.数据库/a.html'],
  ['blog/myreadme.md', '/blog/myreadme.html'],
])('[S2.2.2] %s has the address %s', (file, expected) => {
  expect(fileStyleAddress(file)).toBe(expected)
})

it.each([
  ...['/a', '/a/', 'a', '//a', '/a//', '\\a', '/%61', '/a/index.html'].map((text) => [text, '/a/']),
  ...['', '/', '/index.html'].map((text) => [text, '/']),
  ...['/a.html', '/favicon.svg', '/文/', '/x.mp4'].map((text) => [text, text]),
  ['/a//b', '/a/b/'],
  ['/index.html/b', '/index.html/b/'],
  ['/go1.22', '/go1.22/'],
  ['/a.b/c', '/a.b/c/'],
])('[S2.2.3] %j is spelled %s', (written, expected) => {
  expect(normalizeAddress(written)).toBe(expected)
  expect(normalizeAddress(expected)).toBe(expected)
})

describe('a relative path', () => {
  it.each([
    ['/a/b.md', './c.md', '/a/c.md'],
    ['/a/b.md', '../c.md', '/c.md'],
    ['/a/b/', 'c/', '/a/b/c/'],
    ['/a/b/', '../', '/a/'],
    ['/a/b.md', '/c//d/./e', '/c/d/e'],
    ['/a/b.md', '../../c.md', undefined],
    ['/a/b.md', '/../c.md', undefined],
  ])('from %s, %s is %s', (from, link, expected) => {
    expect(resolvePath(from, link)).toBe(expected)
  })

  it('never leaves the root', () => {
    const steps = fc.array(fc.constantFrom('..', '.', '', 'a', '文'), { maxLength: 9 })
    const folders = fc.array(fc.constantFrom('a', '文'), { maxLength: 4 })
    fc.assert(
      fc.property(folders, steps, (from, parts) => {
        const found = resolvePath(`/${from.join('/')}/a.md`, parts.join('/')) ?? '/'
        expect(found).toMatch(/^\/(?:[a文]+\/?)*$/)
      }),
    )
  })
})

it.each([
  ['/', '/a/', '/a/'],
  ['/site/', '/', '/site/'],
  ['/site/', '/文/?p=2#%E6%96%87', '/site/%E6%96%87/?p=2#%E6%96%87'],
])('with base %s the link to %s is %s', (base, path, expected) => {
  expect(toHref(base, path)).toBe(expected)
})

it.each([
  ['/', '/a', '/a/'],
  ['/site/', '/site', '/'],
  ['/site/', '/site/%E6%96%87/', '/文/'],
  ['/site/', '/sitemap/', undefined],
])('with base %s the pathname %s is %s', (base, pathname, expected) => {
  expect(fromPathname(base, pathname)).toBe(expected)
})
