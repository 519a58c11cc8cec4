import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockKeys } from '#content/locks/derive.ts'
import { pageSource } from '#content/page-source.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { publish } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { serveFolder } from '#publish/serve.ts'
import type { Shell } from '#publish/shell-assets.ts'
import { buildShell } from '#publish/shell.ts'
import { TEST_SITE, testSettings, testSite } from './test-site.ts'
import { TinySite, type Files } from './tiny-site.ts'

/** One bundle for all tests that share settings; it is built once. */
const BUNDLES = join(import.meta.dirname, '../../.content/test-bundles')
const { deploy } = testSite

export const testShell = (): Promise<Shell> =>
  buildShell({ settings: testSite, layouts: testSettings().layouts }, BUNDLES)

/** A tiny site, built with the bundles of `fixtures/bilingual` and served on loopback; with an index where one is asked for. */
export async function serveTinySite(
  files: Files,
  override: Partial<CompilerSettings> = {},
  isSearched = false,
): Promise<{ url: string; dist: string; hosts: string; close: () => void }> {
  const site = new TinySite(files, { encodes: true, ...override })
  const { store, diagnostics } = await site.build()
  if (!store) throw new Error(JSON.stringify(diagnostics, undefined, 2))
  const dist = mkdtempSync(join(tmpdir(), 'tiny-dist-'))
  const shell = await testShell()
  const { settings } = site
  const release = new Release(dist, settings.out, { formats: [], level: 'quick' })
  const publishing = publish({
    store,
    shell,
    // Pictures of titles take their time, and few tests look at them.
    site: { ...settings.site, cards: false },
    collections: settings.collections,
    // Nor at packed copies, which take ten times as long as everything else.
    deploy: { ...deploy, compress: [] },
    docs: settings.docs,
    markdownOf: (file) => pageSource(file, settings),
    content: settings.out,
    publicDir: join(TEST_SITE, 'public'),
    release,
    keys: await lockKeys(settings),
    workers: 1,
  })
  const { site: config, out: content } = settings
  if (isSearched)
    await buildSearchIndex(
      {
        store,
        content,
        dist: release.folder,
        announce: (name) => release.announce(name),
        site: config,
      },
      publishing,
    )
  const { problems } = completeRelease(release, (await publishing).record, new LeakScan([]))
  if (problems.length > 0) throw new Error(JSON.stringify(problems, undefined, 2))
  // Its own pictures, beside those of the fixture.
  if (existsSync(settings.publicDir)) cpSync(settings.publicDir, dist, { recursive: true })
  const { server, url } = await serveFolder(dist)
  return {
    url,
    dist,
    hosts: join(settings.out, 'hosts'),
    close: () => closeAll(server, site, dist),
  }
}

function closeAll(server: Server, site: TinySite, dist: string): void {
  server.closeAllConnections()
  server.close()
  site.remove()
  rmSync(dist, { recursive: true, force: true })
}
