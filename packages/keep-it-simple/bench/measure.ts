import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { publicTexts, secretTexts } from '#content/locks/secret-texts.ts'
import { pageSource } from '#content/page-source.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { prerender } from '#publish/prerender.ts'
import { publish } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { withBase } from '#publish/shell-assets.ts'
import { buildShell } from '#publish/shell.ts'
import { testSettings, testSite, TEST_SITE } from '../tests/support/test-site.ts'

/**
 * One measurement in a process of its own, so that its memory is its own. Prints one line of JSON.
 * Parts are measured one after the other, with files packed as a site has them; `index` is nothing but
 * the index of what was built before, `bare` pages drawn by the bare engine.
 */
type Kind = 'edit' | 'bare' | 'search' | 'index'
const [kind, folder] = process.argv.slice(2) as [Kind, string]
const bundles = join(import.meta.dirname, '../.bench')
const { deploy } = testSite
const workers = availableParallelism()
/** The bare engine draws what `kis build` compiled. */
const out = join(folder, kind === 'bare' ? '.content' : 'content')
const dist = join(folder, kind === 'bare' ? 'dist-bare' : 'dist')
const settings = testSettings(folder, {
  publicDir: join(TEST_SITE, 'public'),
  out,
  redirects: {},
  navigation: {},
  workers,
})
const module = { settings: testSite, layouts: settings.layouts }

/** Seconds depend on what else the machine does; the work of all cores, much less. */
const work: Record<string, number> = {}
async function timed<T>(stage: string, run: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const before = process.cpuUsage()
  const result = await run()
  const { user, system } = process.cpuUsage(before)
  work[stage] = Math.round((user + system) / 1000)
  return [result, Math.round(performance.now() - started)]
}

async function whole(): Promise<Record<string, unknown>> {
  const shell = await buildShell(module, join(bundles, 'shell'))
  const [content, contentTime] = await timed('content', () => buildContent(settings))
  if (!content.store) throw new Error(formatDiagnostics(content.diagnostics.slice(0, 5)))
  const { store } = content
  const release = new Release(dist, out, deploy.compress)
  const write = () =>
    publish({
      store,
      shell,
      site: { ...settings.site, cards: false },
      collections: settings.collections,
      deploy,
      docs: settings.docs,
      markdownOf: (file) => pageSource(file, settings),
      content: out,
      publicDir: settings.publicDir,
      release,
      workers,
    })
  const { serverEntry } = shell
  const announce = (name: string) => release.announce(name)
  const index = (after: Promise<unknown>) =>
    buildSearchIndex(
      {
        store,
        serverEntry,
        content: out,
        dist: release.folder,
        announce,
        site: settings.site,
        deploy,
      },
      after,
    )
  const publishing = timed('pages', write)
  await publishing
  const [, searchTime] = await timed('search', () => index(publishing))
  const [published, prerenderTime] = await publishing
  const [completed, releaseTime] = await timed('release', async () => {
    const secrets = await secretTexts(content.pages, settings)
    const leaks = new LeakScan(secrets, publicTexts(content.open, settings))
    return completeRelease(release, published.record, leaks)
  })
  if (completed.problems.length > 0) throw new Error(formatDiagnostics(completed.problems))
  return {
    files: content.total,
    compiled: content.compiled,
    pages: published.total,
    drawn: published.drawn,
    content: contentTime,
    stages: content.times,
    prerender: prerenderTime,
    search: searchTime,
    release: releaseTime,
    work,
  }
}

/** The index alone, anew; Vite, which holds much memory, built the bundles in an earlier run. */
async function indexAlone(): Promise<Record<string, unknown>> {
  const serverEntry = join(bundles, 'shell/shell/server/entry-server.js')
  const store = JSON.parse(readFileSync(join(out, 'store.json'), 'utf8')) as StoreIndex
  for (const path of [join(out, 'search'), join(dist, 'search-index')])
    rmSync(path, { recursive: true, force: true })
  const site = settings.site
  const [, search] = await timed('search', () =>
    buildSearchIndex({ store, serverEntry, content: out, dist, site, deploy }, Promise.resolve()),
  )
  return { pages: store.pages.length, search, work }
}

async function bare(): Promise<Record<string, unknown>> {
  const shell = await buildShell(module, join(bundles, 'bare'), 'bench/entry-bare.tsx')
  const store = JSON.parse(readFileSync(join(out, 'store.json'), 'utf8')) as StoreIndex
  const paths = store.pages.map(([path]) => path)
  const setup = {
    serverEntry: shell.serverEntry,
    content: out,
    folder: dist,
    assets: withBase(shell.assets, '/'),
    compress: [],
    effort: 'quick' as const,
  }
  const [, time] = await timed('pages', () => prerender(paths, setup, workers))
  return { pages: paths.length, prerender: time }
}

if (kind === 'search')
  for (const path of [out, dist]) rmSync(path, { recursive: true, force: true })
if (kind === 'bare') rmSync(dist, { recursive: true, force: true })
if (kind === 'edit') {
  const list = readFileSync(join(out, 'compiled.jsonl'), 'utf8').split('\n')
  const { page } = JSON.parse(list[Math.floor(list.length / 2)]!) as { page: { file: string } }
  const file = join(folder, 'docs', page.file)
  const original = readFileSync(file)
  writeFileSync(file, `${original.toString()}\nOne more sentence.\n`)
  process.on('exit', () => writeFileSync(file, original))
}
const before = process.cpuUsage()
const result = await (kind === 'bare' ? bare() : kind === 'index' ? indexAlone() : whole())
const { user, system } = process.cpuUsage(before)
const peak = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ kind, ...result, cpu: Math.round((user + system) / 1000), peak }))
