import { ACT } from '#browser/events.ts'
import type { ClientContext } from '#model/block-module.ts'
import { readStored, writeStored } from '#browser/storage.ts'

/**
 * S4.8. A mark on `<html>` hides the bulletin, and another lists what was closed on this visit, which holds
 * even where nothing can be stored. The head's script sets the first before paint, so that a closed
 * bulletin is never seen.
 */
const root = document.documentElement

export function mount(_content: HTMLElement, { signal }: ClientContext): void {
  const control = document.querySelector<HTMLElement>('[data-action=bulletin]')
  // Each language may have a bulletin of its own.
  if (control) hideClosed(control)
  const close = ({ target }: Event) => {
    if (target === control) closeBulletin(control!)
  }
  document.addEventListener(ACT, close, { signal })
}

function closeBulletin(control: HTMLElement): void {
  const { id = '', known = '' } = control.dataset
  const closed = [...closedIds(control), id]
  root.dataset['closedIds'] = closed.join(' ')
  const store = storeOf(control)
  // Ids the site no longer has are forgotten, or the value would grow for ever.
  const kept = closed.filter((one) => known.split(' ').includes(one))
  if (store) writeStored('kis:bulletin', kept.join(' '), store)
  hideClosed(control)
  // The focused button goes away; reading goes on at the content.
  document.getElementById('main')?.focus({ preventScroll: true })
}

const hideClosed = (control: HTMLElement): boolean =>
  root.toggleAttribute(
    'data-bulletin-closed',
    closedIds(control).includes(control.dataset['id'] ?? ''),
  )

function closedIds(control: HTMLElement): string[] {
  const store = storeOf(control)
  const stored = store && readStored('kis:bulletin', store)
  return `${root.dataset['closedIds'] ?? ''} ${stored ?? ''}`.split(' ')
}

const storeOf = ({ dataset }: HTMLElement) => dataset['store'] as 'local' | 'session' | undefined
