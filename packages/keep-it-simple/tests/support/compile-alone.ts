import { join } from 'node:path'
import type { DrawingFailure } from '#content/drawings/draw.ts'
import type { Islands } from '#content/islands/load-islands.ts'
import { createCodeHighlighter } from '#content/markdown/code/highlighter.ts'
import type { BlockSet } from '#content/markdown/blocks/block.ts'
import { loadBlocks } from '#content/markdown/blocks/load-blocks.ts'
import { compileMarkdown } from '#content/markdown/compile.ts'
import type { Proofs } from '#content/proofs.ts'
import { siteColours } from '#config/tokens/site-colours.ts'
import { testSite } from './test-site.ts'

/** The folder of pairs stands for `docs/`: its files may be named by what is compiled. */
export const PAIRS = join(import.meta.dirname, '../markdown')
const highlighter = createCodeHighlighter(testSite.site.codeLanguages)

/** The engine's blocks: the folder of pairs has none of its own. */
export const blockSet = await loadBlocks(PAIRS)

interface Place {
  readonly blocks?: BlockSet
  readonly docs?: string
  /** Whether readers can run programs. */
  readonly runs?: boolean
  readonly islands?: Islands | undefined
  readonly proofs?: Proofs
  readonly undrawable?: Readonly<Record<string, DrawingFailure>>
  readonly lang?: string
  readonly base?: string
  /** Line of the file the text begins on. */
  readonly firstLine?: number
  readonly rawHtml?: boolean
}

/** A text compiled as the page `file` of a site that has no other. */
export function compileAlone(
  markdown: string,
  file: string,
  {
    // A set of its own has a parser of its own: what rules do when they are added is seen too.
    blocks = { ...blockSet },
    docs = PAIRS,
    runs = false,
    islands,
    proofs = new Map(),
    undrawable = {},
    lang = 'zh-CN',
    base = '/',
    firstLine = 1,
    rawHtml = false,
  }: Place = {},
) {
  return compileMarkdown(markdown, {
    file,
    lang,
    blockSet: blocks,
    base,
    docs,
    publicDir: docs,
    drawings: join(docs, 'drawings'),
    palette: siteColours().palette,
    undrawable,
    generated: join(PAIRS, '../../.content/generated'),
    firstLine,
    rawHtml,
    proofs,
    ...(runs && { runners: {} }),
    highlighter,
    ...(islands && { islands }),
  })
}
