/** The first that matches names the kind of a page; read from the document alone. */
const KINDS: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['redirect', /<html[^>]* data-to=/],
  ['not-found', /<p class="lost"/],
  ['locked', /<form class="gate"/],
  ['search', /<form class="search-form"/],
  ['offline', /<main[^>]* class="alone"/],
  ['saved', /class="cached-pages"/],
  ['friends', /<ul class="friends"/],
  ['home', /<section class="opening/],
  ['article', /<meta property="og:type" content="article"/],
  ['tags', /<[^>]* class="tagcloud"/],
  ['categories', /<[^>]* class="cats"/],
  ['archives', /<[^>]* class="year"/],
  ['posts', /<nav class="subnav"/],
  ['series', /class="doc-head"/],
  ['page', /<main/],
]

export function pageKind(html: string): string {
  return KINDS.find(([, sign]) => sign.test(html))?.[0] ?? 'document'
}

export const pageLang = (html: string): string => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '-'
