import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { localeOf } from '#model/locale.ts'
import { decodePath, fromPathname, normalizeAddress, resolvePath, splitLink } from '#model/path.ts'
import { nearest } from '#model/nearest.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import type { CompilerSettings } from '../settings.ts'
import { stateProblems } from './figure-states.ts'
import { frontMatterLinks, settingsLinks } from './written-links.ts'

/** Anchors of the article's tail that every page has (S2.6.16). */
const FRAME_ANCHORS = new Set(['main', 'doc-contributors', 'doc-changelog'])

export interface Addresses {
  readonly pages: ReadonlyMap<string, PlacedPage>
  readonly byFile: ReadonlyMap<string, PlacedPage>
  /** List pages and redirects: they exist but have no headings. */
  readonly others: ReadonlySet<string>
  /** Drafts of this build, by file and by address. */
  readonly drafts: ReadonlySet<string>
  /** Whether the text of a page was read, so that its headings are known; absent: of every page. */
  readonly isRead?: (page: PlacedPage) => boolean
}

/** Links to pages nobody has written. */
export function deadLinks(
  page: PlacedPage,
  addresses: Addresses,
  settings: CompilerSettings,
): FoundLink[] {
  return page.source.links.filter(({ href }) => {
    const { path } = splitLink(href)
    return path !== '' && targetOf(path, page, addresses, settings) === undefined
  })
}

/** Dead links and dead anchors, each at its line and column. */
export function checkLinks(
  page: PlacedPage,
  addresses: Addresses,
  settings: CompilerSettings,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (link: FoundLink, code: string, message: string, remedy: string) =>
    diagnostics.push({
      severity: 'error',
      code,
      file: shownFile(page),
      line: link.line,
      ...(link.column !== undefined && { column: link.column }),
      message,
      remedy,
    })

  for (const link of [...page.source.links, ...frontMatterLinks(page)]) {
    const { path, hash } = splitLink(link.href)
    const found = path === '' ? page : targetOf(path, page, addresses, settings)
    if (found === undefined) {
      report(
        link,
        'dead-link',
        `The link \`${decodePath(link.href)}\` leads nowhere.`,
        remedyFor(path, page, addresses, settings),
      )
    } else if (hash.length > 1 && found !== 'other' && (addresses.isRead?.(found) ?? true)) {
      const id = decodePath(hash.slice(1))
      const ids = found.source.anchors
      const wrong = stateProblems(`#${id}`, found.source.figures ?? [])
      for (const one of wrong ?? []) report(link, one.code, one.message, one.remedy)
      if (wrong) continue
      if (ids.includes(id) || FRAME_ANCHORS.has(id)) continue
      const guess = nearest(id, ids)
      report(
        link,
        'dead-anchor',
        `\`${found.path}\` has no heading \`#${id}\`.`,
        guess
          ? `Did you mean \`#${guess}\`?`
          : `Its headings are in ${shownFile(found)}; copy the id from the page.`,
      )
    }
  }
  return diagnostics
}

/** Navigation bars and sidebars written by hand: their links must lead somewhere too. */
export function checkSettingsLinks(addresses: Addresses, settings: CompilerSettings): Diagnostic[] {
  return settingsLinks(settings)
    .filter(({ href }) => {
      const address = normalizeAddress(splitLink(href).path)
      const known = addresses.pages.has(address) || addresses.others.has(address)
      return !known && !isPublicFile(address, settings)
    })
    .map(({ path, href }) => ({
      severity: 'error',
      code: 'dead-link',
      ...settingsPosition(settings, path),
      message: `The link \`${href}\` leads nowhere.`,
      remedy: 'Correct the address, or write the page.',
    }))
}

function targetOf(
  path: string,
  page: PlacedPage,
  addresses: Addresses,
  settings: CompilerSettings,
): PlacedPage | 'other' | undefined {
  const decoded = decodePath(path)
  if (/\.md$/i.test(decoded)) {
    const file = resolvePath(`/${page.source.file}`, decoded)?.slice(1)
    return file === undefined ? undefined : addresses.byFile.get(file)
  }
  const address = addressOf(decoded, page, settings)
  if (address === undefined) return undefined
  const found = addresses.pages.get(address)
  if (found) return found
  if (addresses.others.has(address)) return 'other'
  return isPublicFile(address, settings) ? 'other' : undefined
}

const isPublicFile = (address: string, { publicDir }: CompilerSettings): boolean =>
  !address.endsWith('/') && existsSync(join(publicDir, address))

function addressOf(
  decoded: string,
  page: PlacedPage,
  settings: CompilerSettings,
): string | undefined {
  if (decoded.startsWith('/'))
    return normalizeAddress(fromPathname(settings.site.base, decoded) ?? decoded)
  const resolved = resolvePath(`/${page.source.file}`, decoded)
  return resolved === undefined ? undefined : normalizeAddress(resolved)
}

/** The likeliest cause, in order: a draft, a page that exists only in the other language, another site, a file, a typing mistake. */
function remedyFor(
  path: string,
  page: PlacedPage,
  addresses: Addresses,
  settings: CompilerSettings,
): string {
  const decoded = decodePath(path)
  const file = resolvePath(`/${page.source.file}`, decoded)?.slice(1)
  if (file !== undefined && addresses.drafts.has(file))
    return 'The page is a draft; remove the link or publish the draft.'
  const address = addressOf(decoded, page, settings)
  if (address === undefined) return 'The path climbs out of `docs/`; correct it.'
  if (addresses.drafts.has(address))
    return 'The page is a draft; remove the link or publish the draft.'
  const { locales } = settings.site
  const own = localeOf(locales, address)
  for (const other of locales) {
    if (!own || other.prefix === own.prefix) continue
    const twin = other.prefix + address.slice(own.prefix.length)
    if (addresses.pages.has(twin))
      return `The page exists only in ${other.label}, at \`${twin}\`: link that, or write the translation.`
  }
  if (/^www\./i.test(decoded))
    return `Begin it with https:// to leave the site: \`https://${decoded}\`.`
  if (file !== undefined && !decoded.startsWith('/')) {
    if (existsSync(join(settings.docs, file)) && !/\.md$/i.test(file) && !file.endsWith('/'))
      return 'A file beside a page cannot be linked: put it into `public/` and link it from there.'
    const others = [...addresses.byFile.keys()].filter((one) => one !== page.source.file)
    const meant = nearest(file.replace(/(?:\/|\.html?|\.md)?$/i, '.md'), others)
    if (meant !== undefined) return `Did you mean docs/${meant}?`
  }
  const guess = nearest(address, addresses.pages.keys())
  return guess ? `Did you mean \`${guess}\`?` : 'Correct the address, or write the page.'
}
