import type { Abbreviations, Synonyms } from '#model/site.ts'
import { fold, isDense } from './words.ts'

/** The names a site has for its things: its synonyms, and abbreviations with what they stand for. */
export const siteNames = (settings: {
  readonly synonyms: Synonyms
  readonly abbreviations: Abbreviations
}): Synonyms => [
  ...settings.synonyms,
  ...Object.values(settings.abbreviations).flatMap((own) => Object.entries(own)),
]

/** Other names of the site for what a page is called. */
export function synonymsFor(
  names: readonly string[],
  groups: readonly (readonly string[])[],
): string[] {
  const all = names.map(fold)
  const found = groups.flatMap((group) => {
    const said = group.map(fold)
    const isHere = said.some((name) => all.some((one) => says(one, name)))
    return isHere ? group.filter((_, index) => !all.some((one) => says(one, said[index]!))) : []
  })
  return [...new Set(found)]
}

/** Whether a text has a name in it, in Latin letters as whole words. */
function says(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isInside = (letter: string | undefined) =>
      letter !== undefined && !isDense(letter) && /[\p{L}\p{N}]/u.test(letter)
    if (isDense(name) || (!isInside(text[at - 1]) && !isInside(text[at + name.length]))) return true
  }
  return false
}
