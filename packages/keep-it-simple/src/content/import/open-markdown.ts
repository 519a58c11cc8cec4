import { join as joinPath } from 'node:path/posix'
import { joinLines, linesOf } from './body/lines.ts'
import type { FailedFile, ImportInput } from './import-report.ts'
import { listSource } from './list-source.ts'
import { readSource } from './read-source.ts'
import type { SourcePage, SourceSite } from './source-site.ts'

/** A folder of Markdown as it lies there. */
export function openMarkdown({ folder, into }: Required<ImportInput>): SourceSite {
  const { pages: sources, others } = listSource(folder)
  const pages: SourcePage[] = []
  const failed: FailedFile[] = []
  for (const from of sources) {
    const to = joinPath(into, from.replace(/\.(?:md|markdown)$/i, '.md')).normalize('NFC')
    const page = readSource(folder, from)
    if ('from' in page) failed.push(page)
    else pages.push({ from, to, page, notes: { changes: [], todo: [...page.todo] }, old: [] })
  }
  return {
    kind: 'markdown',
    folder,
    pages,
    failed,
    others,
    publicFiles: new Map(),
    body: ({ page }, markdown) => joinLines(linesOf(markdown, page.markdownLine)),
  }
}
