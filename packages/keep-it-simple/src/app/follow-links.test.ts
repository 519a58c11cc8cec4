import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from 'virtual:keep-it-simple/site'
import { followLinks, pagePathOf, type Router } from './follow-links.ts'

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

/** What a click asked of the router, and whether the browser was kept from following. */
function clicked(link: HTMLAnchorElement | null, keys: Partial<MouseEvent> = {}, isTaken = false) {
  const calls: unknown[][] = []
  const navigate = (...given: unknown[]) => calls.push(given)
  followLinks({ navigate } as unknown as Router)
  const event = new Event('click', { cancelable: true })
  Object.assign(event, { button: 0, ...keys })
  Object.defineProperty(event, 'target', { value: { closest: () => link } })
  if (isTaken) event.preventDefault()
  document.dispatchEvent(event)
  return { calls, kept: event.defaultPrevented }
}

it('a plain click is the router’s, with query and place, inside the site’s folder', () => {
  const { calls, kept } = clicked(anchor('/blog/b/?p=2#part'))
  expect(calls).toEqual([['/b/?p=2#part', { replace: false }]])
  expect(kept).toBe(true)
})

it('[S4.1] the page that is shown is drawn afresh, without a second entry in the history', () => {
  expect(clicked(anchor('?x=1')).calls).toEqual([['/a/?x=1', { replace: true }]])
})

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o is the browser’s', (keys) => {
  expect(clicked(anchor('/blog/b/'), keys)).toEqual({ calls: [], kept: false })
})

it('a click on no link, on a file, or that something else has answered is left alone', () => {
  expect(clicked(null)).toEqual({ calls: [], kept: false })
  expect(clicked(anchor('/blog/paper.pdf'))).toEqual({ calls: [], kept: false })
  expect(clicked(anchor('/blog/b/'), {}, true).calls).toEqual([])
})
