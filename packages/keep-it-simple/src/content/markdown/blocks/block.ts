import type { MarkdownIt, Token } from 'markdown-it'
import type { z } from 'zod'
import type { BlockFolder } from '#config/block-folders.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { Lang } from '#model/locale.ts'
import type { PageEnv } from '../page-env.ts'
import type { Container } from './container.ts'
import type { Embed } from './embeds.ts'
import type { Fence } from './fences.ts'

/** The words of a block by language, as `words.ts` exports them. */
export type BlockWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What `render` is given. */
export interface BlockContext<Options = Readonly<Record<string, unknown>>> {
  readonly options: Options
  /** What stands behind the name and is no option. */
  readonly title: string
  /** Stands for the HTML of the inside: put it into the result where that belongs, once. */
  readonly inner: string
  readonly lang: Lang
  /** The block's words in the language of the page. */
  readonly words: Readonly<Record<string, string>>
  /** Text as it may stand in HTML and between the quotes of an attribute. */
  readonly escape: (text: string) => string
  /** Of its own on the page: the `#id` behind the name, or one that no heading has. */
  readonly id: string
}

/** Notes that a block is on this page, so that the page links its styles and loads its client part. */
export type MarkDrawn = (env: unknown) => void

/** One block: what `block.ts` of its folder exports. */
export interface Block<Schema extends z.ZodObject = z.ZodObject> {
  /** That of its folder. */
  readonly name: string
  /** What is written behind `:::` or in `@[…]`; the folder's name unless given. */
  readonly names?: readonly string[]
  /** What it is for, by language, for the manual. */
  readonly about: Readonly<Record<string, string>>
  /** Its `key=value`s; those that are boolean are written as words of their own. */
  readonly options?: Schema
  /** Whether the words behind its name are a title of the author's, and not options. */
  readonly title?: boolean
  /** Other blocks whose styles and client part it needs. */
  readonly assets?: readonly string[]
  /** Blocks whose `rule` must come before its own. */
  readonly after?: readonly string[]
  /** `::: name`, as HTML. */
  render?(context: BlockContext<z.output<Schema>>): string
  /** `::: name`, as tokens of markdown-it. */
  container?(container: Container, options: z.output<Schema>): void
  /** `@[name](target)` on a line of its own; `false` where it has reported why nothing is drawn. */
  embed?(embed: Embed, options: z.output<Schema>): false | undefined
  /** A fence with its name: ``` name. Nothing is drawn where it has reported why not. */
  fence?(fence: Fence, options: z.output<Schema>): string | undefined | Promise<string | undefined>
  /** Anything else markdown-it can be taught. */
  rule?(md: MarkdownIt, drawn: MarkDrawn): void
  /** What must be waited for, between parsing and drawing. */
  prepare?(tokens: readonly Token[], env: PageEnv): Promise<void>
  /** Of an island: the options that are state worth sharing, and when it starts. */
  readonly shared?: readonly (keyof z.output<Schema> & string)[]
  readonly client?: 'visible' | 'touch' | 'idle'
}

export interface LoadedBlock extends Pick<BlockFolder, 'name' | 'folder' | 'own' | 'island'> {
  readonly block: Block
  readonly words: BlockWords
  /** Names of the blocks, itself among them, whose styles and client parts a page with it needs. */
  readonly parts: readonly string[]
}

/** Every block of a site: the engine's and the author's. */
export interface BlockSet {
  readonly all: ReadonlyMap<string, LoadedBlock>
  /** Those that have styles or a client part. */
  readonly withParts: ReadonlySet<string>
  /** What is wrong with the author's. */
  readonly problems: readonly Diagnostic[]
}
