/** A block's schema of options, as far as its output counts. */
interface WithOptions {
  readonly options?: { readonly _zod: { readonly output: unknown } } | undefined
}

type Options<Block extends WithOptions> =
  NonNullable<Block['options']> extends {
    readonly _zod: { readonly output: infer Output }
  }
    ? Output
    : unknown

/**
 * What an island is given: `IslandProps<typeof block, typeof words>` has the options of its
 * `block.ts`, the language of the page, and the words of that language from its `words.ts`.
 */
export type IslandProps<Block extends WithOptions, Words = Record<string, never>> = Readonly<
  Options<Block> & { lang: string; words: Words[keyof Words] }
>
