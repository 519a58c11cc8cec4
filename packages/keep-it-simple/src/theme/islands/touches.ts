/** Where the inline script of a document (`app/inline/touches.ts`) or this one records touches. */
declare global {
  interface Window {
    kisTouches?: Event[]
  }
}

const RECORDED = ['click', 'input', 'keydown']

/** Records what readers do with islands that are not alive yet; documents begin it by themselves. */
export function recordTouches(): void {
  if (window.kisTouches) return
  const touches: Event[] = (window.kisTouches = [])
  const record = (event: Event) => {
    if ((event.target as Element).closest?.('.island:not([data-live])')) touches.push(event)
  }
  for (const type of RECORDED) addEventListener(type, record, true)
}

export const touchesOf = (island: Element): Event[] =>
  (window.kisTouches ?? []).filter(({ target }) => island.contains(target as Node))

/** Takes the touches of an island out of the record. */
export function takeTouches(island: Element): Event[] {
  const taken = touchesOf(island)
  if (window.kisTouches) {
    const others = window.kisTouches.filter((one) => !taken.includes(one))
    window.kisTouches.splice(0, Infinity, ...others)
  }
  return taken
}
