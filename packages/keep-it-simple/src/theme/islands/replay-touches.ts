type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What does something by itself: its clicks and keys have had their effect. */
const NATIVE = 'input, select, textarea, label, a[href], summary'

/** Does again what the reader did before the component could hear it, in the same order. */
export function replayTouches(island: Element, touches: readonly Event[]): void {
  const fields = new Set<Field>()
  for (const event of touches) {
    const target = event.target as HTMLElement
    if (!island.contains(target)) continue
    if (event.type === 'input') {
      // Only what a field holds now counts, not every step to it.
      if (!fields.has(target as Field)) changeAgain(target as Field)
      fields.add(target as Field)
    } else if (event.type === 'click') {
      if (!target.closest(NATIVE)) target.dispatchEvent(copyOf(event as MouseEvent))
    } else if (isHeardKey(event as KeyboardEvent, target))
      target.dispatchEvent(new KeyboardEvent('keydown', copied(event as KeyboardEvent)))
  }
}

/** Keys of a field came as its input, those that click a button as a click. */
function isHeardKey({ key }: KeyboardEvent, target: Element): boolean {
  if (target.closest('button')) return key !== 'Enter' && key !== ' '
  return !target.closest(NATIVE)
}

const copyOf = (event: MouseEvent): MouseEvent => new MouseEvent('click', copied(event))

/** An event's own values, as its constructor reads them; a dispatched one must bubble to be heard. */
function copied<E extends MouseEvent | KeyboardEvent>(event: E): EventInit {
  const names = [
    ...['key', 'code', 'shiftKey', 'ctrlKey', 'altKey', 'metaKey'],
    ...['clientX', 'clientY', 'screenX', 'screenY', 'detail'],
  ] as (keyof E)[]
  const values = names.filter((name) => name in event).map((name) => [name, event[name]])
  return { ...Object.fromEntries(values), bubbles: true, cancelable: true, composed: true }
}

/**
 * React compares a field with what it last knew of it. It is given the value of the first frame in
 * React's sight and the reader's behind its back, and then the event is news.
 */
function changeAgain(field: Field): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const wanted = field.checked
    field.checked = field.type === 'radio' ? false : !wanted
    field.click()
    return
  }
  const { value } = field
  if (!(field instanceof HTMLSelectElement)) {
    const place = selectionOf(field)
    field.value = field.defaultValue
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
    own.set!.call(field, value)
    if (place) field.setSelectionRange(...place)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Fields without text have no selection. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
