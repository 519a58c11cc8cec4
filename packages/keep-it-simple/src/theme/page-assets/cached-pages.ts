import type { ClientContext } from '#model/block-module.ts'
import { cachedPages, removeCached } from '#services/cached-pages.ts'
import { toHref } from '#model/path.ts'
import type { CachedPage } from '#model/offline.ts'
import './cached-pages.css'

/** The pages that are on this device, and a way to have none there. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const box = content.querySelector<HTMLElement>('.cached-pages')
  if (!box) return
  const { base = '/', none = '' } = box.dataset
  const say = (text: string) => {
    const line = document.createElement('p')
    line.role = 'status'
    box.replaceChildren(line)
    line.textContent = text
  }
  const show = (pages: readonly CachedPage[]) => {
    if (pages.length === 0) return say(none)
    const list = document.createElement('ul')
    list.append(...pages.map((page) => item(page, box.dataset)))
    box.replaceChildren(list, remover(box, base, say))
  }
  cachedPages(base).then(show, () => say(none))
  signal.addEventListener('abort', () => box.replaceChildren())
}

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
  if (saved) {
    const mark = document.createElement('small')
    mark.textContent = later
    line.append(' ', mark)
  }
  return line
}

function remover(box: HTMLElement, base: string, say: (text: string) => void): HTMLElement {
  const { remove = '', removed = '' } = box.dataset
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn--small'
  button.textContent = remove
  button.addEventListener('click', () => {
    void removeCached(base).then(() => say(removed))
    // The button goes; the keyboard goes on at the content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  return button
}
