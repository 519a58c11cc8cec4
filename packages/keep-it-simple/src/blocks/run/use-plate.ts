import { useLayoutEffect } from 'react'

/**
 * Takes the page's own words out of a plate while something newer stands there, and brings them back.
 * What React has put in is not touched: it would look for it.
 */
export function usePlate(plate: HTMLElement | undefined, isTaken: boolean, stays = ''): void {
  useLayoutEffect(() => {
    if (!plate || !isTaken) return undefined
    const own = [...plate.children].filter(
      (one) => !one.matches('[data-live]') && (stays === '' || !one.matches(stays)),
    )
    for (const one of own) one.remove()
    const next = plate.nextElementSibling
    const proof = next?.matches('.verified') ? next : undefined
    proof?.toggleAttribute('hidden', true)
    return () => {
      plate.prepend(...own)
      proof?.toggleAttribute('hidden', false)
    }
  }, [plate, isTaken, stays])
}
