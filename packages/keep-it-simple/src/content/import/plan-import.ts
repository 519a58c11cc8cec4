import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { join as joinPath } from 'node:path/posix'
import type { CompilerSettings } from '../settings.ts'
import { normalizeAddress } from '#model/path.ts'
import { movedAnchors } from './body/anchors.ts'
import { convertPage, pageText, type ConvertedPage } from './convert-page.ts'
import { freeRedirects } from './free-redirects.ts'
import { frontLinks } from './front-links.ts'
import { noted, type Note, type Notes } from './note.ts'
import { rewriteLinks, type LinkSpace } from './rewrite-links.ts'
import type { ConvertedBody, SourcePage, SourceSite } from './source-site.ts'
import { takenAddresses } from './taken-addresses.ts'

export interface PlannedFile {
  readonly from: string
  /** Path below `docs/`; absent when the file cannot be imported, and the notes say why. */
  readonly to?: string
  readonly changes: readonly Note[]
  readonly todo: readonly Note[]
  readonly text?: string
  /** Files it shows: path below `docs/` by source. */
  readonly pictures: ReadonlyMap<string, string>
}

export interface ImportPlan {
  readonly files: readonly PlannedFile[]
  readonly left: readonly string[]
  /** The address a page has now, by one it had. */
  readonly newAddress: (old: string) => string | undefined
}

interface Converted {
  readonly source: SourcePage
  readonly page: ConvertedPage
  readonly body: ConvertedBody
}

/** Decides what to write where; nothing is written yet. */
export function planImport(site: SourceSite, into: string, settings: CompilerSettings): ImportPlan {
  const addresses = takenAddresses(settings)
  const converted: Converted[] = []
  const failed: PlannedFile[] = site.failed.map((one) => ({
    ...one,
    changes: [],
    pictures: new Map(),
  }))
  // File systems may not tell capitals apart.
  const targets = new Set<string>()
  for (const source of site.pages) {
    const { from, to, notes, old } = source
    if (targets.has(to.toLowerCase())) {
      const note = noted(`Another file of the folder becomes docs/${to}.`, undefined)
      failed.push({ from, changes: [], todo: [note], pictures: new Map() })
      continue
    }
    const page = convertPage(source.page, from, to, settings, addresses, notes, old)
    targets.add(to.toLowerCase())
    addresses.add(page.address.toLowerCase())
    converted.push({ source, page, body: site.body(source, page.markdown) })
  }
  const fronts = freeRedirects(converted, addresses)
  const newAddress = addressFinder(converted)
  const space = linkSpace(site, into, converted, addresses, settings)
  const files = converted.map(({ source: { from, to, notes }, page, body }): PlannedFile => {
    const lineAt = (index: number) => body.lines[index] ?? body.lines.at(-1) ?? 1
    const name = from.normalize('NFC')
    const rewritten = rewriteLinks(body.markdown, lineAt, name, space, notes)
    const front = frontLinks(fronts.get(page) ?? page.front, newAddress)
    const text = pageText(front, rewritten.markdown)
    const pictures = new Map([...rewritten.pictures, ...(body.files ?? [])])
    return { from, to, ...inOrder(notes), text, pictures }
  })
  for (const part of site.parts ?? []) files.push(planPart(part, site, space))
  const used = new Set(files.flatMap(({ pictures }) => [...pictures.keys()]))
  return {
    files: [...files, ...failed].sort((a, b) => (a.from < b.from ? -1 : 1)),
    left: site.others.filter((file) => !used.has(file) && !site.publicFiles.has(file)),
    newAddress,
  }
}

/** Addresses were written with and without their endings. */
function addressFinder(converted: readonly Converted[]): ImportPlan['newAddress'] {
  const byOld = oldAddresses(converted)
  return (old) => {
    const stem = old.replace(/\.(?:html|md)$/, '')
    return [normalizeAddress(old), normalizeAddress(stem), `${stem}.html`]
      .map((one) => byOld.get(one.toLowerCase())?.page.address)
      .find((one) => one !== undefined)
  }
}

/** A part has no front matter and no address; its links lead from the page that includes it. */
function planPart(part: SourcePage, site: SourceSite, space: LinkSpace): PlannedFile {
  const { from, to, notes, page, linksFrom = part } = part
  const body = site.body(part, page.markdown)
  const lineAt = (index: number) => body.lines[index] ?? 1
  const { markdown, pictures } = rewriteLinks(body.markdown, lineAt, linksFrom.from, space, notes)
  const text = `${markdown.trim()}\n`
  return {
    from,
    to,
    ...inOrder(notes),
    text,
    pictures: new Map([...pictures, ...(body.files ?? [])]),
  }
}

/** Conversions come one after the other; people read from the top. */
function inOrder({ changes, todo }: Notes): Notes {
  const byLine = (a: Note, b: Note) => (a.line ?? 0) - (b.line ?? 0)
  return { changes: changes.toSorted(byLine), todo: todo.toSorted(byLine) }
}

/** Every page by the addresses it had, in small letters. */
function oldAddresses(converted: readonly Converted[]): ReadonlyMap<string, Converted> {
  const found = new Map<string, Converted>()
  for (const one of converted)
    for (const old of one.source.old)
      if (!found.has(old.toLowerCase())) found.set(old.toLowerCase(), one)
  return found
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true

function linkSpace(
  site: SourceSite,
  into: string,
  converted: readonly Converted[],
  addresses: LinkSpace['addresses'],
  { publicDir }: CompilerSettings,
): LinkSpace {
  const { folder, anchorOf, publicFiles, base, candidates, pictureTarget } = site
  const anchors = new Map<string, ReadonlyMap<string, string>>()
  if (anchorOf)
    for (const { source, page, body } of converted) {
      const title = source.page.titleId ?? anchorOf(String(page.front['title']))
      // The title has no id here: it is where the page begins.
      anchors.set(source.to, new Map([[title, ''], ...movedAnchors(body.markdown, anchorOf)]))
    }
  const oldOf = new Map(
    converted.map(({ source }) => [source.from.normalize('NFC'), source.old[0]]),
  )
  return {
    folder: folder.split(sep).join('/'),
    into,
    pages: new Map(converted.map(({ source }) => [source.from.normalize('NFC'), source.to])),
    addresses,
    old: new Map([...oldAddresses(converted)].map(([old, { source }]) => [old, source.to])),
    oldOf: (from) => oldOf.get(from),
    publicFiles,
    newAnchor: (file, anchor) => anchors.get(file)?.get(anchor),
    ...(base !== undefined && { base }),
    ...(candidates && { candidates }),
    ...(pictureTarget && { pictureTarget }),
    // A link called `x.png` could lead to any file of the machine.
    isPicture: (source) => {
      const path = join(folder, source)
      return PICTURE.test(source) && isFile(path) && PICTURE.test(realpathSync(path))
    },
    isPublic: (path) => isFile(join(publicDir, joinPath('/', path))),
  }
}
