import { basename, dirname, join, relative } from 'node:path/posix'
import { decodePath, encodePath, isExternal, normalizeAddress, splitLink } from '#model/path.ts'
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
  firstLine: number,
  source: string,
  space: LinkSpace,
  notes: Notes,
): RewrittenText {
  const file = space.pages.get(source) ?? source
  const pictures = new Map<string, string>()
  let text = ''
  let end = 0
  const lineOf = (found: FoundDestination) => firstLine + found.line
  const picture = (found: FoundDestination): string | undefined => {
    const from = sourceOf(found.written, source, space).find(space.isPicture)
    const { path } = splitLink(found.written)
    if (from === undefined) {
      if (!path.startsWith('/') || !space.isPublic(decodePath(path)))
        notes.todo.push(noted(`The picture ${shown(found.written)} is not there.`, lineOf(found)))
      return undefined
    }
    const to = from.startsWith('../') ? join(dirname(file), basename(from)) : join(space.into, from)
    pictures.set(from, to)
    return to
  }
  for (const found of findLinks(markdown)) {
    const { path, hash } = splitLink(found.written)
    if (path === '' || (isExternal(found.written) && !isFileUrl(found.written))) continue
    const isPicture =
      found.kind === 'picture' || (found.kind === 'definition' && PICTURE.test(decodePath(path)))
    const to = isPicture ? picture(found) : pageBehind(found.written, source, space)
    if (to === undefined || (!path.startsWith('/') && join(dirname(file), decodePath(path)) === to))
      continue
    const near = relative(dirname(file), to)
    const written = encodePath(near.startsWith('../') ? near : `./${near}`) + hash
    notes.changes.push(noted(`${shown(found.written)} became \`${written}\`.`, lineOf(found)))
    text += markdown.slice(end, found.start) + written
    end = found.end
  }
  for (const found of findHtmlPictures(markdown)) {
    if (!isExternal(found.written)) picture(found)
    const message = 'HTML is shown as text here: write the picture as `![what it shows](…)`.'
    notes.todo.push(noted(message, lineOf(found)))
  }
  for (const { written, line } of findWikiLinks(markdown)) {
    const message = `${shown(written)} is shown as text here: write it as \`[words](./file.md)\`.`
    notes.todo.push(noted(message, firstLine + line))
  }
  return { markdown: text + markdown.slice(end), pictures }
}

const isFileUrl = (written: string): boolean => /^file:\/\/\//i.test(written)

/** Where a written path may lead, from the folder that is imported. */
function sourceOf(written: string, source: string, { folder }: LinkSpace): string[] {
  const path = decodePath(splitLink(written.replace(/^file:\/\//i, '')).path)
  if (!path.startsWith('/')) return [join(dirname(source), path)]
  const inside = path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []
  return isFileUrl(written) ? inside : [...inside, join('.', path.slice(1))]
}

function pageBehind(written: string, source: string, space: LinkSpace): string | undefined {
  const { path } = splitLink(written)
  const isAddress = path.startsWith('/') && !/\.(?:md|markdown)$/i.test(path)
  if (isAddress && space.addresses.has(normalizeAddress(path).toLowerCase())) return undefined
  for (const plain of sourceOf(written, source, space)) {
    const name = plain.replace(/\/$/, '')
    const stem = name.replace(/\.(?:html?|md|markdown)$/i, '')
    const folders = ['README.md', 'readme.md', 'index.md'].map((one) => join(name, one))
    for (const one of [name, `${stem}.md`, `${stem}.markdown`, ...folders]) {
      const found = space.pages.get(one.normalize('NFC'))
      if (found !== undefined) return found
    }
  }
  return undefined
}
