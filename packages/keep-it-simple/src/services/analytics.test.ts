import { afterEach, expect, it, vi } from 'vitest'
import { startAnalytics, wantsPrivacy } from './analytics.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
])('a browser with %j wants privacy: %s', (wishes, wanted) => {
  expect(wantsPrivacy(wishes)).toBe(wanted)
})

/** A page: the scripts that are put into it, and what happens when it has loaded. */
function page(readyState: string, wishes: object = {}) {
  const scripts: Record<string, unknown>[] = []
  const listeners: { name: string; hear: () => void; options: unknown }[] = []
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('navigator', wishes)
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', (name: string, hear: () => void, options: unknown) =>
    listeners.push({ name, hear, options }),
  )
  vi.stubGlobal('document', {
    readyState,
    createElement: (tag: string) => {
      const attributes: Record<string, string> = {}
      const setAttribute = (name: string, value: string) => (attributes[name] = value)
      return { tag, attributes, setAttribute }
    },
    head: { append: (one: Record<string, unknown>) => scripts.push(one) },
  })
  return { scripts, listeners, window }
}

const script = { src: 'https://count.example/a.js', attributes: { 'data-site': 'x' } }

it('[S7.14] waits until the page has loaded', () => {
  const { scripts, listeners } = page('interactive')
  startAnalytics({ script })
  expect(scripts).toEqual([])
  expect(listeners).toMatchObject([{ name: 'load', options: { once: true } }])
  listeners[0]!.hear()
  expect(scripts).toMatchObject([
    { tag: 'script', async: true, src: script.src, attributes: script.attributes },
  ])
})

it('[S7.14] a tag manager finds when it was started', () => {
  const { scripts, window } = page('complete')
  startAnalytics({ tagManager: 'GTM-A&B' })
  expect(scripts).toMatchObject([
    { async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-A%26B' },
  ])
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
  startAnalytics({ tagManager: 'GTM-C' })
  expect(window.dataLayer).toHaveLength(2)
})

it('[S7.14] counts nobody who asks not to be followed, and nobody where nothing is set', () => {
  const { scripts, listeners } = page('complete', { doNotTrack: '1' })
  startAnalytics({ script, tagManager: 'GTM-A' })
  expect([scripts, listeners]).toEqual([[], []])
  const { scripts: others, window } = page('complete')
  startAnalytics({})
  expect([others, window]).toEqual([[], {}])
})
