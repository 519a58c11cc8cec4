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
import { writeInto } from './write-into.ts'

/** Writes the files about all pages together; gives their names in `dist/`. */
export function writeSiteFiles(input: PublishInput, survey: Survey): string[] {
  const { store, shell, site, collections, content, dist, publicDir, deploy, sbom } = input
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
  for (const [name, text] of Object.entries(hosts.settings))
    writeInto(join(content, 'hosts', name), text)
  const files: Record<string, string> = {
    ...sitemaps(entries, site.locales, absolute),
    'robots.txt': robots(absolute('/sitemap.xml')),
    ...feeds({ entries, site, collections, absolute, bodyOf }),
    ...(site.offline ? appManifests(input) : {}),
    ...llmsFiles(entries, site.locales, collections, absolute),
    'licenses.txt': licencesText([...shell.licences, ...copiedPackages(survey.runsPython)]),
    ...(sbom !== undefined && { 'sbom.cdx.json': sbom }),
    ...hosts.served,
  }
  // A file of the owner's own stays.
  const names = Object.keys(files).filter((name) => !existsSync(join(publicDir, name)))
  for (const name of names) writeInto(join(dist, name), files[name]!)
  return names
}
