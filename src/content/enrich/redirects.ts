import type { Diagnostic } from '#model/diagnostic.ts'
import { normalizeAddress } from '#model/path.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { PressSettings } from '../settings.ts'

/** S3.2: old address → new address, from `site/redirects.ts` and `redirectFrom` of pages. */
export function gatherRedirects(
  pages: readonly PlacedPage[],
  exists: (path: string) => boolean,
  settings: PressSettings,
): { redirects: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const redirects = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const add = (from: string, to: string, file: string, line?: number) => {
    const report = (code: string, message: string, remedy: string) =>
      diagnostics.push({
        severity: 'error',
        code,
        file,
        ...(line !== undefined && { line }),
        message,
        remedy,
      })
    const old = normalizeAddress(from)
    if (exists(old))
      report(
        'redirect-collision',
        `\`${old}\` is a page and cannot be redirected.`,
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
  for (const [from, to] of Object.entries(settings.redirects)) add(from, to, 'site/redirects.ts')
  for (const page of pages) {
    const { redirectFrom } = page.frontmatter
    for (const from of typeof redirectFrom === 'string' ? [redirectFrom] : (redirectFrom ?? [])) {
      add(from, page.path, shownFile(page), page.source.keyLines['redirectFrom'])
    }
  }
  return { redirects, diagnostics }
}
