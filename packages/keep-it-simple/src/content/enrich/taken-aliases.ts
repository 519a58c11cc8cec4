import type { Diagnostic } from '#model/diagnostic.ts'
import { foldName } from '#model/fold-name.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'

/**
 * Names that two pages of a language claim: whoever searches for one cannot know which is meant. A
 * translation may have the same, because a reader sees the pages of one language first.
 */
export function takenAliases(pages: readonly PlacedPage[]): Diagnostic[] {
  const titles = new Map<string, PlacedPage>()
  for (const page of pages) {
    const key = keyOf(page, page.frontmatter.title)
    if (!titles.has(key)) titles.set(key, page)
  }
  const owners = new Map<string, PlacedPage>()
  return pages.flatMap((page) =>
    (page.frontmatter.aliases ?? []).flatMap((alias): Diagnostic[] => {
      const key = keyOf(page, alias)
      const titled = titles.get(key)
      if (titled && titled !== page) return [taken(page, alias, titled, 'the title')]
      const owner = owners.get(key)
      if (owner) return [taken(page, alias, owner, 'an alias')]
      owners.set(key, page)
      return []
    }),
  )
}

const keyOf = ({ lang }: PlacedPage, name: string): string => `${lang} ${foldName(name)}`

function taken(page: PlacedPage, alias: string, owner: PlacedPage, what: string): Diagnostic {
  const line = page.source.keyLines['aliases']
  return {
    severity: 'warning',
    code: 'alias-taken',
    file: shownFile(page),
    ...(line !== undefined && { line }),
    message: `The alias \`${alias}\` is ${what} of ${shownFile(owner)} already.`,
    remedy: 'Let the page that answers it best have the name, and name the other more exactly.',
  }
}
