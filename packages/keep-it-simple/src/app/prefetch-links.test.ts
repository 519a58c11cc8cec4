import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { prefetchLinks } from './prefetch-links.ts'

const HERE = 'https://blog.example/'
let asked: string[]
let hovered: unknown
let page: EventTarget
let answer: (path: string) => object

/** An element inside a link, or inside none. */
class Target {
  readonly link: object | null
  constructor(address?: string) {
    const { href, origin, pathname, search, hash } = new URL(address ?? '/', HERE)
    const link = { href, origin, pathname, search, hash, target: '', hasAttribute: () => false }
    this.link = address === undefined ? null : link
  }
  closest = () => this.link
}

beforeEach(() => {
  asked = []
  hovered = null
  page = new EventTarget()
  answer = (path) => contentPage(path, 'A page')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Element', Target)
  vi.stubGlobal('location', new URL(HERE))
  vi.stubGlobal('document', { querySelector: () => hovered })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return { ok: true, json: async () => answer(address) }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function happens(type: string, target: unknown): void {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
}

it.each(['pointerover', 'focusin'])('a page is fetched when %s rests on its link', (type) => {
  prefetchLinks()
  happens(type, new Target(`/${type}/`))
  vi.advanceTimersByTime(64)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([`/${type}/page.json`])
})

it.each(['touchstart', 'pointerdown'])('a page is fetched at once at %s', (type) => {
  prefetchLinks()
  happens(type, new Target(`/${type}/`))
  vi.advanceTimersByTime(0)
  expect(asked).toEqual([`/${type}/page.json`])
})

it('a pointer that passes by, or a click that goes there, fetches nothing ahead', () => {
  prefetchLinks()
  happens('pointerover', new Target('/passed/'))
  happens('pointerover', new Target())
  happens('pointerover', new Target('/clicked/'))
  happens('click', new Target('/clicked/'))
  happens('pointerover', 'no element')
  happens('pointerover', new Target('/paper.pdf'))
  vi.runAllTimers()
  expect(asked).toEqual([])
})

it('the link the pointer is on when the application comes is fetched', () => {
  hovered = new Target('/hovered/')
  prefetchLinks()
  vi.runAllTimers()
  expect(asked).toEqual(['/hovered/page.json'])
})

/** Whether what a page is drawn with was loaded because of a touch: its language is asked for then. */
async function isPrepared(address: string, data: object): Promise<boolean> {
  let isRead = false
  const page = {
    ...data,
    get lang() {
      isRead = true
      return 'en-US'
    },
  }
  answer = () => page
  prefetchLinks()
  happens('touchstart', new Target(address))
  vi.advanceTimersByTime(0)
  await new Promise(setImmediate)
  expect(asked).toContain(`${address}page.json`)
  return isRead
}

it('what a page is drawn with is loaded too', async () => {
  expect(await isPrepared('/drawn/', contentPage('/drawn/', 'A page'))).toBe(true)
})

it('nothing is drawn of an address that has moved, or of what is newer than the application', async () => {
  expect(await isPrepared('/moved/', { format: PAGE_FORMAT, redirect: '/b/' })).toBe(false)
  const newer = { ...contentPage('/newer/', 'x'), format: PAGE_FORMAT + 1 }
  expect(await isPrepared('/newer/', newer)).toBe(false)
})
