/** What an attribute may hold. */
export type Value = 'text' | 'flag' | 'pixels' | 'language' | 'path' | 'ignored'

export interface Element {
  readonly attributes: Readonly<Record<string, Value>>
  /** It has no inside and no closing tag. */
  readonly empty?: true
  /** The element it must stand in. */
  readonly parent?: string
}

const plain: Element = { attributes: {} }
const empty: Element = { attributes: {}, empty: true }
/** Decided by the engine for every clip, so nothing is lost where an author writes them. */
const clip = {
  src: 'path',
  title: 'text',
  loop: 'flag',
  muted: 'flag',
  controls: 'ignored',
  preload: 'ignored',
} as const

/**
 * All the HTML a text may hold: what Markdown has no mark for, and what nearly every article that
 * comes from elsewhere has. Nothing here runs, loads from another host or changes the look of the page.
 */
export const ELEMENTS: Readonly<Record<string, Element>> = {
  kbd: plain,
  sub: plain,
  sup: plain,
  mark: plain,
  u: plain,
  ins: plain,
  del: plain,
  small: plain,
  abbr: { attributes: { title: 'text' } },
  span: { attributes: { lang: 'language' } },
  ruby: plain,
  rt: { ...plain, parent: 'ruby' },
  rp: { ...plain, parent: 'ruby' },
  br: empty,
  wbr: empty,
  img: {
    attributes: {
      src: 'path',
      alt: 'text',
      title: 'text',
      width: 'pixels',
      height: 'pixels',
      loading: 'ignored',
      decoding: 'ignored',
    },
    empty: true,
  },
  video: {
    attributes: {
      ...clip,
      poster: 'path',
      width: 'pixels',
      height: 'pixels',
      playsinline: 'ignored',
    },
  },
  audio: { attributes: clip },
  source: { attributes: { src: 'path', type: 'ignored' }, empty: true, parent: 'video' },
  details: { attributes: { open: 'flag' } },
  summary: { ...plain, parent: 'details' },
}

export const elementOf = (name: string | undefined): Element | undefined =>
  name !== undefined && Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined
