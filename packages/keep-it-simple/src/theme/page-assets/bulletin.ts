import { ACT } from '#browser/action-event.ts'
import type { ClientContext } from '#model/block-module.ts'
import { readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { closedIds, withClosed } from '#model/bulletin.ts'

/**
 * S4.8. The mark on `<html>` hides the bulletin, and lists what was closed on this visit, which holds
 * even where nothing can be stored. The head's script sets it before the first paint, so a closed
 * bulletin is never seen.
 */
const marks = () => document.documentElement.dataset

export function mount(_content: HTMLElement, { signal }: ClientContext): void {
  hideClosed()
  const close = ({ target }: Event) => {
    const control = target as HTMLElement
    if (control.dataset['action'] === 'bulletin') closeBulletin(control)
  }
  document.addEventListener(ACT, close, { signal })
}

function closeBulletin(control: HTMLElement): void {
  const { id = '', known = '' } = control.dataset
  const store = storeOf(control)
  marks()['closedIds'] = `${marks()['closedIds'] ?? ''} ${id}`
  if (store) {
    const stored = readStored(STORAGE_KEYS.bulletin, store)
    writeStored(STORAGE_KEYS.bulletin, withClosed(stored, id, known.split(' ')), store)
  }
  hideClosed()
  // The focused button goes away; reading goes on at the content.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Each language may have a bulletin of its own: with another page it is asked anew. */
function hideClosed(): void {
  const control = document.querySelector<HTMLElement>('[data-action=bulletin]')
  if (!control) return
  const store = storeOf(control)
  const closed = [
    ...closedIds(marks()['closedIds']),
    ...(store ? closedIds(readStored(STORAGE_KEYS.bulletin, store)) : []),
  ]
  document.documentElement.toggleAttribute(
    'data-bulletin-closed',
    closed.includes(control.dataset['id'] ?? ''),
  )
}

function storeOf({ dataset }: HTMLElement): 'local' | 'session' | undefined {
  const { store } = dataset
  return store === 'local' || store === 'session' ? store : undefined
}
