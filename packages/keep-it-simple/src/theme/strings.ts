import { loadWords } from '#locale/load-words.ts'
import type { InterfaceWords } from '#locale/words.ts'
import type { Lang } from '#model/locale.ts'

/** One chunk per language: a reader loads the words of the pages they read. */
const loaded = new Map<Lang, InterfaceWords>()

export async function loadStrings(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, await loadWords(lang))
}

/**
 * After {@link loadStrings}, which the loader of every route sees to. When a load failed, another
 * language's words are better than none.
 */
export function stringsOf(lang: Lang): InterfaceWords {
  const strings = loaded.get(lang) ?? loaded.values().next().value
  if (!strings) throw new Error(`The words of ${lang} are not loaded`)
  return strings
}
