import type { MarkdownIt, Token } from 'markdown-it'
import { fixIn } from '#model/fix.ts'
import { CodeLineEnds } from '../marks/code-line-ends.ts'
import { fixPlace, pageEnv, report, type PageEnv } from '../page-env.ts'
import {
  attributeList,
  interpolation,
  pictureAttributes,
  pictureSize,
  shortcode,
} from './braces.ts'
import { comment, embed, wikiLink } from './brackets.ts'
import { admonition, contents, mdxExport, mdxImport, snippet } from './lines.ts'
import { liquidTag } from './liquid.ts'
import { OPAQUE, PICTURE, type ForeignPattern } from './pattern.ts'

const PATTERNS: readonly ForeignPattern[] = [
  liquidTag,
  shortcode,
  interpolation,
  attributeList,
  pictureAttributes,
  pictureSize,
  contents,
  embed,
  wikiLink,
  comment,
  admonition,
  mdxImport,
  mdxExport,
  snippet,
]
/** Whether a text holds anything that a pattern asks for. */
const ANY = new RegExp(
  PATTERNS.flatMap(({ holds }) => holds)
    .map((held) => held.replaceAll(/\W/g, '\\$&'))
    .join('|'),
  'i',
)
/** A page of another tool is one import, not a thousand mistakes. */
const MOST = 100

/** Names what other tools would have made something of; here it would be text that nobody notices. */
export function foreignSyntax(md: MarkdownIt): void {
  // Before texts are joined: what the author escaped is not yet text again.
  md.core.ruler.before('text_join', 'foreign-syntax', (state) => {
    const env = pageEnv(state.env)
    let start = 0
    let found = 0
    for (const block of state.tokens) {
      // Cells of a table have no lines of their own: their row has.
      start = block.map?.[0] ?? start
      if (block.type !== 'inline' || found >= MOST) continue
      const text = plainText(block)
      if (!ANY.test(text)) continue
      const small = text.toLowerCase()
      for (const one of PATTERNS)
        if (one.holds.some((held) => small.includes(held))) found += look(env, one, text, start)
    }
  })
}

function look(env: PageEnv, one: ForeignPattern, text: string, start: number): number {
  const pattern = new RegExp(one.pattern, `${one.pattern.flags}g`)
  let line = start
  let counted = 0
  let found = 0
  for (const match of text.matchAll(pattern)) {
    if (found++ >= MOST) break
    line += text.slice(counted, match.index).split('\n').length - 1
    counted = match.index
    reportOne(env, one, match, env.firstLine + line)
  }
  return found
}

function reportOne(env: PageEnv, one: ForeignPattern, match: RegExpExecArray, line: number): void {
  const place = fixPlace(env, line)
  // What the author escaped or marked is written otherwise in the source; then nothing is certain.
  const written = match[0].trim()
  const isAlone = place.text?.trim() === written
  const after = isAlone || !one.alone ? one.after?.(match) : undefined
  report(
    env,
    {
      severity: 'warning',
      code: 'foreign-syntax',
      message: one.message(match),
      remedy: one.remedy(match),
      ...(after !== undefined &&
        fixIn(place, written, after, after === '' ? 'Remove it' : `Write \`${after}\``)),
    },
    { line },
  )
}

/** What of a sentence is text; code, formulas and the like are one character each. */
function plainText({ children, content: written }: Token): string {
  const ends = new CodeLineEnds(written)
  return (children ?? [])
    .map((token) => {
      const { type, content, nesting } = token
      if (type === 'text') return content
      if (type === 'softbreak' || type === 'hardbreak') return '\n'
      if (type === 'image') return PICTURE
      // Line ends in it still count.
      if (type === 'code_inline') return OPAQUE + '\n'.repeat(ends.in(token))
      return nesting === 0 ? OPAQUE + '\n'.repeat(content.split('\n').length - 1) : ''
    })
    .join('')
}
