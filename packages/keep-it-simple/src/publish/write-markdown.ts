import { join } from 'node:path'
import { pathBelow } from '#config/path-below.ts'
import { markdownFile } from '#model/path.ts'
import { compressFile } from './compress.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { PublishInput } from './publish.ts'
import type { Survey } from './survey.ts'
import { writeInto } from './write-into.ts'

/** Beside the documents of articles, their Markdown; gives the names of all of them, changed or not. */
export function writeMarkdown(
  changed: readonly string[],
  { entries, absolute }: Survey,
  { store, site, docs, dist, markdownOf, deploy }: PublishInput,
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
    if (isChanged.has(entry.path)) {
      const path = join(dist, name)
      const text = pageMarkdown(markdownOf(entry.file), entry, site, around)
      writeInto(path, text)
      compressFile(path, text, deploy.compress, 'quick')
    }
    return [name]
  })
}
