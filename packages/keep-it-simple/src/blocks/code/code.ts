import type { MarkdownIt, Token } from 'markdown-it'
import { fillCount } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { fileLine, pageEnv, type PageEnv } from '#content/markdown/page-env.ts'
import { codeHead, languageLabel } from './code-head.ts'
import { drawLines } from './code-lines.ts'
import { reportFlags, reportLanguage, reportNotations } from './code-reports.ts'
import { columnsOf, copyButton, isWide, wrapToggle } from './code-tools.ts'
import { parseFenceInfo, type FenceInfo } from '#content/markdown/code/fence-info.ts'
import { readNotations } from './line-notations.ts'
import { runBar } from '../run/run-bar.ts'
import type { RunMeta } from '../run/run-meta.ts'
import words from './words.ts'

/** What a rule may note on a fence it created or moved. */
export interface FenceMeta extends Record<string, unknown> {
  /** Its title stands elsewhere: on a tab, in a tree. */
  readonly headless?: boolean
  /** The text was read from a file: its lines are not the page's. */
  readonly imported?: boolean
  /** What a program is run with. */
  readonly run?: RunMeta
}

/** Code blocks: coloured at build time, one element per line. */
export function code(md: MarkdownIt): void {
  md.renderer.rules['fence'] = (tokens, index, _options, rawEnv) =>
    drawFence(tokens[index]!, pageEnv(rawEnv))
  md.renderer.rules['code_block'] = md.renderer.rules['fence']
}

/** Without the end of its last line. */
export const listingOf = ({ content }: Token): string => content.replace(/\n$/, '')

function drawFence(token: Token, env: PageEnv): string {
  const said = blockStrings(env, 'code', words)
  const meta = (token.meta ?? {}) as FenceMeta
  const text = listingOf(token)
  const bare = parseFenceInfo(token.info.trim(), 0)
  const at = fileLine(env, token.map)
  const known = env.highlighter.resolve(bare.language)
  if (known === undefined) reportLanguage(env, bare.language, at)
  reportFlags(env, bare.unknownFlags, at)
  const language = known ?? 'plain'
  const { lines, wrong } = readNotations(text, language)
  reportNotations(env, wrong, (line) => (meta.imported ? at : at + line + 1))
  const info = parseFenceInfo(token.info.trim(), lines.length)
  const drawn = drawLines(env, lines, language, info, at)

  const label = languageLabel(language === 'plain' ? '' : info.language)
  const titled = info.title !== undefined && meta.headless !== true
  const head = titled ? codeHead(info.title ?? '', label) : label
  const shown = info.collapsedLines ?? drawn.length
  const rest = drawn.slice(shown)
  const more = escapeHtml(fillCount(said.moreLines, rest.length, env.lang))
  const less = escapeHtml(said.fewerLines)
  const columns = columnsOf(lines.map((line) => line.text))
  const isScrolled = isWide(columns, info.lineNumbers, token.level > 0)
  const kind = isResult(info) ? said.output : info.input ? said.input : undefined
  const name = kind ?? (language === 'plain' ? said.listing : info.language)
  // A program takes keys, too: Ctrl+Enter runs it.
  const isStop = isScrolled || (info.run && info.language !== 'console')
  const pre = (some: readonly string[]) => listing(some, isStop ? name : undefined)
  const fold =
    rest.length === 0
      ? ''
      : `<details class="code-rest"><summary data-nosnippet><span class="more">${more}</span><span class="less">${less}</span></summary>${pre(rest)}</details>`
  const tools = (isScrolled ? wrapToggle(said, columns) : '') + copyButton(strings(env))
  const tag = titled ? 'figure' : 'div'
  const focused = lines.some((line) => line.states.has('focus'))
  return `<${tag} class="code"${attributesOf(info, focused)}>${head}${pre(drawn.slice(0, shown))}${fold}${tools}${runBar(info, env, meta.run)}</${tag}>\n`
}

/** With a name it is a tab stop: it may be wider than its place, or can be run. */
function listing(lines: readonly string[], name: string | undefined): string {
  const stop =
    name === undefined ? '' : ` tabindex="0" role="group" aria-label="${escapeHtml(name)}"`
  return `<pre${stop}><code>${lines.join('\n')}</code></pre>`
}

/** What a program, a script or a terminal printed. */
const isResult = (info: FenceInfo): boolean =>
  info.output ||
  info.of !== undefined ||
  info.notExecuted ||
  (info.run && info.language === 'console')

function attributesOf(info: FenceInfo, focused: boolean): string {
  const kind = isResult(info)
    ? ' data-output'
    : info.input
      ? ' data-input'
      : info.run
        ? ' data-run'
        : ''
  const numbers = info.lineNumbers ? ' data-numbers' : ''
  return `${kind}${numbers}${focused ? ' data-focus' : ''}`
}
