import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from 'virtual:keep-it-simple/site'
import { pagePathOf } from './follow-links.ts'

const HERE = 'https://blog.example/blog/a/?x=1'
const served = site as { base: string }
const { base } = served

beforeEach(() => {
  served.base = '/blog/'
  vi.stubGlobal('location', new URL(HERE))
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  served.base = base
  vi.unstubAllGlobals()
})

function anchor(address: string, given: { target?: string; download?: true } = {}) {
  const { href, origin, pathname, search, hash } = new URL(address, HERE)
  const link = {
    href,
    origin,
    pathname,
    search,
    hash,
    target: given.target ?? '',
    hasAttribute: (name: string) => name === 'download' && given.download === true,
  }
  return link as unknown as HTMLAnchorElement
}

it.each([
  ['/blog/b/', '/b/'],
  ['/blog/b/?p=2', '/b/'],
  ['/blog/b/#part', '/b/'],
  ['/blog/old.html', '/old.html'],
  ['', '/a/'],
  ['?x=1', '/a/'],
])('%j leads to the page %s', (address, path) => {
  expect(pagePathOf(anchor(address))).toBe(path)
})

it.each([
  ['a jump within the page', '#part'],
  ['another site', 'https://other.example/blog/b/'],
  ['a place outside of the site', '/elsewhere/'],
  ['a file', '/blog/paper.pdf'],
  ['what a router takes for a host', '/blog//host/'],
])('%s is the browser’s: %s', (_, address) => {
  expect(pagePathOf(anchor(address))).toBeUndefined()
})

it('leaves other windows and downloads to the browser', () => {
  expect(pagePathOf(anchor('/blog/b/', { target: '_blank' }))).toBeUndefined()
  expect(pagePathOf(anchor('/blog/b/', { download: true }))).toBeUndefined()
})
