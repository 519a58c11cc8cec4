import { join, relative } from 'node:path'
import { markdownFile } from '#model/path.ts'
import { compressFile, removeFile } from './compress.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { PublishInput } from './publish.ts'
import type { Survey } from './survey.ts'
import { writeInto } from './write-into.ts'

/** Beside the documents of articles, their Markdown. What may no longer be told of loses it. */
export function printMarkdown(
  changed: readonly string[],
  { entries, absolute }: Survey,
  { shelf, site, docs, dist, markdownOf, deploy }: PublishInput,
): void {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const byFile = new Map(entries.map(({ file, path }) => [file, path]))
  const pictures = new Map(
    shelf.media.map(([source, address]) => [relative(docs, source), address]),
  )
  const around = {
    absolute,
    pageOf: (file: string) => byFile.get(file),
    pictureOf: (file: string) => pictures.get(file),
  }
  for (const address of changed) {
    const name = markdownFile(address)
    if (name === undefined) continue
    const entry = byPath.get(address)
    const path = join(dist, name)
    if (entry?.isArticle && entry.file !== undefined) {
      const text = pageMarkdown(markdownOf(entry.file), entry, site, around)
      writeInto(path, text)
      compressFile(path, text, deploy.compress, 'page')
    } else removeFile(path)
  }
}
