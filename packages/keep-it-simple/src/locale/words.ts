import type { LateWords } from './late/words.ts'
import type { ListWords } from './lists/words.ts'
import type { OfflineWords } from './offline/words.ts'
import type { Strings } from './strings.ts'

/** All words of one language, in four tables by who needs them when. */
export interface Words {
  /** What the application says. */
  readonly interface: Strings
  /** What the compiler writes above lists. */
  readonly lists: ListWords
  /** What is loaded with programs that run and with comments. */
  readonly late: LateWords
  /** What is said without a connection. */
  readonly offline: OfflineWords
}

type Some<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends string ? string : Some<Table[Key]>
}

/** What an author writes for a language: any of its words, in the same tables, and those of blocks. */
export type PartialWords = {
  readonly [Table in keyof Words]?: Some<Words[Table]> | undefined
} & {
  /** By the names of the blocks: `blocks: { callout: { tip: '…' } }`. */
  readonly blocks?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
}

/** An author's words by language: a language of their own, or single words of a built-in one. */
export type AuthorWords = Readonly<Record<string, PartialWords>>

/** What a page of a language loads: with the words of reading offline where the site can be. */
export type InterfaceWords = Strings & { readonly offline?: OfflineWords }

/** For `locale/<language>.ts`: gives the words back, checked and completed by the editor. */
export const defineLocale = (words: PartialWords): PartialWords => words
