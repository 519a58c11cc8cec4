import { fill, fillCount } from '#locale/fill.ts'
import type { ClientContext } from '#model/block-module.ts'
import type { SearchFormWords } from '#model/page.ts'
import type { SearchAnswer } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'
import { loadProvider } from '../search/provider.ts'
import './search-form.css'
import { foundList } from './found-list.ts'

/** All on one page: whoever reads that far asks for something else. */
const LIMIT = 30

/** Answers the question in the address. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const box = content.querySelector<HTMLElement>('.found')
  const field = content.querySelector<HTMLInputElement>('.search-form input')
  if (!box || !field) return
  const { site = '', says = '', locale = '/' } = box.dataset
  const settings = JSON.parse(site) as SiteConfig
  const words = JSON.parse(says) as SearchFormWords
  const text = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  field.value = text
  if (text === '') return
  const { lang } = settings.locales.find(({ prefix }) => prefix === locale)!
  const say = (sentence: string): HTMLElement => {
    const line = document.createElement('p')
    line.role = 'status'
    line.textContent = sentence
    return line
  }
  const show = (answer: SearchAnswer) => {
    if (signal.aborted) return
    const { total, pages, suggestion, nearest = [], others = [] } = answer
    const list = foundList(settings.base)
    box.replaceChildren(
      say(total > 0 ? fillCount(words.count, total, lang) : fill(words.none, { query: text })),
      ...(suggestion === undefined ? [] : [meant(words.meant, suggestion)]),
      ...list(pages),
      ...list(nearest, words.nearest),
      ...list(others, words.others),
    )
  }
  box.replaceChildren(say(words.searching))
  loadProvider(settings, locale)
    .then((provider) => provider.search({ text, langs: [lang], limit: LIMIT }, signal))
    .then(show, () => {
      if (!signal.aborted) box.replaceChildren(say(words.failed))
    })
  signal.addEventListener('abort', () => box.replaceChildren())
}

/** A link to the same form, with what was probably meant. */
function meant(sentence: string, suggestion: string): HTMLElement {
  const line = document.createElement('p')
  const link = document.createElement('a')
  link.href = `?${new URLSearchParams({ q: suggestion })}`
  link.textContent = suggestion
  const [before = '', after = ''] = sentence.split('{suggestion}')
  line.append(before, link, after)
  return line
}
