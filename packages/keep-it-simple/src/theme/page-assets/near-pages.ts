import { inTime } from '#browser/patience.ts'
import type { ClientContext } from '#model/block-module.ts'
import { localeOf } from '#model/locale.ts'
import { fromPathname, toHref } from '#model/path.ts'
import type { SearchPage } from '#model/search.ts'
import { nearPages, wordsOf } from '#services/near-pages.ts'
import { lookAgain } from './look-again.ts'
import './near-pages.css'

/** S2.1.15: a host has one 404.html; under the prefix of another language that language's is shown. */
export async function replace(page: Document, at: URL): Promise<Document | undefined> {
  const own = page.querySelector<HTMLElement>('[data-locales]')
  if (!own) return undefined
  const { locales = '', locale, base = '/' } = own.dataset
  const path = fromPathname(base, at.pathname) ?? '/'
  const wanted = localeOf(
    locales.split(' ').map((prefix) => ({ prefix })),
    path,
  )
  if (!wanted || wanted.prefix === locale) return undefined
  const text = fetch(toHref(base, `${wanted.prefix}404.html`)).then((answer) => answer.text())
  return new DOMParser().parseFromString(await inTime(text), 'text/html')
}

/** Pages whose names are nearest to the address that leads nowhere. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const field = content.querySelector<HTMLInputElement>('.search-form input')
  if (field && field.value === '') field.value = wordsOf(location.pathname)
  const box = content.querySelector<HTMLElement>('.near-pages')
  if (!box) return
  lookAgain().catch(() => undefined)
  const { base = '/', title = '' } = box.dataset
  const show = (pages: readonly SearchPage[]) => {
    if (signal.aborted || pages.length === 0) return
    const head = document.createElement('h2')
    head.className = 'sub'
    head.textContent = title
    const list = document.createElement('ul')
    list.append(...pages.map((page) => item(page, base)))
    box.replaceChildren(head, list)
  }
  // Without an answer the page says what it says without script.
  nearPages(base, box.lang, location.pathname, signal).then(show, () => undefined)
  signal.addEventListener('abort', () => box.replaceChildren())
}

function item({ address, title }: SearchPage, base: string): HTMLElement {
  const link = document.createElement('a')
  link.href = toHref(base, address)
  link.textContent = title
  const line = document.createElement('li')
  line.append(link)
  return line
}
