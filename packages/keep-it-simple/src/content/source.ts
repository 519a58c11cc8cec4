import type { Diagnostic } from '#model/diagnostic.ts'

export interface SourceText {
  /** YAML between the fences; empty when there is none. */
  readonly frontMatter: string
  /** File line on which the YAML starts (1-based). */
  readonly frontMatterLine: number
  readonly markdown: string
  /** File line on which the Markdown starts (1-based). */
  readonly markdownLine: number
  /** What a first-level heading calls the page, where the front matter does not, and its file line. */
  readonly title?: string
  readonly titleLine?: number
}

const FENCE = '---'

/** Bytes to text: UTF-8 only, BOM dropped, line ends unified. A file that is not text is reported. */
export function decodeSource(
  file: string,
  bytes: Uint8Array,
): { text?: string; diagnostics: Diagnostic[] } {
  const report = (code: string, message: string, remedy: string) => ({
    diagnostics: [{ severity: 'error' as const, code, file, message, remedy }],
  })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return report('not-utf8', 'The file is not valid UTF-8.', 'Save it as UTF-8.')
  }
  if (text.includes('\0')) {
    return report(
      'nul-byte',
      'The file contains a NUL character.',
      'Remove it; the file may not be text.',
    )
  }
  return { text: text.replace(/\r\n?/g, '\n'), diagnostics: [] }
}

/** Split at the fences. Only a plain `---` opens front matter: `---js` and the like are refused. */
export function splitSource(
  file: string,
  text: string,
): { source: SourceText; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const none = { frontMatter: '', frontMatterLine: 1, markdown: text, markdownLine: 1 }
  const end = text.indexOf('\n')
  const first = (end === -1 ? text : text.slice(0, end)).trimEnd()
  if (!first.startsWith(FENCE)) return { source: none, diagnostics }
  const report = (code: string, message: string, remedy: string) =>
    diagnostics.push({ severity: 'error', code, file, line: 1, message, remedy })
  if (first !== FENCE) {
    if (/^---+$/.test(first)) return { source: none, diagnostics }
    report(
      'front-matter-language',
      `Front matter in \`${first.slice(3)}\` is not supported.`,
      'Write the front matter as YAML between two lines of `---`.',
    )
    return { source: { ...none, markdown: '' }, diagnostics }
  }
  const closing = end === -1 ? null : /^---[ \t]*$/m.exec(text.slice(end + 1))
  if (!closing) {
    report(
      'front-matter-open',
      'The front matter is never closed.',
      'Add a line with `---` after the last key.',
    )
    return { source: { ...none, markdown: '' }, diagnostics }
  }
  const frontMatter = text.slice(end + 1, end + 1 + closing.index)
  const rest = text.slice(end + 1 + closing.index + closing[0].length)
  const markdown = rest.startsWith('\n') ? rest.slice(1) : rest
  const markdownLine = 2 + frontMatter.split('\n').length
  return { source: { frontMatter, frontMatterLine: 2, markdown, markdownLine }, diagnostics }
}
