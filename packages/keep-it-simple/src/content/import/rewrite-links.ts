import { basename, dirname, join, relative } from 'node:path/posix'
import {
  decodePath,
  encodePath,
  isExternal,
  normalizeAddress,
  resolvePath,
  splitLink,
} from '#model/path.ts'
import { findHtmlPictures, findLinks, findWikiLinks, type FoundDestination } from './find-links.ts'
import { noted, shown, type Notes } from './note.ts'

/** What the links of a page are looked up in. Sources are paths from the folder that is imported. */
export interface LinkSpace {
  /** Its absolute path, with slashes. */
  readonly folder: string
  /** Where below `docs/` the folder's content goes; may be empty. */
  readonly into: string
  /** Files below `docs/` by their sources. */
  readonly pages: ReadonlyMap<string, string>
  /** Addresses of the site, in small letters. */
  readonly addresses: ReadonlySet<string>
  readonly isPicture: (source: string) => boolean
  readonly isPublic: (path: string) => boolean
  /** Files that keep an address: path below `public/` by source. */
  readonly publicFiles?: ReadonlyMap<string, string>
  /** Files below `docs/` by the addresses they had, in small letters. */
  readonly old?: ReadonlyMap<string, string>
  /** The address a page had, from which its relative links may lead. */
  readonly oldOf?: (source: string) => string | undefined
  /** What stood before every address. */
  readonly base?: string
  /** Where else a path may lead. */
  readonly candidates?: (path: string, source: string) => readonly string[]
  /** Path below `docs/` of a picture. */
  readonly pictureTarget?: (picture: string, source: string) => string
  /** The id that a heading of a file below `docs/` has now. */
  readonly newAnchor?: (file: string, anchor: string) => string | undefined
}

export interface RewrittenText {
  readonly markdown: string
  /** Pictures to copy: path below `docs/` by source. */
  readonly pictures: ReadonlyMap<string, string>
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** Links to other imported pages and to pictures, as they must be written where the page is now. */
export function rewriteLinks(
  markdown: string,
  lineAt: (index: number) => number,
  source: string,
  space: LinkSpace,
  notes: Notes,
): RewrittenText {
  const file = space.pages.get(source) ?? source
  const pictures = new Map<string, string>()
  let text = ''
  let end = 0
  const lineOf = (found: FoundDestination) => lineAt(found.line)
  const picture = (found: FoundDestination): Target | undefined => {
    const sources = sourceOf(found.written, source, space)
    const { path } = splitLink(found.written)
    const isPublic = path.startsWith('/') && space.isPublic(decodePath(withoutBase(path, space)))
    const open = sources.map((one) => space.publicFiles?.get(one)).find((one) => one !== undefined)
    if (open !== undefined || isPublic)
      return { href: open === undefined ? withoutBase(path, space) : readable(`/${open}`) }
    const from = sources.find(space.isPicture)
    if (from === undefined) {
      notes.todo.push(noted(`The picture ${shown(found.written)} is not there.`, lineOf(found)))
      return undefined
    }
    const to =
      space.pictureTarget?.(from, source) ??
      (from.startsWith('../') ? join(dirname(file), basename(from)) : join(space.into, from))
    pictures.set(from, to)
    return { file: to }
  }
  for (const found of findLinks(markdown)) {
    const { path, hash } = splitLink(found.written)
    if (isExternal(found.written) && !isFileUrl(found.written)) continue
    const isPicture =
      found.kind === 'picture' || (found.kind === 'definition' && PICTURE.test(decodePath(path)))
    const to =
      path === '' ? { file } : isPicture ? picture(found) : behind(found.written, source, space)
    if (to === undefined) continue
    const anchor = 'file' in to ? anchorIn(to.file, hash, space) : hash
    const stays =
      path === '' ||
      ('file' in to && !path.startsWith('/') && join(dirname(file), decodePath(path)) === to.file)
    const written = (stays ? path : 'href' in to ? to.href : nearPath(file, to.file)) + anchor
    if (written === found.written || written === '') continue
    notes.changes.push(noted(`${shown(found.written)} became \`${written}\`.`, lineOf(found)))
    text += markdown.slice(end, found.start) + written
    end = found.end
  }
  for (const found of findHtmlPictures(markdown)) {
    if (!isExternal(found.written)) picture(found)
    const message = 'The picture is written in HTML: `![what it shows](…)` says the same.'
    notes.todo.push(noted(message, lineOf(found)))
  }
  for (const { written, line } of findWikiLinks(markdown)) {
    const message = `${shown(written)} is shown as text here: write it as \`[words](./file.md)\`.`
    notes.todo.push(noted(message, lineAt(line)))
  }
  return { markdown: text + markdown.slice(end), pictures }
}

/** A file below `docs/`, or an address of its own. */
type Target = { readonly file: string } | { readonly href: string }

/** Encoded where Markdown needs it; letters beyond ASCII stay as people read them. */
const readable = (path: string): string =>
  encodePath(path).replace(/(?:%[89A-F][0-9A-F])+/gi, decodeURIComponent)

function nearPath(from: string, to: string): string {
  const near = relative(dirname(from), to)
  return readable(near.startsWith('../') ? near : `./${near}`)
}

function anchorIn(file: string, hash: string, { newAnchor }: LinkSpace): string {
  if (hash === '' || !newAnchor) return hash
  const id = newAnchor(file, decodePath(hash.slice(1)))
  return id === undefined ? hash : id === '' ? '' : `#${readable(id)}`
}

const withoutBase = (path: string, { base = '/' }: LinkSpace): string =>
  base !== '/' && path.startsWith(base) ? path.slice(base.length - 1) : path

const isFileUrl = (written: string): boolean => /^file:\/\/\//i.test(written)

/** Where a written path may lead, from the folder that is imported. */
function sourceOf(written: string, source: string, space: LinkSpace): string[] {
  const { folder, candidates } = space
  const path = decodePath(splitLink(written.replace(/^file:\/\//i, '')).path)
  if (!path.startsWith('/'))
    return [join(dirname(source), path), ...(candidates?.(path, source) ?? [])]
  const inside = path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []
  if (isFileUrl(written)) return inside
  const plain = withoutBase(path, space)
  return [...inside, ...(candidates?.(plain, source) ?? [join('.', plain.slice(1))])]
}

/** A page, or a file that keeps its address. */
function behind(written: string, source: string, space: LinkSpace): Target | undefined {
  const { path } = splitLink(written)
  const plain = withoutBase(decodePath(path), space)
  const isAddress = path.startsWith('/') && !/\.(?:md|markdown)$/i.test(path)
  const address = isAddress ? normalizeAddress(plain).toLowerCase() : ''
  const from = space.oldOf?.(source)
  const resolved = isAddress ? plain : from && resolvePath(from, plain)
  const old = resolved === undefined ? undefined : oldPage(resolved, space)
  if (old !== undefined && isAddress) return { file: old }
  if (isAddress && space.addresses.has(address)) return undefined
  const sources = sourceOf(written, source, space)
  for (const one of sources) {
    const page = pageAt(one, space)
    if (page !== undefined) return { file: page }
  }
  if (old !== undefined) return { file: old }
  const open = sources.map((one) => space.publicFiles?.get(one)).find((one) => one !== undefined)
  if (open !== undefined) return { href: readable(`/${open}`) }
  return plain === decodePath(path) ? undefined : { href: readable(plain) }
}

/** Addresses were written with and without their endings. */
const oldPage = (path: string, { old }: LinkSpace): string | undefined =>
  old &&
  [normalizeAddress(path), normalizeAddress(path.replace(/\.html$/, '')), `${path}.html`]
    .map((one) => old.get(one.toLowerCase()))
    .find((one) => one !== undefined)

function pageAt(plain: string, { pages }: LinkSpace): string | undefined {
  const name = plain.replace(/\/$/, '')
  const stem = name.replace(/\.(?:html?|md|markdown)$/i, '')
  const folders = ['README.md', 'readme.md', 'index.md'].map((one) => join(name, one))
  for (const one of [name, `${stem}.md`, `${stem}.markdown`, ...folders]) {
    const found = pages.get(one.normalize('NFC'))
    if (found !== undefined) return found
  }
  return undefined
}
