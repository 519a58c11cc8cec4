import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { fixIn } from '#model/fix.ts'
import { decodePath, encodePath, normalizeAddress, resolvePath, splitLink } from '#model/path.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import { sourcePath } from '../source-path.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import type { CompilerSettings } from '../settings.ts'
import { addressOf, adviceFor, UNKNOWN, type Addresses } from './link-advice.ts'
import { AnchorGuide } from './anchor-guide.ts'
import { LinkGuide } from './link-guide.ts'
import { stateProblems } from './figure-states.ts'
import { frontMatterLinks, settingsLinks } from './written-links.ts'

/** Anchors of the article's tail that every page has (S2.6.16). */
const FRAME_ANCHORS = new Set(['main', 'doc-contributors', 'doc-changelog'])

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
  const lineOf = lineReader(sourcePath(settings.docs, page.source.file))
  const report = (
    link: FoundLink,
    code: string,
    message: string,
    remedy: string,
    meant?: { readonly before: string; readonly after: string },
  ) =>
    diagnostics.push({
      severity: 'error',
      code,
      file: shownFile(page),
      line: link.line,
      ...(link.column !== undefined && { column: link.column }),
      message,
      remedy,
      ...(meant && linkFix(page, link, lineOf(link.line), meant)),
    })

  for (const link of [...page.source.links, ...frontMatterLinks(page)]) {
    const { path, hash } = splitLink(link.href)
    const found = path === '' ? page : targetOf(path, page, addresses, settings)
    if (found === undefined) {
      const { remedy, meant } = adviceFor(link, page, addresses, settings)
      const message = `The link \`${decodePath(link.href)}\` leads nowhere.`
      const edit = meant === undefined ? undefined : { before: path, after: meant }
      report(link, 'dead-link', message, remedy, edit)
    } else if (hash.length > 1 && found !== 'other' && (addresses.isRead?.(found) ?? true)) {
      const id = decodePath(hash.slice(1))
      const ids = AnchorGuide.of(found)
      const wrong = stateProblems(`#${id}`, found.source.figures ?? [])
      for (const one of wrong ?? []) report(link, one.code, one.message, one.remedy)
      if (wrong) continue
      if (ids.has(id) || FRAME_ANCHORS.has(id)) continue
      const guess = ids.nearest(id)
      report(
        link,
        'dead-anchor',
        `\`${found.path}\` has no heading \`#${id}\`.`,
        guess
          ? `Did you mean \`#${guess}\`?`
          : `Its headings are in ${shownFile(found)}; copy the id from the page.`,
        guess ? { before: hash, after: `#${guess}` } : undefined,
      )
    }
  }
  return diagnostics
}

/** Read when it is asked for: most pages have no dead link. */
function lineReader(file: string): (line: number) => string | undefined {
  let lines: readonly string[] | undefined
  return (line) => {
    lines ??= existsSync(file) ? readFileSync(file, 'utf8').split(/\r\n?|\n/) : []
    return lines[line - 1]
  }
}

function linkFix(
  page: PlacedPage,
  { line }: FoundLink,
  text: string | undefined,
  { before, after }: { readonly before: string; readonly after: string },
) {
  const spelt = [before, decodePath(before)].find((one) => text?.includes(one))
  const spelling = /[\s()<>]/.test(after) ? encodePath(after) : after
  return spelt === undefined ? {} : fixIn({ file: shownFile(page), line, text }, spelt, spelling)
}

/** Navigation bars and sidebars written by hand: their links must lead somewhere too. */
export function checkSettingsLinks(addresses: Addresses, settings: CompilerSettings): Diagnostic[] {
  return settingsLinks(settings)
    .filter(({ href }) => {
      const address = normalizeAddress(splitLink(href).path)
      const known = addresses.pages.has(address) || addresses.others.has(address)
      return !known && !isPublicFile(address, settings)
    })
    .map(({ path, href }) => {
      const address = normalizeAddress(splitLink(href).path)
      const guide = LinkGuide.of(addresses)
      const guess = guide.address(address) ?? guide.called(address)?.path
      return {
        severity: 'error',
        code: 'dead-link',
        ...settingsPosition(settings, path),
        message: `The link \`${href}\` leads nowhere.`,
        remedy: guess ? `Did you mean \`${guess}\`?` : UNKNOWN,
      }
    })
}

/** The page an address or file leads to; `other` has no headings of its own. */
export function targetOf(
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
