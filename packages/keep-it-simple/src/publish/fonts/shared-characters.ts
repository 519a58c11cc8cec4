import type { Locale } from '#model/locale.ts'
import type { NavItem } from '#model/navigation.ts'
import type { Navigation } from '#model/site.ts'
import { SQUARE_CHARACTERS } from '#model/fonts.ts'

/** What stands in the face of titles on every page of a language: the name of the site, and its menu. */
export function sharedCharacters({ title, prefix }: Locale, navigation: Navigation): string {
  const words = [title, ...(navigation[prefix] ?? []).flatMap(textsOf)].join('')
  return [...new Set(words.match(SQUARE_CHARACTERS) ?? [])].sort().join('')
}

const textsOf = ({ text, items = [] }: NavItem): string[] => [text, ...items.flatMap(textsOf)]
