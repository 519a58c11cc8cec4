import { resolveBlockWords, type WordTables } from '#locale/block-words.ts'
import type { ListWords } from '#locale/lists/words.ts'
import { resolveWords } from '#locale/resolve-words.ts'
import type { Strings } from '#locale/strings.ts'
import type { AuthorWords } from '#locale/words.ts'
import type { Lang } from '#model/locale.ts'

export type CompilerStrings = Strings & ListWords

interface Asking {
  readonly lang: Lang
  /** The author's words, of all languages. */
  readonly words?: AuthorWords
}

const NONE: AuthorWords = {}
/** Merged once for each set of author's words and language. */
const resolved = new WeakMap<AuthorWords, Map<Lang, CompilerStrings>>()

/** Words of the interface that are written into pages while they are compiled. */
export function strings({ lang, words = NONE }: Asking): CompilerStrings {
  const known = resolved.get(words) ?? new Map<Lang, CompilerStrings>()
  resolved.set(words, known)
  let found = known.get(lang)
  if (!found) {
    const { interface: common, lists } = resolveWords(lang, words)
    known.set(lang, (found = { ...common, ...lists }))
  }
  return found
}

const resolvedBlocks = new WeakMap<AuthorWords, Map<string, object>>()

/** The words of a block, in the language of the page. */
export function blockStrings<Table extends Readonly<Record<string, string>>>(
  { lang, words = NONE }: Asking,
  block: string,
  tables: WordTables<Table>,
): Table {
  const known = resolvedBlocks.get(words) ?? new Map<string, object>()
  resolvedBlocks.set(words, known)
  const key = `${lang} ${block}`
  const found = known.get(key) ?? resolveBlockWords(lang, block, tables, words)
  known.set(key, found)
  return found as Table
}
