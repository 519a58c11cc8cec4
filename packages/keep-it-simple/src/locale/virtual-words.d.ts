/** Written by `word-modules.ts`. */
declare module 'virtual:keep-it-simple/words' {
  import type { LateWords } from '#locale/late/words.ts'
  import type { InterfaceWords } from '#locale/words.ts'

  type Loaders<Table> = Readonly<Record<string, () => Promise<{ readonly default: Table }>>>
  export const words: Loaders<InterfaceWords>
  export const lateWords: Loaders<LateWords>
}
