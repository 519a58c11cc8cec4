import { readFileSync } from 'node:fs'
import { spliceIncludes } from './markdown/includes.ts'
import type { CompilerSettings } from './settings.ts'
import { sourcePath } from './source-path.ts'
import { takeTitle } from './heading-title.ts'
import { decodeSource, splitSource } from './source.ts'

/** A page's Markdown as its author wrote it, without front matter and with its parts put in. */
export function pageSource(file: string, { docs }: Pick<CompilerSettings, 'docs'>): string {
  const { text = '' } = decodeSource(file, readFileSync(sourcePath(docs, file)))
  const { source: whole } = splitSource(file, text)
  const source = takeTitle(whole)
  const reader = { file, docs, sources: [], diagnostics: [] }
  return spliceIncludes(source.markdown, reader, source.markdownLine).text
}
