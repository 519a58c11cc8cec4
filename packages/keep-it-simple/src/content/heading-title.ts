import type { SourceText } from './source.ts'

/** A first-level heading with nothing but empty lines above it. */
const HEADING = /^((?:[ \t]*\n)*)# +(\S.*)(?=\n|$)/
/** Longer than any title, and what is behind it is read more than once. */
const LONGEST = 500
const OWN_TITLE = /^["']?title["']? *:/m

/**
 * A file without `title:` that begins with a first-level heading is called what the heading says, as
 * any README is. Its line stays as an empty one, so that later lines keep their numbers.
 */
export function takeTitle(source: SourceText): SourceText {
  const heading = HEADING.exec(source.markdown)
  if (!heading || OWN_TITLE.test(source.frontMatter)) return source
  const [whole, above = '', text = ''] = heading
  if (text.length > LONGEST) return source
  const title = plainText(text)
  if (title === '') return source
  const titleLine = source.markdownLine + above.split('\n').length - 1
  return { ...source, title, titleLine, markdown: above + source.markdown.slice(whole.length) }
}

/** A title is text: what it is marked up with is left out. */
const plainText = (text: string): string =>
  text
    .replace(/\s+#+\s*$|\s*\{#[\w\p{L}-]+\}\s*$/gu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__|\*)(\S(?:.*?\S)?)\1/g, '$2')
    .trim()
