const MOVEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

/** Calls `begin` at the first movement of any kind. */
export function onceMoved(begin: () => void): void {
  const stop = new AbortController()
  const once = () => {
    stop.abort()
    begin()
  }
  for (const type of MOVEMENTS)
    addEventListener(type, once, { signal: stop.signal, passive: true, capture: true })
}

/**
 * Links the styles of what nobody sees before the first movement: what opens, floats or answers a pointer
 * (`theme/styles/late.css`). Their link stands in the document for readers without script.
 */
export function bringLate(): void {
  onceMoved(() => {
    const late = document.getElementById('kis-late')
    late?.insertAdjacentHTML('afterend', late.textContent)
    late?.remove()
  })
}
