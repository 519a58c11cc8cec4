import { AHEAD } from '#browser/ahead.ts'
import { DRAFTS, readStored, TABS } from '#browser/storage.ts'

/**
 * Whether what waits for the reader's first movement has something to show before it: the address names
 * a place or a state, the reader chose a tab or changed a program, something is to be done again, or an
 * island was touched or stands where it is seen.
 */
export function isAwaited(): boolean {
  const state = history.state as { readonly again?: unknown } | null
  return (
    location.hash !== '' ||
    state?.again !== undefined ||
    readStored(TABS) !== undefined ||
    readStored(DRAFTS) !== undefined ||
    !!window.kisTouches?.length ||
    [...document.querySelectorAll<HTMLElement>('.island')].some(isNear)
  )
}

const isNear = (island: HTMLElement): boolean =>
  island.dataset['client'] === 'idle' || island.getBoundingClientRect().top < innerHeight + AHEAD
