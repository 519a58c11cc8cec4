import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { settingsPosition, type Position } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { localeOf } from '#model/locale.ts'
import { normalizeAddress } from '#model/path.ts'
import { hasParameters, matchPath, pathFor } from '#model/routes.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'

/** Servers see neither queries nor anchors; a dotted part would be written outside of the site. */
const NO_ADDRESS = /[?#\u0000-\u001F\u007F]|\/\.{1,2}(?:\/|$)/
/** Whether a redirect can start there. */
export const canRedirect = (address: string): boolean => !NO_ADDRESS.test(address)
/** Files that the build writes for each language. */
const WRITTEN =
  /^(?:404\.html|offline\.html|sitemap\.xml|robots\.txt|llms\.txt|rss\.xml|atom\.xml|feed\.json|(?:sw|service-worker)\.js|manifest\.webmanifest)$/i

/** S3.2: old address → new address, from `site.config.ts` and `redirectFrom` of pages. */
export function gatherRedirects(
  pages: readonly PlacedPage[],
  exists: (path: string) => boolean,
  settings: CompilerSettings,
): { redirects: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const redirects = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  // Hosts and file systems may not distinguish capitals.
  const taken = new Set(pages.map(({ path }) => path.toLowerCase()))
  const add = (from: string, to: string, where: () => Position) => {
    const report = (code: string, message: string, remedy: string) =>
      diagnostics.push({ severity: 'error', code, ...where(), message, remedy })
    const old = normalizeAddress(from)
    if (!canRedirect(old))
      report(
        'bad-address',
        `\`${from}\` cannot be an old address.`,
        'Write a path alone: no `?`, no `#`, no dotted part.',
      )
    else if (exists(old) || taken.has(old.toLowerCase()) || isWritten(old, settings))
      report(
        'redirect-collision',
        `\`${old}\` is a page or a file of this site and cannot be redirected.`,
        'Remove the redirect.',
      )
    else if (redirects.has(old) && redirects.get(old) !== to) {
      report(
        'redirect-collision',
        `\`${old}\` is already redirected to \`${redirects.get(old)}\`.`,
        'Keep one of the two.',
      )
    } else if (!exists(to))
      report(
        'redirect-target',
        `\`${old}\` is redirected to \`${to}\`, which does not exist.`,
        'Correct the new address, or remove the redirect.',
      )
    else redirects.set(old, to)
  }
  for (const [from, to] of Object.entries(settings.redirects)) {
    const where = () => settingsPosition(settings, ['redirects', from], 'key')
    if (!hasParameters(from) && !hasParameters(to)) add(from, to, where)
    else
      for (const [old, path] of expand(from, to, pages, where, diagnostics)) add(old, path, where)
  }
  for (const page of pages) {
    const { redirectFrom } = page.frontmatter
    for (const from of typeof redirectFrom === 'string' ? [redirectFrom] : (redirectFrom ?? [])) {
      const line = page.source.keyLines['redirectFrom']
      add(from, page.path, () => ({ file: shownFile(page), ...(line !== undefined && { line }) }))
    }
  }
  return { redirects, diagnostics }
}

/** A redirect with named parameters (`/posts/:slug/` → `/article/:slug/`) is one for each page it leads to. */
function expand(
  from: string,
  to: string,
  pages: readonly PlacedPage[],
  where: () => Position,
  diagnostics: Diagnostic[],
): [old: string, path: string][] {
  const found = pages.flatMap(({ path }) => {
    const params = matchPath(to, path)
    return params ? [[params, path] as const] : []
  })
  const report = (code: string, message: string, remedy: string) =>
    diagnostics.push({ severity: 'error', code, ...where(), message, remedy })
  if (found.length === 0)
    report(
      'redirect-target',
      `\`${from}\` is redirected to \`${to}\`, which does not exist.`,
      'Correct the new address, or remove the redirect.',
    )
  try {
    return found.map(([params, path]) => [pathFor(from, params), path])
  } catch {
    report(
      'bad-address',
      `\`${from}\` cannot be an old address.`,
      'Give it the parameters that the new address has, and no others.',
    )
    return []
  }
}

function isWritten(address: string, { publicDir, site }: CompilerSettings): boolean {
  if (address.endsWith('/')) return false
  const name = address.slice(localeOf(site.locales, address)?.prefix.length ?? 1)
  return WRITTEN.test(name) || existsSync(join(publicDir, address))
}
