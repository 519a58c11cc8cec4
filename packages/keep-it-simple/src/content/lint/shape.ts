import type { Token } from 'markdown-it'
import type { RuleOptions } from '#model/rules.ts'
import type { Frontmatter } from '../front-matter-schema.ts'
import type { Finding } from './lint-page.ts'

/** Deeper headings are a sign that a page wants to be two. */
const DEEPEST = 3
/** Characters a search engine shows: of scripts whose characters are words, and of all others. */
const IDEOGRAPHS = [12, 80] as const
const LETTERS = [30, 170] as const

/** A page that shows more levels in its outline may have them. */
export function lintDepth(
  tokens: readonly Token[],
  outline: Frontmatter['outline'],
  most: RuleOptions['max-heading-depth'] = DEEPEST,
): Finding[] {
  const deepest = Array.isArray(outline) ? outline[1] : outline === 'deep' ? 6 : most
  return tokens
    .filter(({ type, tag }) => type === 'heading_open' && Number(tag.slice(1)) > deepest)
    .map(({ tag, map }) => ({
      line: map?.[0] ?? 0,
      code: 'max-heading-depth',
      message: `A heading of level ${tag.slice(1)}; the deepest here is ${deepest}.`,
      remedy: 'Use a higher level, or a bold word at the start of a paragraph.',
    }))
}

export function lintSections(tokens: readonly Token[]): Finding[] {
  return tokens
    .filter(({ type }, at) => type === 'heading_open' && tokens[at - 1]?.type === 'heading_close')
    .map(({ map }) => ({
      line: map?.[0] ?? 0,
      code: 'no-empty-sections',
      message: 'Nothing stands between this heading and the one before it.',
      remedy: 'Say what the section is about, or remove a heading.',
    }))
}

export function lintDescription(
  description: string | undefined,
  lang: string,
  limits: RuleOptions['description-length'] = {},
): Omit<Finding, 'line'>[] {
  if (description === undefined) return []
  const language = lang.split('-', 1)[0]!
  const usual = ['zh', 'ja', 'ko'].includes(language) ? IDEOGRAPHS : LETTERS
  const [least, most] = limits[lang] ?? limits[language] ?? usual
  const { length } = [...description]
  if (length >= least && length <= most) return []
  const message = `The description has ${length} characters.`
  return [{ code: 'description-length', message, remedy: `Write ${least} to ${most}.` }]
}
