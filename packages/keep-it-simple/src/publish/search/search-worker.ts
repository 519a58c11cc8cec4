import { pathToFileURL } from 'node:url'
import { close, createIndex } from 'pagefind'
import type { PageData } from '#model/page.ts'
import { isSearchable } from '#model/search-records.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { searchDocument } from './search-document.ts'

export interface SearchWork {
  readonly serverEntry: string
  readonly content: string
  readonly paths: readonly string[]
  readonly out: string
}

/** Pages handed over at a time. */
const BATCH = 100
/** Drawn, computed or pressed: no text. */
const UNSPOKEN = ['.anchor', '.code-lang', 'button', 'math', 'svg']

/**
 * Indexes one part, in a thread and with an indexer of its own: its memory is given back when it is
 * done. Gives the number of pages indexed.
 */
export async function writePart(work: SearchWork): Promise<number> {
  const bundle = (await import(pathToFileURL(work.serverEntry).href)) as ServerBundle
  const library = new bundle.Library(work.content)
  try {
    const { index, errors } = await createIndex({ excludeSelectors: UNSPOKEN })
    if (!index) throw new Error(errors.join('\n'))
    let indexed = 0
    for (let start = 0; start < work.paths.length; start += BATCH) {
      const pages = work.paths
        .slice(start, start + BATCH)
        .map((path) => JSON.parse(library.text(path)!) as PageData)
        .filter(isSearchable)
      const files = pages.map((page) => ({ url: page.path, content: searchDocument(page) }))
      const answers = await Promise.all(files.map((file) => index.addHTMLFile(file)))
      refuse(answers.flatMap((answer) => answer.errors))
      indexed += pages.length
    }
    // An index of nothing cannot be asked.
    if (indexed > 0) refuse((await index.writeFiles({ outputPath: work.out })).errors)
    return indexed
  } finally {
    library.close()
    await close()
  }
}

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index: ${errors.join('\n')}`)
}
