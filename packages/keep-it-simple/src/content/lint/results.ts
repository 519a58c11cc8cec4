import type { Token } from 'markdown-it'
import { parseAttributes } from '../markdown/blocks/attributes.ts'
import { parseFenceInfo } from '../markdown/code/fence-info.ts'
import type { Finding } from './lint-page.ts'

const PLAIN = new Set(['', 'text', 'txt', 'console'])
/** Languages of programs that print something when they are run. */
const SHOWN_ONLY = new Set(['diff', 'html', 'css', 'json', 'yaml', 'markdown', 'md', 'toml', 'ini'])
const SIGNS = [
  /^(?:ERROR|FATAL|WARNING|Traceback|panic|fatal|error)\b[:[( ]/m,
  /^\(\d+ rows?\)$/m,
  /^ *QUERY PLAN$/m,
  /^-{3,}(?:\+-+)+$/m,
  /^\$ /m,
]
/** A number with another column before it, at the end of a line or before the next. */
const NUMBER = /\S(?:\s{2,}|\s*\|\s*|\t)[-+]?\d[\d,.]*(?:\s?[%\p{L}µ]{1,4})?(?:\s{2,}|\s*\||\t|$)/u
const FEWEST = 2

/** Listings and charts that look like results, and do not say where they come from. */
export function lintResults(tokens: readonly Token[]): Finding[] {
  return tokens.flatMap((token, index) => {
    const isMeant =
      token.type === 'fence'
        ? isUnmarked(token, tokens[index - 1])
        : token.type === 'figure' && isChart(token)
    return isMeant ? [finding(token)] : []
  })
}

function isUnmarked(token: Token, above: Token | undefined): boolean {
  const info = parseFenceInfo(token.info.trim(), 0)
  const { language, of, run, input, output, notExecuted, noResult } = info
  if (!PLAIN.has(language) || of !== undefined) return false
  if (run || input || output || notExecuted || noResult) return false
  if (SIGNS.some((sign) => sign.test(token.content))) return true
  const numbers = token.content.split('\n').filter((line) => NUMBER.test(line.trimEnd()))
  return numbers.length >= FEWEST || isProgram(above)
}

function isProgram(token: Token | undefined): boolean {
  if (token?.type !== 'fence') return false
  const { language } = parseFenceInfo(token.info.trim(), 0)
  return !PLAIN.has(language) && !SHOWN_ONLY.has(language)
}

function isChart(token: Token): boolean {
  const { name } = token.meta as { name?: string }
  if (name !== 'chart') return false
  const { values, words } = parseAttributes(token.info.trim().slice(name.length))
  return values['source'] === undefined && !words.split(' ').includes('not-executed')
}

const finding = ({ type, map }: Token): Finding => ({
  line: map?.[0] ?? 0,
  code: 'proven-results',
  message:
    type === 'figure'
      ? 'This chart does not say which script computes its data.'
      : 'This looks like the output of a program, and does not say of which.',
  remedy:
    type === 'figure'
      ? 'Add `source=figures/…`, with `recorded` if it cannot be run at will, or `not-executed`.'
      : 'Write `of=figures/…` with its script, `console run`, `not-executed`, or `no-result` if it is none.',
})
