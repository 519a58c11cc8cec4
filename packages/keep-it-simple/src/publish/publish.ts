import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HookPlace } from '#config/call-hook.ts'
import type { Collection } from '#model/collection.ts'
import type { DeploySettings } from '#model/deploy.ts'
import { localeOf } from '#model/locale.ts'
import { dataFile, htmlFile, toHref } from '#model/path.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import type { SiteColours } from '#model/palette.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { SiteConfig } from '#model/site.ts'
import { writeSiteFiles } from './site-files.ts'
import { drawIcons } from './app/icons.ts'
import { writeWorker } from './app/worker.ts'
import { drawCards } from './cards/draw-cards.ts'
import { compressExtras, documentEffort } from './compress.ts'
import { copyMedia, copyTree } from './copy-files.ts'
import { withPolicy } from './policy.ts'
import { prerender } from './prerender.ts'
import { forgetPages, retainedShells, readBuildRecord, writeBuildRecord } from './build-record.ts'
import { writeMarkdown } from './write-markdown.ts'
import { removeOld } from './remove-old.ts'
import { redirectPage } from './redirect-page.ts'
import { withBase, type Shell } from './shell-assets.ts'
import { surveyPages } from './survey.ts'
import { copyPyodide } from './vendor.ts'
import { writeInto } from './write-into.ts'

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
  readonly dist: string
  readonly workers: number
  /** The tokens as literal colours; the engine's own where nothing else is said. */
  readonly colours?: SiteColours
  /** The packages the site is built from, in CycloneDX. */
  readonly sbom?: string
  /** The author's functions, and where they are written. */
  readonly hooked?: HookPlace
}

/** Data and bundles in, a folder of files out. Pages that would come out the same are not drawn again. */
export async function publish(input: PublishInput): Promise<{ drawn: number; total: number }> {
  const { store, shell, site, dist, deploy } = input
  mkdirSync(dist, { recursive: true })
  const survey = await surveyPages(input)
  const policy = deploy.hosts.includes('github-pages') ? survey.policy : undefined
  const compress = deploy.compress.join()
  const effort = documentEffort(store.pages.length)
  const look = lookOf(shell.identity, policy ?? '', compress, effort)
  const record = join(input.content, 'build-record.json')
  const before = readBuildRecord(record, look, dist)
  const isWritten = (path: string) =>
    [htmlFile(path), dataFile(path)].every((file) => existsSync(join(dist, file)))
  const pages = Object.fromEntries(store.pages.map(([path, , , hash]) => [path, hash]))
  const changed = Object.keys(pages).filter(
    (path) => before.pages[path] !== pages[path] || !isWritten(path),
  )
  forgetPages(record, before)
  const drawing = prerender(
    changed,
    {
      serverEntry: shell.serverEntry,
      content: input.content,
      dist,
      assets: withBase(shell.assets, site.base),
      compress: deploy.compress,
      effort,
      ...(policy !== undefined && { policy }),
    },
    input.workers,
  )
  // While the workers draw, this thread has time.
  const markdown = writeMarkdown(changed, survey, input)
  await drawing

  const bundles = copyTree(shell.client, dist, (name) => name.startsWith('.vite'))
  const extras = [
    ...writeRedirects(input, policy),
    ...bundles,
    ...copyTree(input.publicDir, dist),
    ...copyMedia(store.media, dist),
    ...(survey.runsPython ? copyPyodide(dist) : []),
    ...writeWorker(input),
    ...(site.offline ? await drawIcons(input) : []),
    ...writeSiteFiles(input, survey),
    ...(site.cards ? await drawCards(input, survey) : []),
  ]
  survey.close()
  const shells = retainedShells(bundles, before.shells, deploy.keepBuilds)
  const documents = Object.keys(pages).flatMap((path) => [htmlFile(path), dataFile(path)])
  removeOld([...documents, ...markdown, ...extras, ...shells.flat()], dist, deploy.compress)
  const unpacked = before.compress === compress ? before.packed : {}
  const packed = compressExtras(extras, dist, deploy.compress, unpacked)
  writeBuildRecord(record, { look, compress, pages, shells, packed })
  return { drawn: changed.length, total: store.pages.length }
}

/** What all documents have in common. */
const lookOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)

function writeRedirects({ store, site, dist }: PublishInput, policy: string | undefined): string[] {
  return store.redirects.flatMap(([from, to]) => {
    const lang = (localeOf(site.locales, to) ?? site.locales[0]!).lang
    const files = [htmlFile(from), dataFile(from)]
    const html = redirectPage(toHref(site.base, to), site.origin, lang)
    writeInto(join(dist, files[0]!), policy === undefined ? html : withPolicy(html, policy))
    writeInto(join(dist, files[1]!), JSON.stringify({ format: PAGE_FORMAT, redirect: to }))
    return files
  })
}
