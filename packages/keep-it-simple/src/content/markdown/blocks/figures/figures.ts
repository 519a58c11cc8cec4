import type { MarkdownIt, Token } from 'markdown-it'
import { fileLine, pageEnv, report, type PageEnv } from '../../page-env.ts'
import { parseAttributes, type Attributes } from '../attributes.ts'
import { drawChart } from './chart.ts'
import { drawMarkmap } from './markmap.ts'
import { drawMermaid } from './mermaid.ts'

/** One fence that is a picture, as its kind sees it. */
export interface Figure extends Attributes {
  readonly env: PageEnv
  readonly source: string
  /** Line of the file the fence opens on; its first line of text is the next. */
  readonly line: number
}

/** More than anybody reads in one picture, and what Mermaid itself refuses. */
const MAX_SOURCE = 50_000

/** Gives HTML, or nothing when it has reported why not. */
type Draw = (figure: Figure) => string | undefined | Promise<string | undefined>

const KINDS: Readonly<Record<string, Draw>> = {
  mermaid: drawMermaid,
  markmap: drawMarkmap,
  chart: drawChart,
}

const NAME = /^(\w+)(?=\s|$)/

/** Fences that are shown as what they describe: tokens of their own, so that code knows nothing of them. */
export function figures(md: MarkdownIt): void {
  md.core.ruler.after('block', 'figures', (state) => {
    for (const token of state.tokens) {
      const name = token.type === 'fence' ? NAME.exec(token.info.trim())?.[1] : undefined
      if (name === undefined || !Object.hasOwn(KINDS, name)) continue
      token.type = 'figure'
      token.meta = { kind: name, html: '' }
    }
  })
  md.renderer.rules['figure'] = (tokens, index) => (tokens[index]!.meta as { html: string }).html
}

/** Drawing waits for libraries and files, so it happens between parsing and rendering. */
export async function prepareFigures(tokens: readonly Token[], rawEnv: PageEnv): Promise<void> {
  const env = pageEnv(rawEnv)
  for (const token of tokens) {
    if (token.type !== 'figure') continue
    const { kind } = token.meta as { kind: string }
    const attributes = parseAttributes(token.info.trim().slice(kind.length))
    const source = token.content.replace(/\n$/, '')
    if (source.length > MAX_SOURCE) {
      reportSize(env, source.length, fileLine(env, token.map))
      continue
    }
    const html = await KINDS[kind]!({ ...attributes, env, source, line: fileLine(env, token.map) })
    token.meta = { kind, html: html ?? '' }
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
