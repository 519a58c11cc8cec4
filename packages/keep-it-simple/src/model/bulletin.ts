/** S3.17: a notice of the site's owner. */
export interface Bulletin {
  /** Without spaces. A new notice needs a new one, or readers who closed the old never see it. */
  readonly id: string
  readonly title: string
  /** Paragraphs are parted by an empty line; with `html`, written as it is. */
  readonly content: string
  /** The owner's own HTML, trusted as the rest of the settings. */
  readonly html?: boolean
  /** A line above the page, or a box in a corner of wide windows; default `top`. */
  readonly place?: 'top' | 'corner'
  /** In which corner; default `top-right`. */
  readonly layout?: BulletinLayout
  /** The red edge; default true. */
  readonly border?: boolean
  /** How long a closed one stays closed; default `once`. */
  readonly lifetime?: BulletinLifetime
}

export type BulletinLayout = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'center'

/**
 * S4.8: `session` until the browser's tab is closed, `once` for good; `always` comes back with the
 * next document.
 */
export type BulletinLifetime = 'session' | 'once' | 'always'

/** The store a closed bulletin is remembered in. */
export function bulletinStore({ lifetime }: Bulletin): 'session' | 'local' | undefined {
  if (lifetime === 'always') return undefined
  return lifetime === 'session' ? 'session' : 'local'
}
