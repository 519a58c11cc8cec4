import { fromPathname } from '#model/path.ts'
import type { OutlinedPage } from '#model/page.ts'
import { seriesOf } from '#model/search-records.ts'
import type { PageNames } from './page-names.ts'
import { synonymsFor } from './synonyms.ts'

/** The link texts that lead to each address. */
export type LinkTexts = ReadonlyMap<string, ReadonlySet<string>>

/** Links of all pages, by where they lead. */
export function gatherLinks(
  links: Iterable<readonly [href: string, text: string]>,
  base: string,
): LinkTexts {
  const found = new Map<string, Set<string>>()
  for (const [href, text] of links) {
    const path = fromPathname(base, href)
    if (path === undefined) continue
    const known = found.get(path)
    if (known) known.add(text)
    else found.set(path, new Set([text]))
  }
  return found
}

/** Drafts are in no index; a locked page is found by its title where everybody may know that. */
export const hasNames = (page: OutlinedPage): boolean =>
  page.type === 'content'
    ? page.draft !== true && page.frontmatter.encrypt !== true && page.frontmatter.search !== false
    : page.type === 'locked' && page.titled

/** What a page is called by itself. */
export type OwnNames = Omit<PageNames, 'links' | 'translations' | 'synonyms'>

export function ownNames(page: OutlinedPage): OwnNames {
  const { path, lang, title } = page
  if (page.type !== 'content') {
    const aliases = (page.type === 'locked' && page.aliases) || []
    const none = { description: '', headings: [], tags: [], alternates: [], isList: false }
    return { path, lang, title, aliases, ...none, isLocked: true }
  }
  const series = seriesOf(page)
  return {
    path,
    lang,
    title,
    description: page.description ?? '',
    headings: page.headings,
    tags: (page.tags ?? []).map(({ name }) => name),
    aliases: page.frontmatter.aliases ?? [],
    ...(series !== undefined && { series }),
    alternates: (page.alternates ?? []).filter(({ exact }) => exact).map((one) => one.path),
    isList: /(?:^|\/)(?:README|index)\.md$/i.test(page.filePathRelative),
    isLocked: false,
  }
}

/** The same with what others call it, in this language and in others. */
export function allNames(
  own: OwnNames,
  links: LinkTexts,
  titleOf: (path: string) => string | undefined,
  synonyms: readonly (readonly string[])[],
): PageNames {
  if (own.isLocked) return { ...own, synonyms: [], links: [], translations: [] }
  const { path, title, aliases, tags, alternates } = own
  return {
    ...own,
    synonyms: synonymsFor([title, ...aliases, ...tags], synonyms),
    links: [...(links.get(path) ?? [])].filter((text) => text !== title),
    translations: alternates.flatMap((one) => titleOf(one) ?? []),
  }
}

export const namesOf = (
  page: OutlinedPage,
  ...others: [
    links: LinkTexts,
    titleOf: (path: string) => string | undefined,
    synonyms: readonly (readonly string[])[],
  ]
): PageNames => allNames(ownNames(page), ...others)
