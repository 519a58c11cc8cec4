import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompiledPage } from './compiled-page.ts'
import { checkFrontMatter, type CheckedFrontMatter } from './front-matter.ts'
import { takeTitle } from './heading-title.ts'
import { decodeSource, splitSource, type SourceText } from './source.ts'
import { splitTorn } from './torn-source.ts'
import { unreadable } from './unreadable.ts'

/** Larger than any article; a file this big is a mistake, and one parse of it would stall the build. */
const MAX_PAGE = 12 * 1024 * 1024

/** A file of which nothing but its name is known. */
export const emptyPage = (file: string, diagnostics: readonly Diagnostic[]): CompiledPage => ({
  file,
  keyLines: {},
  headings: [],
  anchors: [],
  links: [],
  pictures: [],
  sources: [],
  drawings: [],
  undrawn: [],
  unencoded: [],
  assets: [],
  refs: [],
  provable: [],
  programs: [],
  words: 0,
  bodyHash: '',
  sourceHash: '',
  diagnostics,
})

export interface ReadPage {
  /** SHA-256 of its bytes; absent where it could not be read. */
  readonly bytes?: string
  /** Absent where the file is no text. */
  readonly source?: SourceText
  readonly front: CheckedFrontMatter
  /** Where the front matter ends was guessed: what is said of the text would be a guess too. */
  readonly isTorn?: true
}

/** The file as text, and its front matter; the Markdown is not looked at. */
export function readPage(file: string, absolute: string): ReadPage {
  const shown = `docs/${file}`
  const failed = (diagnostics: readonly Diagnostic[]): ReadPage => ({
    front: { lines: {}, diagnostics },
  })
  let read: Uint8Array
  try {
    read = readFileSync(absolute)
  } catch (error) {
    return failed([unreadable(shown, error)])
  }
  const bytes = createHash('sha256').update(read).digest('hex')
  if (read.length > MAX_PAGE) {
    const message = `The file has ${Math.round(read.length / 1024 / 1024)} MiB; a page may have 12.`
    const remedy = 'Split it into several pages.'
    const problem = { severity: 'error', code: 'page-size', file: shown, message, remedy } as const
    return { bytes, ...failed([problem]) }
  }
  const { text, diagnostics: wrong } = decodeSource(shown, read)
  if (text === undefined) return { bytes, ...failed(wrong) }
  const { source: whole, diagnostics: unsplit } = splitSource(shown, text)
  if (unsplit.length > 0) {
    const source = takeTitle(splitTorn(text))
    const { data, salvaged, lines } = checkFrontMatter(shown, source)
    const found = data ?? salvaged
    const front = { lines, diagnostics: unsplit, ...(found && { salvaged: found }) }
    return { bytes, source, front, isTorn: true }
  }
  const source = takeTitle(whole)
  return { bytes, source, front: checkFrontMatter(shown, source) }
}
