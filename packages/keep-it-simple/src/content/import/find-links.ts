import { maskCode } from './mask-code.ts'

/** The destination of a link or picture, where it stands in the text. */
export interface FoundDestination {
  readonly kind: 'link' | 'picture' | 'definition'
  /** As written, without `<` and `>`. */
  readonly written: string
  readonly start: number
  readonly end: number
  /** 0-based line of the text. */
  readonly line: number
}

const INLINE = /\]\([ \t]*(?:<([^<>\n]*)>|((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))+))(?=[ \t\n)])/g
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/gm
/** No text of a link is longer; brackets that are never opened are not looked for further. */
const MAX_TEXT = 2_000
const HTML_PICTURE = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)')/gi

/** Every destination of the Markdown, in the order of the text. */
export function findLinks(markdown: string): FoundDestination[] {
  const masked = maskCode(markdown)
  const found: FoundDestination[] = []
  for (const match of masked.matchAll(INLINE)) {
    const kind = opensPicture(masked, match.index) ? 'picture' : 'link'
    found.push(destination(markdown, kind, match))
  }
  for (const match of masked.matchAll(DEFINITION))
    found.push(destination(markdown, 'definition', match))
  return found.sort((a, b) => a.start - b.start)
}

/** `[[links]]` of note-taking programs, which a page of ours shows as text; their lines are 0-based. */
export function findWikiLinks(markdown: string): { written: string; line: number }[] {
  return maskCode(markdown)
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(/!?\[\[[^[\]]+\]\](?!\()/g)].map(([written]) => ({ written, line })),
    )
}

/** Pictures written as HTML, which a page of ours shows as text. */
export const findHtmlPictures = (markdown: string): FoundDestination[] =>
  [...maskCode(markdown).matchAll(HTML_PICTURE)].map((match) =>
    destination(markdown, 'picture', match),
  )

function destination(
  markdown: string,
  kind: FoundDestination['kind'],
  match: RegExpExecArray,
): FoundDestination {
  const written = match[1] ?? match[2] ?? ''
  const start = match.index + match[0].lastIndexOf(written)
  const line = markdown.slice(0, start).split('\n').length - 1
  return { kind, written, start, end: start + written.length, line }
}

/** Whether the bracket that closes here was opened as `![`. */
function opensPicture(text: string, closing: number): boolean {
  let depth = 0
  const first = Math.max(0, closing - MAX_TEXT)
  for (let at = closing; at >= first; at--) {
    if (text[at - 1] === '\\') continue
    if (text[at] === ']') depth++
    else if (text[at] === '[' && --depth === 0) return text[at - 1] === '!'
  }
  return false
}
