import type { Diagnostic } from '#model/diagnostic.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'

/** Address → prefix of a language → address of the same page in it, its own included. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Translations are declared by `translation:`, on any of the pages: a page that is named belongs to
 * the group, and so do the pages it names. A group has one page in a language.
 */
export function groupTranslations(
  pages: readonly PlacedPage[],
  diagnostics: Diagnostic[],
): Translations {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const groups = new Map<string, Map<string, string>>()
  const groupOf = ({ path, locale }: PlacedPage) =>
    groups.get(path) ?? new Map([[locale.prefix, path]])
  for (const page of pages) {
    for (const other of named(page)) {
      const target = byPath.get(other)
      const fault = target ? faultOf(page, target, byPath) : missing(other)
      if (fault || !target) {
        if (fault) diagnostics.push(report(page, ...fault))
        continue
      }
      const [mine, theirs] = [groupOf(page), groupOf(target)]
      const clash = [...theirs].find(([prefix, path]) => (mine.get(prefix) ?? path) !== path)
      if (clash) {
        const known = mine.get(clash[0])!
        diagnostics.push(report(page, ...twice(known, clash[1])))
        continue
      }
      const joined = new Map([...mine, ...theirs])
      for (const path of joined.values()) groups.set(path, joined)
    }
  }
  return groups
}

type Fault = readonly [message: string, remedy: string]

function named({ frontmatter }: PlacedPage): readonly string[] {
  const { translation = [] } = frontmatter
  return typeof translation === 'string' ? [translation] : translation
}

function faultOf(
  page: PlacedPage,
  target: PlacedPage,
  byPath: ReadonlyMap<string, PlacedPage>,
): Fault | undefined {
  const { prefix } = page.locale
  if (target.locale.prefix === prefix)
    return [`\`${target.path}\` is in the same language.`, 'Name the page in another language.']
  const others = named(target).filter((path) => byPath.get(path)?.locale.prefix === prefix)
  if (others.length === 0 || others.includes(page.path)) return undefined
  return [
    `\`${target.path}\` names \`${others[0]!}\` as its translation, not this page.`,
    `Make both name each other: set \`translation: ${page.path}\` in ${shownFile(target)}.`,
  ]
}

const missing = (other: string): Fault => [
  `The translation \`${other}\` does not exist.`,
  'Correct the address, or remove `translation` until the page is written.',
]

const twice = (one: string, other: string): Fault => [
  `\`${one}\` and \`${other}\` are in one language and would both be this page's translation.`,
  'Name one of them only, in every page of the group.',
]

function report(page: PlacedPage, message: string, remedy: string): Diagnostic {
  const line = page.source.keyLines['translation']
  return {
    severity: 'error',
    code: 'bad-translation',
    file: shownFile(page),
    ...(line !== undefined && { line }),
    message,
    remedy,
  }
}
