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
  const report = (code: string, message: string, remedy: string, line: number) => ({
    diagnostics: [{ severity: 'error' as const, code, file, line, message, remedy }],
  })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { offset, line } = wrongByte(bytes)
    const message = `The file is not valid UTF-8: byte ${offset} is wrong.`
    return report('not-utf8', message, 'Save it as UTF-8.', line)
  }
  const nul = bytes.indexOf(0)
  if (nul !== -1) {
    const message = `The file contains a NUL character, byte ${nul}.`
    const line = lineCount(text.slice(0, text.indexOf('\0')))
    return report('nul-byte', message, 'Remove it; the file may not be text.', line)
  }
  return { text: text.replace(/\r\n?/g, '\n'), diagnostics: [] }
}

/** Where the first byte lies that no UTF-8 text has. */
function wrongByte(bytes: Uint8Array): { readonly offset: number; readonly line: number } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let offset = 0
  let from = 0
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    offset += Buffer.byteLength(text.slice(from, at))
    from = at
    // The sign itself may stand in a text.
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) break
  }
  return { offset, line: lineCount(text.slice(0, from)) }
}

const lineCount = (text: string): number => text.split(/\r\n?|\n/).length

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
