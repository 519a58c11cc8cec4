import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname, join as joinPath } from 'node:path/posix'
import { splitSource } from '../../source.ts'
import type { SourcePage } from '../source-site.ts'
import { includedSource, includesOf } from './includes.ts'

/** Markdown that is no page and that pages include: its name begins with `_` here. */
export function includedParts(
  pages: readonly SourcePage[],
  others: readonly string[],
  folder: string,
  srcDir: string,
  place: (inside: string) => string,
): SourcePage[] {
  const found = new Map<string, SourcePage>()
  const visit = (from: string, markdown: string, owner: SourcePage) => {
    for (const written of includesOf(markdown)) {
      const source = includedSource(written, from, srcDir)
      // Single lines are put into the page itself.
      if (written.endsWith('}')) continue
      if (source === undefined || found.has(source) || !others.includes(source)) continue
      const { source: text } = splitSource(
        '',
        readFileSync(join(folder, source), 'utf8').replace(/\r\n?/g, '\n'),
      )
      const inside = srcDir === '' ? source : source.slice(srcDir.length + 1)
      const name = basename(inside)
      const to = place(joinPath(dirname(inside), name.startsWith('_') ? name : `_${name}`))
      const page = {
        data: owner.page.data,
        lines: {},
        markdown: text.markdown,
        markdownLine: text.markdownLine,
        todo: [],
      }
      found.set(source, {
        from: source,
        to,
        page,
        notes: { changes: [], todo: [] },
        old: [],
        linksFrom: owner,
      })
      visit(source, text.markdown, owner)
    }
  }
  for (const page of pages) visit(page.from, page.page.markdown, page)
  return [...found.values()]
}
