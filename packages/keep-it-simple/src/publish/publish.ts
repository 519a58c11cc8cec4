import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { HookPlace } from '#config/call-hook.ts'
import { sealedOwner } from '#config/sealed-owner.ts'
import type { Collection } from '#model/collection.ts'
import type { DeploySettings } from '#model/deploy.ts'
import { localeOf } from '#model/locale.ts'
import { offlineAddress } from '#model/offline.ts'
import { htmlFile, toHref } from '#model/path.ts'
import type { SiteColours } from '#model/palette.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { PAGE_PART, type LockKeys } from '#model/seal.ts'
import type { SiteConfig } from '#model/site.ts'
import { writeSiteFiles } from './site-files.ts'
import { drawIcons } from './app/icons.ts'
import { writeWorker } from './app/worker.ts'
import { copyMedia, copyTree } from './copy-files.ts'
import { webFonts } from './fonts/web-fonts.ts'
import { withPolicy } from './policy.ts'
import { prerender } from './prerender.ts'
import { writeMarkdown } from './write-markdown.ts'
import { redirectPage } from './redirect-page.ts'
import { retainedShells, type BuildRecord } from './release/build-record.ts'
import type { Release } from './release/release.ts'
import { withBase, type Shell } from './shell-assets.ts'
import { surveyPages, type Survey } from './survey.ts'
import { drawSocialImages, type SocialImages } from './social-images/draw-images.ts'
import { copyLanguages } from './vendor.ts'

export interface PublishInput {
  readonly store: StoreIndex
  readonly shell: Shell
  readonly site: SiteConfig
  readonly collections: readonly Collection[]
  readonly deploy: DeploySettings
  readonly content: string
  readonly docs: string
  /** A page's Markdown by its file below `docs/`, as the compiler read it. */
  readonly markdownOf: (file: string) => string
  readonly publicDir: string
  readonly release: Release
  readonly workers: number
  /** The tokens as literal colours; the engine's own where nothing else is said. */
  readonly colours?: SiteColours
  /** The packages the site is built from, in CycloneDX. */
  readonly sbom?: string
  /** Only where pages are locked. */
  readonly keys?: LockKeys
  /** The author's functions, and where they are written. */
  readonly hooked?: HookPlace
}

export interface Published {
  readonly drawn: number
  readonly total: number
  readonly images?: SocialImages
  /** What the next build has to know. */
  readonly record: Omit<BuildRecord, 'files' | 'copied' | 'packing'>
}

/** Data and bundles in, the files of a release out. Pages that would come out the same are not drawn again. */
export async function publish(input: PublishInput): Promise<Published> {
  const { store, shell, site, release, deploy } = input
  const survey = await surveyPages(input)
  const policy = deploy.hosts.includes('github-pages') ? survey.policy : undefined
  const fonts = webFonts(site, survey.titles)
  const keys = JSON.stringify(input.keys ?? {})
  const look = lookOf(shell.identity, policy ?? '', JSON.stringify(fonts.sheets), keys)
  const before = release.before.look === look ? release.before.pages : {}
  const pages = Object.fromEntries(store.pages.map(({ path, hash }) => [path, hash]))
  const isLocked = new Set(store.locked)
  const sealed = sealedFiles(release)
  const taken: string[] = []
  /** What was encrypted beside a page that is as before. */
  const takeSealed = (path: string): boolean => {
    const names = sealed(path)
    if (names.length === 0 || !release.reuse(...names)) return false
    taken.push(...names)
    return true
  }
  const isAsBefore = (path: string) => before[path] === pages[path]
  const changed = Object.keys(pages).filter(
    (path) =>
      !isAsBefore(path) ||
      (isLocked.has(path) && !takeSealed(path)) ||
      !release.reuseDrawn(htmlFile(path)),
  )
  const stopping = new AbortController()
  const drawing = prerender(
    changed,
    {
      serverEntry: shell.serverEntry,
      content: input.content,
      folder: release.folder,
      assets: withBase({ ...shell.assets, fontStyles: fonts.sheets }, site.base),
      ...(policy !== undefined && { policy }),
      ...(input.keys && { keys: input.keys }),
    },
    input.workers,
    stopping.signal,
  )
  drawing.catch(() => undefined)
  const drawingImages = site.cards ? drawSocialImages(input, survey, stopping.signal) : undefined
  drawingImages?.catch(() => undefined)
  const rest = async (): Promise<Published> => {
    // While the workers draw, this thread has time.
    const markdown = writeMarkdown(changed, survey, input)
    const bundles = copyTree(shell.client, release, (name) => name.startsWith('.vite'))
    const shells = retainedShells(bundles, release.before.shells, deploy.keepBuilds)
    const isCurrent = new Set(bundles)
    const retained = shells
      .slice(1)
      .map((files) => files.filter((file) => isCurrent.has(file) || release.reuse(file)))
    // What follows may have the name of a page, and comes after it.
    const drawn = await drawing
    const images = await drawingImages
    writeRedirects(input, policy)
    const own = copyTree(input.publicDir, release)
    const media = copyMedia(store.media, release)
    const copied = await copyLanguages(release, survey.runs)
    const worker = writeWorker(input, survey.runsJavaScript)
    const icons = site.offline ? await drawIcons(input) : []
    const { names: ofSite, hosts } = writeSiteFiles(input, survey)
    for (const [source, name] of images?.files ?? []) release.copy(source, name)
    const fontFiles = await fonts.write(release, join(input.content, 'fonts'))
    const open = [
      bundles,
      ...retained,
      markdown,
      media,
      copied,
      worker,
      icons,
      ofSite,
      images?.files.map(([, name]) => name) ?? [],
      fontFiles,
      drawn.sealed,
      taken,
    ]
    for (const name of open.flat()) release.announce(name)
    const isHidden = hiddenPages(site, survey)
    for (const path of Object.keys(pages)) announcePage(release, path, isHidden(path))
    for (const [from, to] of store.redirects) announcePage(release, from, isHidden(to))
    // Of a file of the author's that no page links, nobody knows.
    for (const name of own) release.announce(name, true)
    return {
      drawn: changed.length,
      total: store.pages.length,
      ...(images && { images }),
      record: { look, pages, shells: [bundles, ...retained], hosts },
    }
  }
  try {
    return await rest()
  } catch (error) {
    // Nobody may write to a release that is given up.
    stopping.abort()
    await Promise.allSettled([drawing, drawingImages])
    throw error
  }
}

/** Names of the encrypted files of a page in the release before, its own and those of its pictures. */
function sealedFiles({ before }: Release): (path: string) => string[] {
  const byOwner = new Map(
    Object.keys(before.files)
      .filter((name) => name.startsWith('sealed/'))
      .map((name) => [name.slice('sealed/'.length).split('.')[0]!, name]),
  )
  return (path) => {
    const names: string[] = []
    const take = (part: string) => {
      const name = byOwner.get(sealedOwner(path, part))
      if (name !== undefined) names.push(name)
      return name !== undefined
    }
    if (take(PAGE_PART)) for (let index = 0; take(String(index)); index++);
    return names
  }
}

/** Pages of which no list of addresses speaks: locked ones, and those left out of the sitemap. */
function hiddenPages({ locales }: SiteConfig, { entries }: Survey): (path: string) => boolean {
  const shown = new Set(entries.filter(({ indexed }) => indexed).map(({ path }) => path))
  for (const { prefix } of locales) shown.add(`${prefix}404.html`).add(offlineAddress(prefix))
  return (path) => !shown.has(path)
}

const announcePage = (release: Release, path: string, hidden: boolean): void =>
  release.announce(htmlFile(path), hidden)

/** What all documents have in common. */
const lookOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)

function writeRedirects({ store, site, release }: PublishInput, policy: string | undefined): void {
  for (const [from, to] of store.redirects) {
    const lang = (localeOf(site.locales, to) ?? site.locales[0]!).lang
    const html = redirectPage(toHref(site.base, to), site.origin, lang)
    release.print(htmlFile(from), policy === undefined ? html : withPolicy(html, policy))
  }
}
