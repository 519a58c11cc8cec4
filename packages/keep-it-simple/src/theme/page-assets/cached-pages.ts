import type { ClientContext } from '#model/block-module.ts'
import { cachedPages, removeCached } from '#services/cached-pages.ts'
import { toHref } from '#model/path.ts'
import type { CachedPage } from '#model/offline.ts'
import './cached-pages.css'

/** The pages that are on this device, and a way to have none there. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  for (const box of content.querySelectorAll<HTMLElement>('.cached-pages')) fillBox(box, signal)
}

function fillBox(box: HTMLElement, signal: AbortSignal): void {
  const { base = '/', none = '', only, remove } = box.dataset
  const say = (text: string) => {
    const line = document.createElement('p')
    line.role = 'status'
    box.replaceChildren(line)
    line.textContent = text
  }
  const show = (pages: readonly CachedPage[]) => {
    const shown = only === undefined ? pages : pages.filter(isFor(only))
    if (shown.length === 0) say(none)
    else {
      const list = document.createElement('ul')
      list.append(...shown.map((page) => item(page, box.dataset)))
      box.replaceChildren(list)
    }
    if (remove !== undefined && pages.length > 0) box.append(remover(box, base, say, signal))
  }
  cachedPages(base).then(show, () => say(none))
  signal.addEventListener('abort', () => box.replaceChildren())
}

/** A reader's own list has what is read, not the ways there. */
const isFor =
  (only: string) =>
  ({ saved, isText }: CachedPage): boolean =>
    isText && saved === (only === 'saved')

function item(
  { path, title, lang, saved }: CachedPage,
  { base = '/', later = '' }: DOMStringMap,
): HTMLElement {
  const link = document.createElement('a')
  link.href = toHref(base, path)
  link.textContent = title
  link.lang = lang
  const line = document.createElement('li')
  line.append(link)
  if (saved && later !== '') {
    const mark = document.createElement('small')
    mark.textContent = later
    line.append(' ', mark)
  }
  return line
}

function remover(
  box: HTMLElement,
  base: string,
  say: (text: string) => void,
  signal: AbortSignal,
): HTMLElement {
  const { remove = '', removed = '' } = box.dataset
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn--small'
  button.textContent = remove
  button.addEventListener('click', () => {
    const others = [...document.querySelectorAll<HTMLElement>('.cached-pages')].filter(
      (other) => other !== box,
    )
    const sayRemoved = () => {
      say(removed)
      for (const other of others) fillBox(other, signal)
    }
    void removeCached(base).then(sayRemoved)
    // The button goes; the keyboard goes on at the content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  return button
}
