import { pathBelow } from '#config/path-below.ts'
import { markdownFile } from '#model/path.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { PublishInput } from './publish.ts'
import type { Survey } from './survey.ts'

/** Beside the documents of articles, their Markdown; gives the names of all of them, changed or not. */
export function writeMarkdown(
  changed: readonly string[],
  { entries, absolute }: Survey,
  { store, site, docs, release, markdownOf }: PublishInput,
): string[] {
  const byFile = new Map(entries.map(({ file, path }) => [file, path]))
  const pictures = new Map(
    store.media.map(([source, address]) => [pathBelow(docs, source), address]),
  )
  const around = {
    absolute,
    pageOf: (file: string) => byFile.get(file),
    pictureOf: (file: string) => pictures.get(file),
  }
  const isChanged = new Set(changed)
  return entries.flatMap((entry) => {
    const name = markdownFile(entry.path)
    if (name === undefined || !entry.isArticle || entry.file === undefined) return []
    if (isChanged.has(entry.path) || !release.reuseDrawn(name))
      release.print(name, pageMarkdown(markdownOf(entry.file), entry, site, around))
    return [name]
  })
}
