import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeploySettings } from '#model/deploy.ts'
import type { ContentPage } from '#model/page.ts'
import { TermRows } from '#search/cut-terms.ts'
import { textCode } from '#search/index-files.ts'
import { linksOf, pageText } from '#search/page-text.ts'
import { textTerms } from '#search/text-terms.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { replaceFile } from '../write-into.ts'
import type { SearchPart } from './search-parts.ts'
import { writePiece } from './write-pieces.ts'

export interface TextWork {
  readonly serverEntry: string
  readonly content: string
  readonly part: SearchPart
  /** The folder of the index files. */
  readonly out: string
  /** Where the terms of pages are kept from build to build. */
  readonly cache: string
  readonly compress: DeploySettings['compress']
}

/** What was read from a page's text; the numbers stand behind their terms. */
interface PageTerms {
  readonly text: string
  readonly links: readonly (readonly [href: string, text: string])[]
  readonly terms: readonly (string | number)[]
}

/** Indexes the texts of one part, in a thread of its own; a page that was read before is not read again. */
export async function writeTexts(work: TextWork): Promise<number> {
  const { part, out, cache, compress } = work
  const known = readTerms(`${cache}.jsonl`)
  const bundle = (await import(pathToFileURL(work.serverEntry).href)) as ServerBundle
  const library = new bundle.Library(work.content)
  const rows = new TermRows()
  const lines: string[] = []
  const links: (readonly [string, string])[] = []
  let read = 0
  try {
    for (const [doc, { path, text }] of part.pages.entries()) {
      if (text === '') continue
      const line = known.get(text)
      const page = line === undefined ? readPage(text, library.text(path)!) : parseTerms(line)
      if (line === undefined) read++
      lines.push(line ?? JSON.stringify(page))
      links.push(...page.links)
      const { terms } = page
      for (let at = 0; at < terms.length; at += 2)
        rows.add(doc, terms[at] as string, terms[at + 1] as number)
    }
  } finally {
    library.close()
  }
  const folder = join(out, part.identity)
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  const pieces = rows.cut()
  for (const [index, piece] of pieces.entries())
    writePiece(join(fresh, `${index}.json`), piece, compress)
  const starts = pieces.map(({ terms }) => terms[0]!)
  writePiece(join(fresh, 'terms.json'), { starts }, compress)
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
  replaceFile(`${cache}.jsonl`, lines.join('\n'))
  replaceFile(`${cache}.links.json`, JSON.stringify({ identity: part.identity, links }))
  return read
}

const parseTerms = (line: string): PageTerms => JSON.parse(line) as PageTerms

function readPage(text: string, json: string): PageTerms {
  const { title, body } = JSON.parse(json) as ContentPage
  const found = textTerms(pageText(title, body))
  const terms = [...found].flatMap(([term, hit]) => [term, textCode(hit)])
  return { text, links: linksOf(body), terms }
}

/** Lines by the text they were read from, which each begins with. */
function readTerms(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const end = line.indexOf('","links":')
      return end < 0 ? [] : [[JSON.parse(line.slice('{"text":'.length, end + 1)) as string, line]]
    }),
  )
}
