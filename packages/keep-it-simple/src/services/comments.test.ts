import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CommentPlan } from '#model/comments.ts'
import { openDiscussion } from './comments.ts'

const plan: CommentPlan = {
  host: 'https://giscus.example',
  load: 'button',
  light: 'light',
  dark: 'dark',
  widget: { repo: 'a/b', lang: 'en' },
  link: 'https://github.com/a/b/discussions',
}
const frame = { contentWindow: {} }

/** The widget: its attributes, and whether it is in the page. */
const widget = {
  attributes: {} as Record<string, string>,
  isThere: true,
  shadowRoot: undefined as { querySelector: (name: string) => unknown } | undefined,
  setAttribute: (name: string, value: string): void => {
    widget.attributes[name] = value
  },
  remove: (): void => {
    widget.isThere = false
  },
}
let window: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Object.assign(widget, { attributes: {}, isThere: true })
  widget.shadowRoot = { querySelector: (name) => (name === 'iframe' ? frame : null) }
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'giscus-widget' ? widget : undefined),
  })
  // The widget registers its element where there are such.
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('customElements', { get: () => widget, define: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const RIGHT = { origin: plan.host, source: frame.contentWindow, data: { giscus: {} } }
const send = (message: object): unknown =>
  window.dispatchEvent(Object.assign(new Event('message'), message))

/** Opens a discussion whose end can be looked at any time. */
function open() {
  const discussion = openDiscussion(plan, 'light')
  const ends: string[] = []
  discussion.answered.then(
    () => ends.push('answered'),
    (error: Error) => ends.push(error.message),
  )
  return { ...discussion, ends }
}

it('[S7.6] is the widget with what the page says of it, in the colours of the page', () => {
  const { element, paint } = open()
  expect(element).toBe(widget)
  expect(widget.attributes).toEqual({ repo: 'a/b', lang: 'en', theme: 'light' })
  paint('dark')
  expect(widget.attributes['theme']).toBe('dark')
})

it('[S7.6] has answered with the first message of its own frame', async () => {
  const { answered, ends } = open()
  send(RIGHT)
  await answered
  expect(ends).toEqual(['answered'])
})

it.each<[string, object]>([
  ['another host', { origin: 'https://evil.example' }],
  ['another frame', { source: {} }],
  ['somebody who says something else', { data: { other: 1 } }],
  ['somebody who says nothing', { data: null }],
  ['somebody who says a word', { data: 'giscus' }],
])('[S7.6] does not take a message of %s for an answer', async (_, wrong) => {
  const { ends } = open()
  send({ ...RIGHT, ...wrong })
  await Promise.resolve()
  expect(ends).toEqual([])
})

it('[S7.6] hears nothing when it was closed, and is out of the page', async () => {
  const { close, ends } = open()
  close()
  send(RIGHT)
  await Promise.resolve()
  expect([ends, widget.isThere, vi.getTimerCount()]).toEqual([[], false, 0])
})

it('[S7.6] a widget that stays silent for fifteen seconds is given up', async () => {
  const { ends } = open()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(14_999)
  await Promise.resolve()
  expect(ends).toEqual([])
  vi.advanceTimersByTime(1)
  await Promise.resolve()
  expect(ends).toEqual(['silent'])
})
