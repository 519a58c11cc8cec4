import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isChinese } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'
import type { ContentPage } from '#model/page.ts'
import { indexManifest, pageFile, termCode, TermRows, type Keep } from '#search/index-files.ts'
import type { IndexManifest } from '#search/index-reader.ts'
import { pageTerms, type PageNames, type SoundsOf } from '#search/page-terms.ts'
import { PageTable } from '#store/pages.ts'
import { siteStore } from '#store/store.ts'
import { replaceFile } from '../write-into.ts'
import { soundsOf, soundTable } from './sounds.ts'

export interface LanguageWork {
  readonly content: string
  /** Changes with the code that indexes. */
  readonly identity: string
  readonly lang: Lang
  /** In the order in which they are numbered, each with a hash of its text; a locked page has none. */
  readonly pages: readonly { readonly names: PageNames; readonly text?: string }[]
  /** The folder of the index files. */
  readonly out: string
}

/** Terms of pages, and manifests. */
const KIND = 'search-terms'

/** Writes the files of one language that are not there yet. Gives its manifest and the number of texts read. */
export async function indexLanguage(
  work: LanguageWork,
): Promise<{ readonly manifest: IndexManifest; readonly read: number }> {
  const { content, identity, pages, out } = work
  const store = siteStore(content)
  const table = new PageTable(content)
  const present = new Set(readdirSync(out))
  const isThere = (name: string) => present.has(pieceName(name))
  const keep: Keep = (file) => writePiece(out, JSON.stringify(file))
  const sounds = isChinese(work.lang)
  /** A value of an earlier build counts as long as the files it names are there. */
  const kept = (key: string, files: (value: string) => readonly string[], make: () => string) => {
    const known = store.get(KIND, key)
    if (typeof known === 'string' && files(known).every(isThere)) return known
    const value = make()
    store.put(KIND, key, value)
    return value
  }
  const keys = pages.map((page) => hashOf(identity + JSON.stringify(page)))
  const lines: string[] = []
  let read = 0
  for (const [doc, { names, text }] of pages.entries()) {
    const line = kept(
      keys[doc]!,
      (known) => [known.slice(0, known.indexOf('\t'))],
      () => {
        read++
        const page =
          text === undefined ? undefined : (JSON.parse(table.text(names.path)!) as ContentPage)
        return pageLine(names, page, sounds ? soundsOf : () => [], keep)
      },
    )
    lines.push(line)
    // Between two pages, those that are drawn are given to the next thread.
    await setImmediate()
  }
  const manifest = kept(
    hashOf(keys.join()),
    (known) => filesOf(JSON.parse(known) as IndexManifest),
    () => JSON.stringify(manifestOf(pages, lines, keep, sounds)),
  )
  return { manifest: JSON.parse(manifest) as IndexManifest, read }
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
export function writePiece(folder: string, content: string): string {
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const path = join(folder, pieceName(name))
  if (!existsSync(path)) replaceFile(path, content)
  return name
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
