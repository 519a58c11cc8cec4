import { innerCharacters } from '#model/chinese-words.ts'
import { isChinese } from '#model/language.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { ContentPage } from '#model/page.ts'
import { htmlOf, seriesOf, textOf } from '#model/search-records.ts'
import { pinyinInitials } from './pinyin-initials.ts'

/** The page as the indexer reads it: its title, its text, and nothing of the chrome around them. */
export function searchDocument(page: ContentPage): string {
  const filter = (name: string, value: string) =>
    `<i data-pagefind-filter="${name}">${escapeHtml(value)}</i>`
  const series = seriesOf(page)
  const initials = isChinese(page.lang) ? pinyinInitials(page.title) : ''
  const html = htmlOf(page.body)
  const inner = innerCharacters(`${page.title} ${textOf(html)}`).join(' ')
  return [
    `<!doctype html><html lang="${page.lang}"><body>`,
    series === undefined ? '' : filter('series', series),
    ...(page.tags ?? []).map(({ name }) => filter('tag', name)),
    initials && `<i data-pagefind-meta="initials">${initials}</i>`,
    inner && `<i data-pagefind-meta="inner">${inner}</i>`,
    `<main data-pagefind-body><h1 data-pagefind-meta="title">${escapeHtml(page.title)}</h1>`,
    html,
    '</main></body></html>',
  ].join('\n')
}
