import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { callHook } from '#config/call-hook.ts'
import { nothing } from '#config/hook-answers.ts'
import { checkBundlerPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lintHomes } from '#content/lint/homes.ts'
import { pageSource } from '#content/page-source.ts'
import { bundleError } from '#publish/bundle-problems.ts'
import { softwareBill } from '#publish/licences/software-bill.ts'
import { publish } from '#publish/publish.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { buildShell } from '#publish/shell.ts'
import type { Command, CommandInput } from './command.ts'
import { writtenDate } from '#model/date.ts'
import { say } from './say.ts'
import { siteNames } from '#search/synonyms.ts'
import { nowOf } from './now-of.ts'
import { siteWithIslands } from './site-of.ts'

export const build: Command = {
  usage: '[--now "yyyy/MM/dd HH:mm"]',
  summary: 'write the whole site to dist/; only what changed is built again',
  options: { now: { type: 'string' } },
  optionHelp: {
    now: 'build as if it were this time; without it SOURCE_DATE_EPOCH, or the clock',
  },
  run: buildSite,
}

/** Content, bundles, pages, in that order. */
async function buildSite({ root, flags }: CommandInput): Promise<number> {
  // Vite reads it: a shell that says `development` would get React's slow half.
  process.env['NODE_ENV'] = 'production'
  checkBundlerPaths(root, ENGINE)
  const opened = await siteWithIslands(root, {
    workers: availableParallelism(),
    encodes: true,
  })
  const { own, module } = opened
  const settings = { ...opened.settings, ...nowOf(flags['now'], own.site.timeZone) }
  const started = performance.now()
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

  // npm reads the lockfile meanwhile, in a process of its own.
  const billing = softwareBill(root, settings.out, own.site.origin)
  const content = await buildContent(settings)
  // The site's rules of style are not asked here: they never stop a deployment.
  const homeless = lintHomes(content.store, settings.site.locales)
  const diagnostics = [...content.diagnostics, ...homeless]
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
  if (!content.store || homeless.length > 0) return 1
  say(
    `content   ${content.compiled} of ${content.total} files compiled, ${content.store.pages.length} pages, ${seconds(started)}`,
  )
  for (const { file, until } of content.held)
    say(`held back docs/${file} until ${writtenDate(until)}`)

  const bundling = performance.now()
  const shell = await buildShell(module, settings.out).catch((error: unknown) => {
    throw bundleError(error, root)
  })
  say(`shell     ${shell.identity}, ${seconds(bundling)}`)

  const bill = await billing
  if ('problem' in bill) console.error(formatDiagnostics([bill.problem]))
  const rendering = performance.now()
  const dist = join(root, 'dist')
  const { store } = content
  const { site, out, workers } = settings
  const { deploy } = own
  const { serverEntry } = shell
  const publishing = publish({
    store,
    shell,
    site,
    collections: settings.collections,
    deploy,
    docs: settings.docs,
    markdownOf: (file) => pageSource(file, settings),
    content: out,
    publicDir: settings.publicDir,
    dist,
    workers,
    hooked: settings,
    colours: settings.colours,
    ...('text' in bill && { sbom: bill.text }),
  })
  const indexing = buildSearchIndex(
    {
      store,
      serverEntry,
      content: out,
      dist,
      site,
      deploy,
      workers,
      synonyms: siteNames(settings),
    },
    publishing,
  )
  // It waits for the pages and fails with them; one of the two says why.
  indexing.catch(() => undefined)
  const { drawn, total } = await publishing
  say(`prerender ${drawn} of ${total} pages drawn, ${seconds(rendering)}`)

  const waiting = performance.now()
  const indexed = await indexing
  const outcome = indexed > 0 ? `${indexed} pages indexed` : site.search ? 'hosted' : 'as before'
  say(`search    ${outcome}, ${seconds(waiting)} more`)
  await callHook(settings, 'done', { folder: dist, files: filesIn(dist) }, nothing)
  say(`dist/ is ready after ${seconds(started)}`)
  return 0
}

/** Every file of a folder, with slashes on every system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll(sep, '/'))
    .sort()
