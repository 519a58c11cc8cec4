import { pathToFileURL } from 'node:url'
import type { HeadTag } from '#model/head.ts'
import { headSources, inlineTexts } from '#model/head-policy.ts'
import type { ContentPage } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { COPIED, copyFolder, isOff, type CopiedLanguage } from '#model/runner.ts'
import { readCatalogue, type Entry } from './catalogue.ts'
import { hookedCatalogue } from './hooked-catalogue.ts'
import { blockSources, lockedSources, pictureHosts, siteSources } from './needed-sources.ts'
import { contentPolicy, inlineHash } from './policy.ts'
import type { PublishInput } from './publish.ts'
import { REDIRECT_SCRIPT } from './redirect-page.ts'
import type { ServerBundle } from './server-bundle.ts'

/** All pages seen at once: the site files are written from this. */
export interface Survey {
  readonly entries: readonly Entry[]
  readonly policy: string
  /** Languages that need a copy of what runs them, of programs readers may run. */
  readonly runs: readonly CopiedLanguage[]
  /** Whether a page has a program in JavaScript. */
  readonly runsJavaScript: boolean
  /** Covers of articles, by the addresses of the articles. */
  readonly covers: ReadonlyMap<string, string>
  readonly absolute: (address: string) => string
  readonly bodyOf: (path: string) => string
  readonly close: () => void
}

const shows = (text: string | undefined, language: CopiedLanguage): boolean =>
  text?.includes(copyFolder(language, '').slice(0, -1)) === true

const showsJavaScript = (text: string | undefined): boolean =>
  /data-language=\\"(?:java|type)script\\"/.test(text ?? '')

export async function surveyPages(input: PublishInput): Promise<Survey> {
  const { store, shell, site, content, deploy } = input
  const bundle = (await import(pathToFileURL(shell.serverEntry).href)) as ServerBundle
  const library = new bundle.Library(content)
  const hosts = new Set<string>()
  const assets = new Set<string>()
  const tags = new Map<string, HeadTag>()
  const covers = new Map<string, string>()
  let hasLocked = false
  const runs = new Set<CopiedLanguage>()
  let runsJavaScript = false
  const entries = readCatalogue(store, (path) => {
    const page = library.outline(path)
    if (page) pictureHosts(page).forEach((host) => hosts.add(host))
    page?.head?.forEach((tag) => tags.set(JSON.stringify(tag), tag))
    if (page?.type === 'locked') hasLocked = true
    if (page?.type === 'posts')
      for (const { path: post, cover } of page.list.posts)
        if (cover !== undefined) covers.set(post, cover)
    if (page?.type === 'content') {
      page.assets?.forEach((name) => assets.add(name))
      if (
        page.assets?.includes('run') === true &&
        !(runs.size === COPIED.length && runsJavaScript)
      ) {
        const text = library.text(path)
        for (const language of COPIED) if (shows(text, language)) runs.add(language)
        runsJavaScript ||= showsJavaScript(text)
      }
    }
    return page
  })
  const listed = await hookedCatalogue(entries, site, input.hooked)
  // What is behind a lock is nobody's business: where there is one, all that is installed is there to be run.
  if (hasLocked)
    for (const language of COPIED) if (!isOff(site.runners ?? {}, language)) runs.add(language)
  const own = [...tags.values()]
  const scripts = [...(bundle.INLINE_SCRIPTS ?? []), REDIRECT_SCRIPT, ...inlineTexts(own, 'script')]
  const texts = [...(bundle.INLINE_STYLES ?? []), ...inlineTexts(own, 'style')]
  const styles = { 'style-src': texts.map(inlineHash) }
  const pictures = { 'img-src': [...hosts].sort() }
  return {
    entries: listed,
    runs: COPIED.filter((language) => runs.has(language)),
    runsJavaScript,
    covers,
    policy: contentPolicy(
      scripts,
      ...siteSources(site),
      headSources(own),
      styles,
      pictures,
      ...blockSources(assets, site),
      ...(hasLocked ? lockedSources(site) : []),
      deploy.allow,
    ),
    absolute: (address) => site.origin + toHref(site.base, address),
    bodyOf: (path) => (JSON.parse(library.text(path)!) as ContentPage).body,
    close: () => library.close(),
  }
}
