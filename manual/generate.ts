import { join } from 'node:path'
import { copyBlocks } from './reference/copy-blocks.ts'
import { filesBeside } from './reference/files-beside.ts'
import { folderOf, LANGUAGES, written } from './reference/page.ts'
import { referencePages } from './reference/reference-pages.ts'
import { writePages } from './reference/write-pages.ts'

/** Writes the reference of both languages into `docs/`, from the engine itself. Not in git. */
for (const lang of LANGUAGES) {
  const pages = await referencePages(lang)
  writePages(
    join(import.meta.dirname, 'docs', folderOf(lang), '3.reference'),
    new Map<string, string | Uint8Array>([
      ...pages.map((page) => [page.file, written(page, lang)] as const),
      ...filesBeside(pages),
    ]),
  )
}
copyBlocks(import.meta.dirname)
