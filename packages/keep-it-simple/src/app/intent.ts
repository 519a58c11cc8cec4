import { isPoorConnection } from '#browser/connection.ts'

/** Places a pointer enters only to choose something. */
const NEAR = 'a, button, input, select, textarea, summary, label, nav, header'
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex="0"]'

const MOVEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

/** Calls `begin` at the first movement of any kind; it may be called again. */
export function watchMovement(begin: () => void): void {
  for (const type of MOVEMENTS)
    addEventListener(type, begin, { once: true, passive: true, capture: true })
}

/**
 * Calls `load` once, at the first sign that the reader is about to do something a document cannot:
 * a key, a touch, focus or pointer on a control.
 */
export function watchIntent(load: () => void): void {
  const stop = new AbortController()
  const once = () => {
    stop.abort()
    load()
  }
  const options = { signal: stop.signal, passive: true }
  const on = (type: string, selector = '*') =>
    addEventListener(
      type,
      // What the window or the document is the target of is nobody's wish.
      ({ target }) => {
        if ((target as Partial<Element>).closest?.(selector)) once()
      },
      options,
    )
  on('keydown')
  on('pointerdown')
  on('focusin', CONTROL)
  if (isPoorConnection()) return
  on('pointerover', NEAR)
}
