import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { markdownFile } from '#model/path.ts'
import type { Entry } from './catalogue.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { PublishInput } from './publish.ts'
import { writeInto } from './write-into.ts'

/** Beside the documents of articles, their Markdown. What may no longer be told of loses it. */
export function printMarkdown(
  changed: readonly string[],
  entries: readonly Entry[],
  absolute: (address: string) => string,
  { shelf, site, docs, dist, markdownOf }: PublishInput,
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
  for (const path of changed) {
    const name = markdownFile(path)
    if (name === undefined) continue
    const entry = byPath.get(path)
    if (entry?.isArticle && entry.file !== undefined)
      writeInto(join(dist, name), pageMarkdown(markdownOf(entry.file), entry, site, around))
    else rmSync(join(dist, name), { force: true })
  }
}
