import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { localeOf } from '#model/locale.ts'
import { decodePath, fromPathname, normalizeAddress, resolvePath, splitLink } from '#model/path.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { LinkGuide } from './link-guide.ts'
import { pageEnding, pageNamed, pageTitled } from './meant-page.ts'

/** What a link may lead to. */
export interface Addresses {
  readonly pages: ReadonlyMap<string, PlacedPage>
  readonly byFile: ReadonlyMap<string, PlacedPage>
  /** List pages and redirects: they exist but have no headings. */
  readonly others: ReadonlySet<string>
  /** What this build does not publish, by file and by address, with the remedy for a link to it. */
  readonly unpublished: ReadonlyMap<string, string>
}

export interface LinkAdvice {
  readonly remedy: string
  /** The path to write instead, where it is known. */
  readonly meant?: string
}

export function addressOf(
  decoded: string,
  page: PlacedPage,
  settings: CompilerSettings,
): string | undefined {
  if (decoded.startsWith('/'))
    return normalizeAddress(fromPathname(settings.site.base, decoded) ?? decoded)
  const resolved = resolvePath(`/${page.source.file}`, decoded)
  return resolved === undefined ? undefined : normalizeAddress(resolved)
}

/** Where nothing is near. */
export const UNKNOWN = 'Correct the address, or write the page.'

/**
 * The likeliest cause, in order: a draft, a page that exists only in the other language, another
 * site, a page that moved, a file, a typing mistake.
 */
export function adviceFor(
  link: FoundLink,
  page: PlacedPage,
  addresses: Addresses,
  settings: CompilerSettings,
): LinkAdvice {
  const decoded = decodePath(splitLink(link.href).path)
  const file = resolvePath(`/${page.source.file}`, decoded)?.slice(1)
  const address = addressOf(decoded, page, settings)
  const waiting = addresses.unpublished.get(file ?? '') ?? addresses.unpublished.get(address ?? '')
  if (waiting !== undefined) return { remedy: waiting }
  if (address === undefined) return { remedy: 'The path climbs out of `docs/`; correct it.' }
  const { locales } = settings.site
  const own = localeOf(locales, address)
  for (const other of locales) {
    if (!own || other.prefix === own.prefix) continue
    const twin = other.prefix + address.slice(own.prefix.length)
    if (addresses.pages.has(twin))
      return {
        remedy: `The page exists only in ${other.label}, at \`${twin}\`: link that, or write the translation.`,
      }
  }
  if (/^www\./i.test(decoded)) {
    const meant = `https://${decoded}`
    return { remedy: `Begin it with https:// to leave the site: \`${meant}\`.`, meant }
  }
  const isFile = file !== undefined && !decoded.startsWith('/')
  if (isFile && existsSync(join(settings.docs, file)) && !/(?:\.md|\/)$/i.test(file))
    return {
      remedy:
        'A file beside a page cannot be linked: put it into `public/` and link it from there.',
    }
  // A file is named with its ending.
  const named = isFile ? `${file.replace(/(?:\/|\.html?|\.md)?$/i, '')}.md` : ''
  const exact = addresses.byFile.get(named)
  if (exact && exact !== page)
    return { remedy: `Did you mean \`docs/${named}\`?`, meant: relativeFile(page, exact) }
  const moved =
    isFile && /\.md$/i.test(file)
      ? pageNamed(file, addresses.byFile.values())
      : pageEnding(address, page, addresses.pages.values())
  const renamed = moved ?? pageTitled(link, page, addresses.pages.values())
  if (renamed) {
    const meant = isFile ? relativeFile(page, renamed) : inBase(renamed.path, decoded, settings)
    return { remedy: `The page is now ${shownFile(renamed)}: write \`${meant}\`.`, meant }
  }
  const guide = LinkGuide.of(addresses)
  const near = isFile ? guide.file(named) : undefined
  if (near && near !== page)
    return { remedy: `Did you mean \`${shownFile(near)}\`?`, meant: relativeFile(page, near) }
  const guess = guide.address(address)
  if (guess !== undefined)
    return { remedy: `Did you mean \`${guess}\`?`, meant: inBase(guess, decoded, settings) }
  // By its name alone it is a guess, which the author may look at; no edit is offered.
  const called = guide.called(address)
  if (!called || called === page) return { remedy: UNKNOWN }
  return { remedy: `Did you mean \`${called.path}\`?` }
}

function relativeFile(page: PlacedPage, target: PlacedPage): string {
  const path = posix.relative(posix.dirname(`/${page.source.file}`), `/${target.source.file}`)
  return path.startsWith('.') ? path : `./${path}`
}

/** Authors write addresses with the base in front or without it. */
function inBase(address: string, written: string, { site: { base } }: CompilerSettings): string {
  return base !== '/' && written.startsWith(base) ? base + address.slice(1) : address
}
