import { abbreviateCount } from './abbreviate-count.ts'
import { escapeHtml } from './escape-html.ts'
import type { RepositoryFacts } from './repository.ts'

/** What the signs of the row are called, in the language of the page. */
export interface RepositoryWords {
  readonly language: string
  readonly stars: string
  readonly forks: string
  readonly licence: string
}

export const repositoryIcon = (shape: string): string =>
  `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`
const STAR = repositoryIcon(
  '<path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z"/>',
)
const FORK = repositoryIcon(
  '<circle cx="5.5" cy="4.5" r="1.7"/><circle cx="14.5" cy="4.5" r="1.7"/><circle cx="10" cy="15.5" r="1.7"/><path d="M5.5 6.2c0 3 4.5 2.3 4.5 5.3 0-3 4.5-2.3 4.5-5.3M10 11.5v2.3"/>',
)
const SCALE = repositoryIcon(
  '<path d="M10 3v14M6 17h8M4 6.500h12M4 6.500 1.800 11.500a2.300 2.300 0 0 0 4.400 0zM16 6.500l-2.200 5a2.300 2.300 0 0 0 4.400 0z"/>',
)

/** S7.8: the last row of a card, as items of a list; nothing where nothing is known. */
export function repositoryRow(facts: RepositoryFacts, words: RepositoryWords): string {
  const fill = escapeHtml(facts.languageColor ?? 'currentColor')
  // The colours languages are known by are in the style sheet of cards.
  const name = facts.languageColor === undefined ? languageClass(facts.language) : ''
  const dot = `<svg class="dot${name}" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${fill}"/></svg>`
  return (
    item(dot, words.language, facts.language) +
    item(STAR, words.stars, count(facts.stars)) +
    item(FORK, words.forks, count(facts.forks)) +
    item(SCALE, words.licence, facts.licence)
  )
}

/** ` dot--cpp` for C++; any other language has the colour of quiet text. */
const languageClass = (language = ''): string =>
  language === ''
    ? ''
    : ` dot--${language
        .toLowerCase()
        .replaceAll('+', 'p')
        .replaceAll(/[^a-z\d]+/g, '-')}`

const item = (sign: string, label: string, value: string | undefined) =>
  value === undefined
    ? ''
    : `<li>${sign}<span class="sr" data-nosnippet>${escapeHtml(label)} </span>${escapeHtml(value)}</li>`

const count = (value: number | undefined) =>
  value === undefined ? undefined : abbreviateCount(value)
