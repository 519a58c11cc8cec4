/**
 * Addresses and links.
 *
 * An *address* is the decoded path of one page: it starts with a slash and ends with a slash
 * (or with `.html` for old ones), is NFC, and may contain Chinese. A *href* is an address as it
 * stands in HTML: with the base in front and percent-encoded.
 */

export interface SplitLink {
  /** The part before `?` and `#`. */
  readonly path: string
  /** With the leading `?`, or empty. */
  readonly query: string
  /** With the leading `#`, or empty. */
  readonly hash: string
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** S2.2.4: anything with a scheme or a host of its own. Backslashes count as slashes, as in browsers. */
export function isExternal(link: string): boolean {
  return SCHEME.test(link) || /^[\\/]{2}/.test(link)
}

export function splitLink(link: string): SplitLink {
  const hashAt = link.indexOf('#')
  const hash = hashAt === -1 ? '' : link.slice(hashAt)
  const rest = hashAt === -1 ? link : link.slice(0, hashAt)
  const queryAt = rest.indexOf('?')
  return queryAt === -1
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash }
}

/** Percent-decoding that leaves malformed sequences alone instead of throwing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%2f/gi, '%252F')).normalize('NFC')
  } catch {
    return path.normalize('NFC')
  }
}

/** Characters a path segment may hold as they are (RFC 3986 `pchar`); some servers do not decode them. */
const LITERAL = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

export function encodePath(path: string): string {
  if (/^[\w./~-]*$/.test(path)) return path
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(LITERAL, decodeURIComponent))
    .join('/')
}

/** S2.2.2: the file-style address a source file would have: README is the folder's index, `.md` becomes `.html`. */
export function fileStyleAddress(file: string): string {
  const address = `/${file.replace(/^\/+/, '')}`
  return address
    .replace(/(^|\/)(?:readme|index)\.md$/i, '$1')
    .replace(/\.md$/i, '.html')
    .normalize('NFC')
}

/** S2.2.3: one spelling per address: `/a`, `/a/index.html` and `/a/` are `/a/`; `.html` pages stay. */
export function normalizeAddress(path: string): string {
  let address = decodePath(path)
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
  if (!address.startsWith('/')) address = `/${address}`
  address = address.replace(/\/index\.html$/i, '/')
  // A file has an extension that begins with a letter: `go1.22` is a name.
  if (address.endsWith('/') || /\.[a-z][a-z\d]*$/i.test(address)) return address
  return `${address}/`
}

/** Resolve `./x`, `../x` and `/x` against the folder of a file or address. `undefined` when it climbs out. */
export function resolvePath(from: string, path: string): string | undefined {
  if (path.startsWith('/')) return climb([], path)
  const folder = from.split('/').slice(0, -1).filter(Boolean)
  return climb(folder, path)
}

function climb(folder: readonly string[], path: string): string | undefined {
  const parts = [...folder]
  for (const part of path.split('/')) {
    if (part === '.' || part === '') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return `/${parts.join('/')}${path.endsWith('/') && parts.length > 0 ? '/' : ''}`
}

/** The link to write into HTML for an address, with an optional `#hash` left as it is. */
export function toHref(base: string, address: string): string {
  const { path, query, hash } = splitLink(address)
  return base.replace(/\/$/, '') + encodePath(path) + query + hash
}

/** An id as it stands behind `#`: letters of any script as they are, which is shorter and the same to browsers. */
export const fragmentOf = (id: string): string =>
  /^[\p{L}\p{M}\p{N}_.~-]*$/u.test(id) ? id : encodeURIComponent(id)

/** The address behind a pathname of the browser, or `undefined` when it lies outside the base. */
export function fromPathname(base: string, pathname: string): string | undefined {
  const root = base.replace(/\/$/, '')
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return undefined
  return normalizeAddress(pathname.slice(root.length))
}

/** Where a page's HTML lies in the output folder (decoded, no leading slash). */
export function htmlFile(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : address.slice(1)
}

/** Where an article's Markdown lies, beside its HTML; old addresses have none. */
export function markdownFile(address: string): string | undefined {
  return address.endsWith('/') ? `${address.slice(1)}index.md` : undefined
}

/** The addresses above this one, nearest first: `/a/b/` → `/a/`, `/`. */
export function parentAddresses(address: string): string[] {
  const parts = address.split('/').filter(Boolean)
  return parts.map((_, index) => {
    const above = parts.slice(0, parts.length - 1 - index)
    return above.length === 0 ? '/' : `/${above.join('/')}/`
  })
}
