import type { CompilerResult } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lockKeys } from '#content/locks/derive.ts'
import { publicTexts, secretTexts } from '#content/locks/secret-texts.ts'
import { pageCopy } from '#content/page-copy.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { collectGarbage, MUCH } from '#publish/collect-garbage.ts'
import { publish } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import type { Shell } from '#publish/shell-assets.ts'
import { siteNames } from '#search/synonyms.ts'
import { complain, say } from './say.ts'
import { seconds } from './seconds.ts'
import type { OpenedSite } from './site-of.ts'

export interface PrintInput {
  readonly opened: OpenedSite
  readonly content: CompilerResult & { readonly store: StoreIndex }
  readonly shell: Shell
  readonly dist: string
  readonly sbom?: string
}

/** Pages, index and everything beside them, published; gives its name, or nothing where it may not be. */
export async function printRelease(input: PrintInput): Promise<string | undefined> {
  const { opened, content, shell, dist, sbom } = input
  const { own, settings } = opened
  const rendering = performance.now()
  const { store } = content
  const { site, out, workers } = settings
  const { deploy } = own
  const { serverEntry } = shell
  const keys = store.locked.length > 0 ? await lockKeys(settings) : undefined
  const release = new Release(dist, out, deploy.compress)
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
      serverEntry,
      content: out,
      dist: release.folder,
      announce: (name) => release.announce(name),
      site,
      deploy,
      workers,
      synonyms: siteNames(settings),
    },
    publishing,
  )
  // It waits for the pages and fails with them; one of the two says why.
  indexing.catch(() => undefined)
  const { drawn, total, record } = await publishing
  say(`prerender ${drawn} of ${total} pages drawn, ${seconds(rendering)}`)

  collectGarbage(MUCH)
  const waiting = performance.now()
  const indexed = await indexing
  const outcome = indexed > 0 ? `${indexed} pages indexed` : site.search ? 'hosted' : 'as before'
  say(`search    ${outcome}, ${seconds(waiting)} more`)

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
