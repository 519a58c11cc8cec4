import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isChinese } from '#model/language.ts'
import type { DeploySettings } from '#model/deploy.ts'
import type { Lang } from '#model/locale.ts'
import type { ContentPage } from '#model/page.ts'
import { indexManifest, pageFile, termCode, TermRows, type Keep } from '#search/index-files.ts'
import type { IndexManifest } from '#search/index-reader.ts'
import { pageTerms, type PageNames, type SoundsOf } from '#search/page-terms.ts'
import { compressFile } from '../compress.ts'
import type { ServerBundle } from '../server-bundle.ts'
import { replaceFile } from '../write-into.ts'
import { KeptValues } from './kept-values.ts'
import { soundsOf, soundTable } from './sounds.ts'

export interface LanguageWork {
  readonly serverEntry: string
  readonly content: string
  readonly lang: Lang
  /** In the order in which they are numbered, each with a hash of its text; a locked page has none. */
  readonly pages: readonly { readonly names: PageNames; readonly text?: string }[]
  /** The folder of the index files. */
  readonly out: string
  /** The file that remembers terms from build to build. */
  readonly kept: string
  readonly compress: DeploySettings['compress']
}

/** Writes the files of one language that are not there yet. Gives its manifest and the number of texts read. */
export async function indexLanguage(
  work: LanguageWork,
): Promise<{ readonly manifest: IndexManifest; readonly read: number }> {
  const { pages, out, compress } = work
  const kept = new KeptValues(work.kept)
  const present = new Set(readdirSync(out))
  const isThere = (name: string) => present.has(pieceName(name))
  const keys = pages.map((page) => hashOf(JSON.stringify(page)))
  const { Library } = (await import(pathToFileURL(work.serverEntry).href)) as ServerBundle
  const library = new Library(work.content)
  const sounds = isChinese(work.lang)
  let read = 0
  const lineOf = (doc: number) =>
    kept.get(
      keys[doc]!,
      () => {
        const { names, text } = pages[doc]!
        read++
        return pageLine(
          names,
          text === undefined ? undefined : (JSON.parse(library.text(names.path)!) as ContentPage),
          sounds ? soundsOf : () => [],
          keep,
        )
      },
      (line) => isThere(line.slice(0, line.indexOf('\t'))),
    )
  const keep: Keep = (file) => writePiece(out, JSON.stringify(file), compress)
  try {
    const lines: string[] = []
    for (const doc of pages.keys()) {
      lines.push(lineOf(doc))
      // Between two pages, those that are drawn are given to the next thread.
      await setImmediate()
    }
    const manifest = kept.get(
      hashOf(keys.join()),
      () => JSON.stringify(manifestOf(pages, lines, keep, sounds)),
      (text) => filesOf(JSON.parse(text) as IndexManifest).every(isThere),
    )
    kept.save()
    return { manifest: JSON.parse(manifest) as IndexManifest, read }
  } finally {
    library.close()
  }
}

/** The name of its file, and its terms with their numbers: there are millions, too many for JSON. */
function pageLine(
  names: PageNames,
  page: ContentPage | undefined,
  sounds: SoundsOf,
  keep: Keep,
): string {
  let line = keep(pageFile(names, page))
  for (const [term, hit] of pageTerms(names, page, sounds))
    line += `\t${term}\t${termCode(hit).toString(36)}`
  return line
}

function manifestOf(
  pages: LanguageWork['pages'],
  lines: readonly string[],
  keep: Keep,
  sounds: boolean,
): IndexManifest {
  const rows = new TermRows()
  const files = lines.map((line, doc) => {
    const [file, ...terms] = line.split('\t')
    for (let at = 0; at < terms.length; at += 2)
      rows.add(doc, terms[at]!, Number.parseInt(terms[at + 1]!, 36))
    return file!
  })
  const manifest = indexManifest(
    pages.map(({ names }) => names),
    files,
    rows,
    keep,
  )
  return sounds ? { ...manifest, sounds: keep(soundTable()) } : manifest
}

/** Every file an index names. */
export const filesOf = ({ files, pages, groups, sounds }: IndexManifest): string[] => [
  ...files,
  ...pages,
  groups,
  ...(sounds === undefined ? [] : [sounds]),
]

export const pieceName = (name: string): string => `${name}.json`

/** A file is named by what it holds, so hosts and browsers may keep it forever. */
export function writePiece(
  folder: string,
  content: string,
  compress: DeploySettings['compress'],
): string {
  const text = Buffer.from(content)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  const path = join(folder, pieceName(name))
  if (!existsSync(path)) {
    // The file itself comes last and at once: if it is there, all of it is.
    compressFile(path, text, compress, 'piece')
    replaceFile(path, text)
  }
  return name
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
