import type { Diagnostic } from '#model/diagnostic.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { Translations } from './translations.ts'

const REMEDY =
  'Make both the same, in a file that both pages include if you like; or write `programs: own` where the page is meant to have its own.'

/**
 * Translations whose programs are not those of the first language: a reader of one of them is shown
 * something that nobody shows the other. Comments and texts may differ, and whatever is marked.
 */
export function differingPrograms(
  byPath: ReadonlyMap<string, PlacedPage>,
  translations: Translations,
  prefixes: readonly string[],
): Diagnostic[] {
  return [...new Set(translations.values())].flatMap((group) => {
    const [first, ...others] = prefixes.flatMap(
      (prefix) => byPath.get(group.get(prefix) ?? '') ?? [],
    )
    if (!first || isOwn(first)) return []
    return others.filter((page) => !isOwn(page)).flatMap((page) => compare(page, first))
  })
}

const isOwn = ({ frontmatter }: PlacedPage): boolean => frontmatter.programs === 'own'

function compare(page: PlacedPage, first: PlacedPage): Diagnostic[] {
  const [mine, theirs] = [page.source.programs, first.source.programs]
  const at = mine.findIndex(({ shape }, index) => shape !== theirs[index]?.shape)
  if (at === -1 && mine.length === theirs.length) return []
  const message =
    mine.length === theirs.length
      ? `Program ${at + 1} of this page is not that of ${shownFile(first)}; more than comments and texts differ.`
      : `This page and ${shownFile(first)} are translations; one has ${mine.length} programs that are run, the other ${theirs.length}.`
  const line = at === -1 ? page.source.keyLines['translation'] : mine[at]!.line
  return [
    {
      severity: 'warning',
      code: 'differing-programs',
      file: shownFile(page),
      ...(line !== undefined && { line }),
      message,
      remedy: REMEDY,
    },
  ]
}
