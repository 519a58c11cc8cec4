import type { Token } from 'markdown-it'
import { isSquare } from '#model/language.ts'
import type { Finding } from './lint-page.ts'

/** Deeper headings are a sign that a page wants to be two. */
const DEEPEST = 3
/** Characters a search engine shows, for each kind of script. */
const DESCRIPTION = { square: [12, 80], other: [30, 170] } as const

/** Headings: not too deep, and never one directly after another. */
export function lintHeadings(tokens: readonly Token[], deepest = DEEPEST): Finding[] {
  const findings: Finding[] = []
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open') return
    const line = token.map?.[0] ?? 0
    const level = Number(token.tag.slice(1))
    if (level > deepest)
      findings.push({
        line,
        code: 'deep-heading',
        message: `A heading of level ${level}; the outline shows ${deepest}.`,
        remedy: 'Use `##` and `###`, or a bold word at the start of a paragraph.',
      })
    if (tokens[at - 1]?.type === 'heading_close') findings.push(empty(line))
  })
  return findings
}

const empty = (line: number): Finding => ({
  line,
  code: 'empty-section',
  message: 'Nothing stands between this heading and the one before it.',
  remedy: 'Say what the section is about, or remove a heading.',
})

export function lintDescription(
  description: string | undefined,
  lang: string,
): Omit<Finding, 'line'>[] {
  if (description === undefined) return []
  const [least, most] = DESCRIPTION[isSquare(lang) ? 'square' : 'other']
  const { length } = [...description]
  if (length >= least && length <= most) return []
  const message = `The description has ${length} characters.`
  return [{ code: 'description-length', message, remedy: `Write ${least} to ${most}.` }]
}
