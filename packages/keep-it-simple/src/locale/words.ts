import type { BlockWords } from './blocks/words.ts'
import type { LateWords } from './late/words.ts'
import type { OfflineWords } from './offline/words.ts'
import type { Strings } from './strings.ts'

/** All words of one language, in four tables by who needs them when. */
export interface Words {
  /** What the application says. */
  readonly interface: Strings
  /** What the compiler writes into pages. */
  readonly blocks: BlockWords
  /** What is loaded with programs that run and with comments. */
  readonly late: LateWords
  /** What is said without a connection. */
  readonly offline: OfflineWords
}

type Some<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends string ? string : Some<Table[Key]>
}

/** Words of blocks, by the names of their folders. */
type OwnBlockWords = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** What an author writes for a language: any of its words, in the same tables. */
export type PartialWords = {
  readonly [Table in Exclude<keyof Words, 'blocks'>]?: Some<Words[Table]> | undefined
} & { readonly blocks?: (Some<BlockWords> | OwnBlockWords) | undefined }

/** An author's words by language: a language of their own, or single words of a built-in one. */
export type AuthorWords = Readonly<Record<string, PartialWords>>

/** What a page of a language loads: with the words of reading offline where the site can be. */
export type InterfaceWords = Strings & { readonly offline?: OfflineWords }

/** For `locale/<language>.ts`: gives the words back, checked and completed by the editor. */
export const defineLocale = (words: PartialWords): PartialWords => words
