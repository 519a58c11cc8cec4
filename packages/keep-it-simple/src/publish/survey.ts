import { pathToFileURL } from 'node:url'
import { headSources, inlineTexts } from '#model/head-policy.ts'
import type { ContentPage, OutlinedPage } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { COPIED, copyFolder, isOff, type CopiedLanguage } from '#model/runner.ts'
import { PageTable } from '#store/pages.ts'
import { catalogueEntry, type Entry } from './catalogue.ts'
import type { PageTitle } from './fonts/web-fonts.ts'
import { hookedCatalogue } from './hooked-catalogue.ts'
import { blockSources, lockedSources, pictureHosts, siteSources } from './needed-sources.ts'
import { pageNotes, type PageNotes } from './page-notes.ts'
import { contentPolicy, inlineHash } from './policy.ts'
import type { PublishInput } from './publish.ts'
import { REDIRECT_SCRIPT } from './redirect-page.ts'
import type { ServerBundle } from './server-bundle.ts'

/** All pages seen at once: the site files are written from this. */
export interface Survey {
  readonly entries: readonly Entry[]
  /** Of every page that is not locked. */
  readonly titles: readonly PageTitle[]
  readonly policy: string
  /** Languages that need a copy of what runs them, of programs readers may run. */
  readonly runs: readonly CopiedLanguage[]
  /** Whether a page has a program in JavaScript. */
  readonly runsJavaScript: boolean
  /** Covers of articles, by the addresses of the articles. */
  readonly covers: ReadonlyMap<string, string>
  readonly absolute: (address: string) => string
  readonly bodyOf: (path: string) => string
}

const shows = (text: string | undefined, language: CopiedLanguage): boolean =>
  text?.includes(copyFolder(language, '').slice(0, -1)) === true

const showsJavaScript = (text: string | undefined): boolean =>
  /data-language=\\"(?:java|type)script\\"/.test(text ?? '')

function titleOf(page: OutlinedPage | undefined): PageTitle | undefined {
  if (!page || page.type === 'locked') return undefined
  const { lang, title: text } = page
  const created = page.type === 'content' ? page.createTime : undefined
  return { lang, text, ...(created !== undefined && { created }) }
}

/** Reads one page, and its text only where it has programs. */
function noteOn(path: string, library: PageTable): PageNotes {
  const page = library.outline(path)
  const entry = catalogueEntry(page)
  const title = titleOf(page)
  const own = page?.type === 'content' ? (page.assets ?? []) : []
  const text = own.includes('run') ? library.text(path) : undefined
  return {
    ...(entry && { entry }),
    ...(title && { title }),
    hosts: page ? [...pictureHosts(page)] : [],
    head: page?.head ?? [],
    isLocked: page?.type === 'locked',
    covers:
      page?.type === 'posts'
        ? page.list.posts.flatMap(({ path: post, cover }) =>
            cover === undefined ? [] : [[post, cover] as const],
          )
        : [],
    assets: own,
    runs: COPIED.filter((language) => shows(text, language)),
    runsJavaScript: showsJavaScript(text),
  }
}

export async function surveyPages(input: PublishInput): Promise<Survey> {
  const { store, shell, site, content, deploy } = input
  const bundle = (await import(pathToFileURL(shell.serverEntry).href)) as ServerBundle
  const library = new PageTable(content)
  const notes = pageNotes(store, shell.identity, content, (path) => noteOn(path, library))
  const hosts = new Set(notes.flatMap((one) => one.hosts))
  const assets = new Set(notes.flatMap((one) => one.assets))
  const tags = new Map(notes.flatMap(({ head }) => head.map((tag) => [JSON.stringify(tag), tag])))
  const covers = new Map(notes.flatMap((one) => one.covers))
  const hasLocked = notes.some(({ isLocked }) => isLocked)
  const runs = new Set(notes.flatMap((one) => one.runs))
  const runsJavaScript = notes.some((one) => one.runsJavaScript)
  const entries = notes.flatMap(({ entry }) => entry ?? [])
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
    titles: notes.flatMap(({ title }) => title ?? []),
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
  }
}
