import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { join as joinPath } from 'node:path/posix'
import { decodeSource } from '../source.ts'
import type { CompilerSettings } from '../settings.ts'
import { convertPage, pageText, type ConvertedPage } from './convert-page.ts'
import { listSource } from './list-source.ts'
import { noted, type Note } from './note.ts'
import { rewriteLinks, type LinkSpace } from './rewrite-links.ts'
import { takenAddresses } from './taken-addresses.ts'

export interface PlannedFile {
  readonly from: string
  /** Path below `docs/`. */
  readonly to: string
  readonly changes: readonly Note[]
  readonly todo: readonly Note[]
  /** Absent when the file cannot be imported; the notes say why. */
  readonly text?: string
  /** Pictures it shows: path below `docs/` by source. */
  readonly pictures: ReadonlyMap<string, string>
}

export interface ImportPlan {
  readonly files: readonly PlannedFile[]
  readonly left: readonly string[]
}

/** Reads a folder of Markdown and decides what to write where; nothing is written yet. */
export function planImport(folder: string, into: string, settings: CompilerSettings): ImportPlan {
  const { pages: sources, others } = listSource(folder)
  const addresses = takenAddresses(settings)
  const pages = new Map<string, string>()
  const converted = new Map<string, ConvertedPage>()
  const failed: PlannedFile[] = []
  // File systems may not tell capitals apart.
  const targets = new Set<string>()
  for (const from of sources) {
    const to = joinPath(into, from.replace(/\.(?:md|markdown)$/i, '.md')).normalize('NFC')
    const fail = (note: Note) =>
      failed.push({ from, to, changes: [], todo: [note], pictures: new Map() })
    const { text, diagnostics } = decodeSource(from, readFileSync(join(folder, from)))
    if (text === undefined) {
      fail(noted(diagnostics[0]?.message ?? 'The file cannot be read.', diagnostics[0]?.line))
      continue
    }
    if (targets.has(to.toLowerCase())) {
      fail(noted(`Another file of the folder becomes docs/${to}.`, undefined))
      continue
    }
    const page = convertPage(text, from, to, settings, addresses)
    if ('refused' in page) {
      fail(page.refused)
      continue
    }
    targets.add(to.toLowerCase())
    addresses.add(page.address.toLowerCase())
    pages.set(from.normalize('NFC'), to)
    converted.set(from, page)
  }
  const space = linkSpace(folder, into, pages, addresses, settings)
  const files = [...converted].map(([from, { front, markdown, markdownLine, notes }]) => {
    const source = from.normalize('NFC')
    const rewritten = rewriteLinks(markdown, markdownLine, source, space, notes)
    const text = pageText(front, rewritten.markdown)
    return { from, to: pages.get(source)!, ...notes, text, pictures: rewritten.pictures }
  })
  const used = new Set(files.flatMap(({ pictures }) => [...pictures.keys()]))
  return {
    files: [...files, ...failed].sort((a, b) => (a.from < b.from ? -1 : 1)),
    left: others.filter((file) => !used.has(file)),
  }
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true

function linkSpace(
  folder: string,
  into: string,
  pages: LinkSpace['pages'],
  addresses: LinkSpace['addresses'],
  { publicDir }: CompilerSettings,
): LinkSpace {
  return {
    folder: folder.split(sep).join('/'),
    into,
    pages,
    addresses,
    // A link called `x.png` could lead to any file of the machine.
    isPicture: (source) => {
      const path = join(folder, source)
      return PICTURE.test(source) && isFile(path) && PICTURE.test(realpathSync(path))
    },
    isPublic: (path) => isFile(join(publicDir, joinPath('/', path))),
  }
}
