import GithubSlugger from 'github-slugger'
import type { Token } from 'markdown-it'
import type { Diagnostic } from '#model/diagnostic.ts'
import { countWords } from '#model/reading-time.ts'
import type { BlockSet } from './blocks/block.ts'
import { allColours } from './code/colour-limits.ts'
import { render, renderExcerpt } from './excerpt.ts'
import { textOf } from './headings.ts'
import { spliceIncludes } from './includes.ts'
import { fileLine, report, type FoundSource, type PageEnv } from './page-env.ts'
import { createParser, MAX_NESTING } from './parser.ts'
import { prepareBlocks } from './blocks/draw-block.ts'
import { prepareClips } from './media/clip.ts'

/** Ids the page's own frame takes: a heading called `Main` must not take them. */
const RESERVED_IDS = [
  'root',
  'main',
  'query',
  'analytics',
  'screen',
  'side',
  'local-drop',
  'posts-sheet',
  'doc-contributors',
  'doc-changelog',
  'doc-related',
  'doc-cited',
  'doc-copyright',
  'doc-comments',
]

export interface CompiledMarkdown {
  readonly body: string
  readonly excerpt?: string
  readonly words: number
  readonly env: PageEnv
}

export type CompileInput = Pick<
  PageEnv,
  | 'file'
  | 'lang'
  | 'words'
  | 'blockSet'
  | 'base'
  | 'docs'
  | 'publicDir'
  | 'drawings'
  | 'palette'
  | 'undrawable'
  | 'generated'
  | 'viewer'
  | 'firstLine'
  | 'highlighter'
  | 'highlights'
  | 'proofs'
  | 'runners'
  | 'repositories'
  | 'plot'
  | 'islands'
> & {
  /** Whether raw HTML is allowed. */
  readonly rawHtml?: boolean
  /** Abbreviations of the whole site. */
  readonly presets?: Readonly<Record<string, string>>
}

interface Parsers {
  readonly plain: ReturnType<typeof createParser>
  readonly raw: ReturnType<typeof createParser>
}

const parsers = new WeakMap<BlockSet, Parsers>()

function parsersOf(blocks: BlockSet): Parsers {
  const known = parsers.get(blocks) ?? {
    plain: createParser(blocks),
    raw: createParser(blocks, true),
  }
  parsers.set(blocks, known)
  return known
}

/** Turns one page's Markdown into its body and everything the rest of the compiler needs of it. */
export async function compileMarkdown(
  markdown: string,
  input: CompileInput,
): Promise<CompiledMarkdown> {
  const { md, tokens, env, restore } = parseMarkdown(markdown, input)
  checkNesting(tokens, env)
  const notes = tokens.filter(({ type }) => type === 'footnote_open').length
  for (let note = 1; note <= notes; note++) env.anchors.push(`fn:${note}`, `fnref:${note}`)
  await prepareBlocks(tokens, env)
  await prepareClips(tokens, env)
  const body = render(md, tokens, env)
  const excerpt = renderExcerpt(md, tokens, env)
  restore()
  return { body, words: countTokens(tokens), env, ...(excerpt !== undefined && { excerpt }) }
}

export interface ParsedMarkdown {
  /** What it was parsed with, and is drawn with. */
  readonly md: ReturnType<typeof createParser>
  readonly tokens: Token[]
  readonly env: PageEnv
  /** Gives every mistake found so far the file it really comes from. */
  readonly restore: () => void
}

/** The tokens of a page, and what its rules gathered on the way; nothing is drawn yet. */
export function parseMarkdown(
  markdown: string,
  { presets = {}, rawHtml = false, ...input }: CompileInput,
): ParsedMarkdown {
  const { plain, raw } = parsersOf(input.blockSet)
  const md = rawHtml ? raw : plain
  const slugger = new GithubSlugger()
  for (const id of RESERVED_IDS) slugger.slug(id, true)
  const sources: FoundSource[] = []
  const diagnostics: Diagnostic[] = []
  const joined = spliceIncludes(markdown, { ...input, sources, diagnostics }, input.firstLine)
  const env: PageEnv = {
    ...input,
    lines: joined.text.split('\n'),
    slugger,
    headings: [],
    anchors: [],
    links: [],
    pictures: [],
    refs: [],
    sources,
    drawn: [],
    undrawn: [],
    unencoded: [],
    assets: new Set(),
    figures: [],
    containers: [],
    blocks: [],
    provable: [],
    claims: [],
    abbreviations: new Map(Object.entries(presets).map(([term, meaning]) => [term, { meaning }])),
    annotations: new Map(),
    annotated: [],
    openMaths: { from: 0, to: 0 },
    colours: allColours(),
    refusedTags: new Set(),
    diagnostics,
  }
  const tokens = md.parse(joined.text, env as never)
  return { md, tokens, env, restore: () => joined.restore(env) }
}

function checkNesting(tokens: readonly Token[], env: PageEnv): void {
  const deep = tokens.find((token) => token.level >= MAX_NESTING - 1)
  if (!deep) return
  report(
    env,
    {
      severity: 'error',
      code: 'too-deep',
      message: `Blocks are nested more than ${MAX_NESTING - 2} levels deep; what lies deeper would be lost.`,
      remedy: 'Flatten the quotation or the list.',
    },
    { line: fileLine(env, deep.map) },
  )
}

/** Running text only: nobody reads code at the speed of prose. */
function countTokens(tokens: readonly Token[]): number {
  let words = 0
  for (const token of tokens) if (token.type === 'inline') words += countWords(textOf(token))
  return words
}
