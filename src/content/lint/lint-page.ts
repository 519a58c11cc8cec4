import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import { isChinese } from '#model/language.ts'
import { langOf, localeOf } from '#model/locale.ts'
import type { TagVocabulary } from '#model/tag.ts'
import { checkFrontMatter } from '../front-matter.ts'
import { nearest } from '../nearest.ts'
import { parsePage } from '../parse-page.ts'
import { scanDocs } from '../scan.ts'
import type { PressSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'
import { lintChinese } from './chinese-copy.ts'
import { lintDescription, lintHeadings } from './shape.ts'

/** Something a house rule of writing is against; `line` counts from the text's first. */
export interface Finding {
  readonly line: number
  readonly code: string
  readonly message: string
  readonly remedy: string
}

/** The rules of writing that a machine can check, for every page. The build itself does not ask them. */
export function lintDocs(settings: PressSettings, vocabulary: TagVocabulary): Diagnostic[] {
  return scanDocs(settings.docs).files.flatMap(({ file, absolute }) =>
    lintPage(file, readFileSync(absolute), settings, vocabulary),
  )
}

export function lintPage(
  file: string,
  bytes: Uint8Array,
  settings: PressSettings,
  vocabulary: TagVocabulary,
): Diagnostic[] {
  const shown = `docs/${file}`
  const { text } = decodeSource(shown, bytes)
  if (text === undefined) return []
  const { source } = splitSource(shown, text)
  const { data: front, lines } = checkFrontMatter(shown, source)
  const lang = langOf(front?.lang, localeOf(settings.site.locales, `/${file}`))
  const { tokens } = parsePage(file, lang, source, settings)
  const deepest = Array.isArray(front?.outline) ? front.outline[1] : undefined
  const inText = [...lintHeadings(tokens, deepest), ...(isChinese(lang) ? lintChinese(tokens) : [])]
  const tell = ({ code, message, remedy }: Omit<Finding, 'line'>, line: number): Diagnostic => ({
    severity: 'error',
    code,
    file: shown,
    line,
    message,
    remedy,
  })
  const known = vocabulary[lang]
  const strangers = known ? (front?.tags ?? []).filter((tag) => !known.includes(tag)) : []
  return [
    ...inText.map((finding) => tell(finding, source.markdownLine + finding.line)),
    ...lintDescription(front?.description, lang).map((one) => tell(one, lines['description'] ?? 1)),
    ...strangers.map((tag) => tell(strange(tag, known ?? []), lines['tags'] ?? 1)),
  ]
}

function strange(tag: string, known: readonly string[]): Omit<Finding, 'line'> {
  const guess = nearest(tag, known)
  return {
    code: 'unknown-tag',
    message: `The tag \`${tag}\` is not one of this site's.`,
    remedy: guess ? `Did you mean \`${guess}\`?` : 'Use one of site/tags.ts, or add it there.',
  }
}
