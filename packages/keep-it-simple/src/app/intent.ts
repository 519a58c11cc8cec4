/** Places a pointer enters only to choose something. */
const NEAR = 'a, button, input, select, textarea, summary, label, nav, header'
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex="0"]'
/** How far below the window an island may be when it begins to load, in pixels. */
const AHEAD = '300px'

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** On a metered or slow connection, being near something is not reason enough to load. */
function isPoor(): boolean {
  const { connection } = navigator as { readonly connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Calls `load` once, at the first sign that the reader is about to do something a document cannot:
 * a key, a touch, focus or pointer on a control, or an island coming near.
 */
export function watchIntent(load: () => void): void {
  const stop = new AbortController()
  const once = () => {
    stop.abort()
    load()
  }
  const options = { signal: stop.signal, passive: true }
  const on = (type: string, selector?: string) =>
    addEventListener(
      type,
      ({ target }) => {
        if (selector === undefined || (target instanceof Element && target.closest(selector)))
          once()
      },
      options,
    )
  on('keydown')
  on('pointerdown')
  on('focusin', CONTROL)
  if (isPoor()) return
  on('pointerover', NEAR)
  const islands = document.querySelectorAll('[data-island]')
  if (islands.length === 0) return
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once()
    },
    { rootMargin: AHEAD },
  )
  islands.forEach((island) => seen.observe(island))
  stop.signal.addEventListener('abort', () => seen.disconnect())
}
