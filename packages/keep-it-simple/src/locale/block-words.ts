import { languageChain, primaryLanguage } from '#model/language.ts'
import type { AuthorWords } from './words.ts'

/** Words of one block, by language. */
export type WordTables<Table> = Readonly<Record<string, Table>>

/**
 * The words of a block in a language: the author's (`blocks: { timeline: { … } }` in `locale/`) before
 * the block's own, both from the language itself to the nearest built-in one.
 */
export function resolveBlockWords<Table extends Readonly<Record<string, string>>>(
  lang: string,
  block: string,
  tables: WordTables<Table>,
  own: AuthorWords = {},
): Table {
  const lender = primaryLanguage(lang) === 'zh' ? 'zh-CN' : 'en-US'
  const chain = [...languageChain(lang), lender]
  const start = tables[lender] ?? Object.values(tables)[0]
  const layers = chain.toReversed().map((one) => ({ ...tables[one], ...ownWords(own, one, block) }))
  return Object.assign({}, start, ...layers) as Table
}

function ownWords(own: AuthorWords, lang: string, block: string): object {
  const blocks: Readonly<Record<string, unknown>> = own[lang]?.blocks ?? {}
  const words = blocks[block]
  return typeof words === 'object' && words !== null ? words : {}
}

/** The words of all blocks in the built-in languages, as they stand in the tables of `resolve-words.ts`. */
export function blockTables(
  tables: Readonly<Record<string, WordTables<Readonly<Record<string, string>>>>>,
): Readonly<Record<string, object>> {
  const table = (lang: string) =>
    Object.fromEntries(
      Object.entries(tables).flatMap(([name, words]) => (words[lang] ? [[name, words[lang]]] : [])),
    )
  return { 'zh-CN': table('zh-CN'), 'en-US': table('en-US') }
}
