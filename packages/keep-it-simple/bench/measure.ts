import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { scanDocs } from '#content/scan.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { publicTexts, secretTexts } from '#content/locks/secret-texts.ts'
import { pageSource } from '#content/page-source.ts'
import { PageTable } from '#store/pages.ts'
import { publish } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { buildShell } from '#publish/shell.ts'
import { testSettings, testSite, TEST_SITE } from '../tests/support/test-site.ts'

/**
 * One measurement in a process of its own, so that its memory is its own. Prints one line of JSON.
 * Parts are measured one after the other, with files packed as a site has them; `index` is nothing but
 * the index of what was built before.
 */
type Kind = 'edit' | 'search' | 'index'
const [kind, folder] = process.argv.slice(2) as [Kind, string]
const bundles = join(import.meta.dirname, '../.bench')
const { deploy } = testSite
const workers = availableParallelism()
const out = join(folder, 'content')
const dist = join(folder, 'dist')
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
  const release = new Release(dist, out, { formats: deploy.compress, level: 'quick' })
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
  const announce = (name: string) => release.announce(name)
  const index = (after: Promise<unknown>) =>
    buildSearchIndex(
      {
        store,
        content: out,
        dist: release.folder,
        announce,
        site: settings.site,
      },
      after,
    )
  const publishing = timed('pages', write)
  await publishing
  const [, searchTime] = await timed('search', () => index(publishing))
  const [published, prerenderTime] = await publishing
  const [, packTime] = await timed('pack', () => release.pack())
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
    pack: packTime,
    release: releaseTime,
    work,
  }
}

/** The index alone, anew; Vite, which holds much memory, built the bundles in an earlier run. */
async function indexAlone(): Promise<Record<string, unknown>> {
  const store = new PageTable(out).index()!
  for (const path of [join(out, 'search'), join(dist, 'search-index')])
    rmSync(path, { recursive: true, force: true })
  const site = settings.site
  const [, search] = await timed('search', () =>
    buildSearchIndex({ store, content: out, dist, site }, Promise.resolve()),
  )
  return { pages: store.pages.length, search, work }
}

if (kind === 'search')
  for (const path of [out, dist]) rmSync(path, { recursive: true, force: true })
if (kind === 'edit') {
  const { files } = scanDocs(settings.docs)
  const file = files[Math.floor(files.length / 2)]!.absolute
  const original = readFileSync(file)
  writeFileSync(file, `${original.toString()}\nOne more sentence.\n`)
  process.on('exit', () => writeFileSync(file, original))
}
const before = process.cpuUsage()
const result = await (kind === 'index' ? indexAlone() : whole())
const { user, system } = process.cpuUsage(before)
const peak = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ kind, ...result, cpu: Math.round((user + system) / 1000), peak }))
