import type { MarkdownIt, Token } from 'markdown-it'
import { fileLine, report, type PageEnv } from '../page-env.ts'
import { parseAttributes, type Attributes } from './attributes.ts'
import type { BlockSet, LoadedBlock } from './block.ts'
import { readOptions } from './block-options.ts'
import { markDrawn } from './mark-drawn.ts'

/** One fence that is shown as what it describes, as its block sees it. */
export interface Fence extends Attributes {
  readonly env: PageEnv
  readonly source: string
  /** Line of the file the fence opens on; its first line of text is the next. */
  readonly line: number
  /** Where the block of results says it comes from; for the caption. */
  readonly origin?: unknown
}

interface FenceMeta extends Record<string, unknown> {
  readonly name: string
  readonly drawn: LoadedBlock
  readonly html: string
  readonly origin?: unknown
}

/** More than anybody reads in one picture, and what Mermaid itself refuses. */
const MAX_SOURCE = 50_000

const NAME = /^([\w-]+)(?=\s|$)/

/** Fences that are shown as what they describe: tokens of their own, so that code knows nothing of them. */
export function fences(md: MarkdownIt, { all }: BlockSet): void {
  const byName = new Map(
    [...all.values()]
      .filter(({ block }) => 'fence' in block)
      .flatMap((one) => (one.block.names ?? [one.name]).map((name) => [name, one])),
  )
  md.core.ruler.after('block', 'fences', (state) => {
    for (const token of state.tokens) {
      const name = token.type === 'fence' ? NAME.exec(token.info.trim())?.[1] : undefined
      const drawn = name === undefined ? undefined : byName.get(name)
      if (!drawn) continue
      token.type = 'figure'
      token.meta = { name: name!, drawn, html: '' } satisfies FenceMeta
    }
  })
  md.renderer.rules['figure'] = (tokens, index) => (tokens[index]!.meta as FenceMeta).html
}

/** Drawing waits for libraries and files, so it happens between parsing and rendering. */
export async function prepareFences(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const token of tokens) {
    if (token.type !== 'figure') continue
    const meta = token.meta as FenceMeta
    const { block, name } = meta.drawn
    const attributes = parseAttributes(token.info.trim().slice(meta.name.length))
    const source = token.content.replace(/\n$/, '')
    const line = fileLine(env, token.map)
    if (source.length > MAX_SOURCE) {
      reportSize(env, source.length, line)
      continue
    }
    const { options } = readOptions(block, { ...attributes, name: meta.name, env, fileLine: line })
    if (!options) continue
    const { origin } = meta
    const html = await block.fence!({ ...attributes, env, source, line, origin }, options)
    if (html !== undefined) markDrawn(env, name)
    token.meta = { ...meta, html: html ?? '' } satisfies FenceMeta
  }
}

function reportSize(env: PageEnv, size: number, line: number): void {
  report(
    env,
    {
      severity: 'error',
      code: 'bad-diagram',
      message: `The figure has ${size} characters; it may have ${MAX_SOURCE}.`,
      remedy: 'Split it; put the data of a chart into a file.',
    },
    { line },
  )
}
