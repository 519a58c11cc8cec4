import { pathToFileURL } from 'node:url'
import type { PageBody } from '#model/body.ts'
import type { ContentPage } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { readCatalogue, type Entry } from './catalogue.ts'
import { blockSources, lockedSources, pictureHosts, siteSources } from './needed-sources.ts'
import { contentPolicy, inlineHash } from './policy.ts'
import type { PublishInput } from './publish.ts'
import { REDIRECT_SCRIPT } from './redirect-page.ts'
import type { ServerBundle } from './server-bundle.ts'

/** All pages seen at once: what is made of them together is made from this. */
export interface Survey {
  readonly entries: readonly Entry[]
  readonly policy: string
  readonly absolute: (address: string) => string
  readonly bodyOf: (path: string) => PageBody
  readonly close: () => void
}

export async function surveyPages(input: PublishInput): Promise<Survey> {
  const { shelf, shell, site, content, deploy } = input
  const bundle = (await import(pathToFileURL(shell.serverEntry).href)) as ServerBundle
  const library = new bundle.Library(content)
  const hosts = new Set<string>()
  const uses = new Set<string>()
  let hasLocked = false
  const entries = readCatalogue(shelf, (path) => {
    const page = library.outline(path)
    if (page) pictureHosts(page).forEach((host) => hosts.add(host))
    if (page?.type === 'locked') hasLocked = true
    if (page?.type === 'content') page.uses?.forEach((name) => uses.add(name))
    return page
  })
  const scripts = [...(bundle.INLINE_SCRIPTS ?? []), REDIRECT_SCRIPT]
  const styles = { 'style-src': (bundle.INLINE_STYLES ?? []).map(inlineHash) }
  const pictures = { 'img-src': [...hosts].sort() }
  return {
    entries,
    policy: contentPolicy(
      scripts,
      ...siteSources(site),
      styles,
      pictures,
      ...blockSources(uses, site),
      ...(hasLocked ? lockedSources(site) : []),
      deploy.allow,
    ),
    absolute: (address) => site.origin + toHref(site.base, address),
    bodyOf: (path) => (JSON.parse(library.text(path)!) as ContentPage).body,
    close: () => library.close(),
  }
}
