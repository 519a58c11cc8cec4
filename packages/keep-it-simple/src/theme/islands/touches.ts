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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What does something by itself: its clicks and keys have had their effect. */
const NATIVE = 'input, select, textarea, label, a[href], summary'

/**
 * Does again what the reader did before the component could hear it, in the same order. Between two
 * touches React draws, as it would have: the second click must see what the first one did.
 */
export async function replayTouches(island: Element, touches: readonly Event[]): Promise<void> {
  const fields = heldBy(touches)
  for (const event of touches) {
    await Promise.resolve()
    const target = event.target as HTMLElement
    if (!island.contains(target)) continue
    if (event.type === 'input') {
      const held = fields.get(target)
      // Only what a field held in the end counts, not every step to it.
      if (held) changeAgain(target as Field, held)
      fields.delete(target)
    } else if (event.type === 'click') {
      if (!target.closest(NATIVE)) target.dispatchEvent(new MouseEvent('click', copied(event)))
    } else if (isHeardKey(event as KeyboardEvent, target))
      target.dispatchEvent(new KeyboardEvent('keydown', copied(event)))
  }
}

/** What the reader left in a field, before React draws what it knows. */
interface Held {
  readonly value: string
  readonly checked: boolean
  readonly selection: readonly [number, number] | undefined
}

function heldBy(touches: readonly Event[]): Map<EventTarget, Held> {
  const changed = touches
    .filter(({ type }) => type === 'input')
    .map(({ target }) => target as Field)
  return new Map(
    changed.map((field) => {
      const { value } = field
      const checked = field instanceof HTMLInputElement && field.checked
      return [field, { value, checked, selection: selectionOf(field) }]
    }),
  )
}

/** Keys of a field came as its input, those that click a button as a click. */
function isHeardKey({ key }: KeyboardEvent, target: Element): boolean {
  if (target.closest('button')) return key !== 'Enter' && key !== ' '
  return !target.closest(NATIVE)
}

/** What a listener may look at. */
const COPIED = [
  'key',
  'code',
  'shiftKey',
  'ctrlKey',
  'altKey',
  'metaKey',
  'clientX',
  'clientY',
  'screenX',
  'screenY',
  'detail',
]

/** An event's own values, as its constructor reads them; a dispatched one must bubble to be heard. */
function copied(event: Event): EventInit {
  const values = COPIED.filter((name) => name in event).map((name) => [
    name,
    event[name as keyof Event],
  ])
  return { ...Object.fromEntries(values), bubbles: true, cancelable: true, composed: true }
}

/**
 * React compares a field with what it last knew of it. It is given the value of the first frame in
 * React's sight and the reader's behind its back, and then the event is news.
 */
function changeAgain(field: Field, { value, checked, selection }: Held): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = field.type === 'radio' ? false : !checked
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  own.set!.call(field, value)
  if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Fields without text have no selection. */
function selectionOf(field: Field): readonly [number, number] | undefined {
  if (field instanceof HTMLSelectElement) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd]
}
