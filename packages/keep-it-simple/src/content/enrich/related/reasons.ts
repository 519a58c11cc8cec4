import { fill } from '#locale/fill.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PlacedPage } from '../../placed-page.ts'
import { termsOf } from './page-terms.ts'
import { sharedPhrase } from './shared-phrase.ts'

/** More are a list again. */
const TAGS = 2

/** Articles of a blog have nothing in common by that alone. */
export const isSameSeries = ({ collection }: PlacedPage, other: PlacedPage): boolean =>
  collection?.type === 'doc' && other.collection?.dir === collection.dir

/** Why a page is named, in words: what it shares with this one, the rarest first. */
export function reasonFor(
  page: PlacedPage,
  other: PlacedPage,
  shared: readonly string[],
  isLinked: boolean,
  words: CompilerStrings,
): string | undefined {
  const tags = shared.filter((term) => term.startsWith('#')).map((term) => term.slice(1))
  if (tags.length > 0)
    return fill(words.relatedAbout, { text: tags.slice(0, TAGS).join(words.listSeparator) })
  const phrase = sharedPhrase(
    shared.filter((term) => !/^[#/]/.test(term)),
    termsOf(page).lines,
    termsOf(other).lines,
  )
  if (phrase !== undefined) return fill(words.relatedAbout, { text: phrase })
  if (isLinked) return words.relatedLinked
  const category = page.categoryList.at(-1)
  if (category && other.categoryList.at(-1)?.id === category.id)
    return fill(words.relatedIn, { text: category.name })
  if (isSameSeries(page, other)) return fill(words.relatedIn, { text: page.collection!.title })
  return undefined
}
