import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toHref } from '#model/path.ts'
import { appManifests } from './app/manifests.ts'
import { feeds } from './feeds/feeds.ts'
import { hostFiles } from './hosts/hosts.ts'
import { copiedPackages } from './licences/copied-packages.ts'
import { licencesText } from './licences/licences-text.ts'
import { llmsFiles } from './llms.ts'
import { HASHED, securityHeaders } from './policy.ts'
import type { PublishInput } from './publish.ts'
import { robots } from './robots.ts'
import { sitemaps } from './sitemap.ts'
import type { Survey } from './survey.ts'

/** Prints the files about all pages together; gives their names, and the settings hosts read elsewhere. */
export function writeSiteFiles(
  input: PublishInput,
  survey: Survey,
): { readonly names: readonly string[]; readonly hosts: Readonly<Record<string, string>> } {
  const { store, shell, site, collections, release, publicDir, deploy, sbom } = input
  const { entries, absolute, policy, bodyOf } = survey
  const hosts = hostFiles(deploy.hosts, {
    base: site.base,
    headers: securityHeaders(policy),
    hashed: HASHED,
    redirects: store.redirects.map(([from, to]) => [
      toHref(site.base, from),
      toHref(site.base, to),
    ]),
    prefixes: site.locales.map(({ prefix }) => prefix),
    compress: deploy.compress,
  })
  const files: Record<string, string> = {
    ...sitemaps(entries, site.locales, absolute),
    'robots.txt': robots(absolute('/sitemap.xml')),
    ...feeds({ entries, site, collections, absolute, bodyOf }),
    ...(site.offline ? appManifests(input) : {}),
    ...llmsFiles(entries, site.locales, collections, absolute),
    'licenses.txt': licencesText([...shell.licences, ...copiedPackages(survey.runs, site)]),
    ...(sbom !== undefined && { 'sbom.cdx.json': sbom }),
    ...hosts.served,
  }
  // A file of the owner's own stays.
  const names = Object.keys(files).filter((name) => !existsSync(join(publicDir, name)))
  for (const name of names) release.print(name, files[name]!)
  return { names, hosts: hosts.settings }
}
