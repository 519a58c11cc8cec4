import type { CompilerResult } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lockKeys } from '#content/locks/derive.ts'
import { publicTexts, secretTexts } from '#content/locks/secret-texts.ts'
import { pageCopy } from '#content/page-copy.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { PackLevel } from '#publish/compress.ts'
import { collectGarbage, MUCH } from '#publish/collect-garbage.ts'
import { publish } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import type { Shell } from '#publish/shell-assets.ts'
import { complain, say } from './say.ts'
import { seconds } from './seconds.ts'
import type { OpenedSite } from './site-of.ts'

export interface PrintInput {
  readonly opened: OpenedSite
  readonly content: CompilerResult & { readonly store: StoreIndex }
  readonly shell: Shell
  readonly dist: string
  readonly sbom?: string
  readonly pack: PackLevel
}

/** Pages, index and everything beside them, published; gives its name, or nothing where it may not be. */
export async function printRelease(input: PrintInput): Promise<string | undefined> {
  const { opened, content, shell, dist, sbom, pack } = input
  const { own, settings } = opened
  const rendering = performance.now()
  const { store } = content
  const { site, out, workers } = settings
  const { deploy } = own
  const keys = store.locked.length > 0 ? await lockKeys(settings) : undefined
  const release = new Release(dist, out, { formats: deploy.compress, level: pack })
  const publishing = publish({
    store,
    shell,
    site,
    collections: settings.collections,
    deploy,
    docs: settings.docs,
    markdownOf: (file) => pageCopy(file, settings),
    content: out,
    publicDir: settings.publicDir,
    release,
    workers,
    hooked: settings,
    colours: settings.colours,
    ...(keys && { keys }),
    ...(sbom !== undefined && { sbom }),
  })
  const indexing = buildSearchIndex(
    {
      store,
      content: out,
      dist: release.folder,
      announce: (name) => release.announce(name),
      site,
    },
    publishing,
  )
  // It waits for the pages and fails with them; one of the two says why.
  indexing.catch(() => undefined)
  const { drawn, total, images, record } = await publishing
  say(`prerender ${drawn} of ${total} pages drawn, ${seconds(rendering)}`)
  if (images)
    say(`images    ${images.drawn} of ${images.files.length} drawn, ${images.seconds.toFixed(1)} s`)

  collectGarbage(MUCH)
  const waiting = performance.now()
  const indexed = await indexing
  const outcome = indexed > 0 ? `${indexed} pages indexed` : site.search ? 'hosted' : 'as before'
  say(`search    ${outcome}, ${seconds(waiting)} more`)

  const packing = performance.now()
  const packed = await release.pack()
  if (deploy.compress.length > 0) say(`pack      ${packed} files, ${seconds(packing)}`)

  const checking = performance.now()
  const secrets = await secretTexts(content.pages, settings)
  const leaks = new LeakScan(secrets, publicTexts(content.open, settings))
  const { problems, build, swapped } = completeRelease(release, record, leaks)
  if (problems.length > 0) {
    console.error(formatDiagnostics(problems))
    complain('dist/ is as it was: what was built is not published.')
    return undefined
  }
  say(`release   ${build}, checked in ${seconds(checking)}`)
  if (swapped === 'copied') say('dist/ cannot be moved, so files were copied into it one by one.')
  return build
}
