import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { callHook } from '#config/call-hook.ts'
import { nothing } from '#config/hook-answers.ts'
import { checkBundlerPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { lintHomes } from '#content/lint/homes.ts'
import { publicTexts, secretTexts } from '#content/locks/secret-texts.ts'
import { pageSource } from '#content/page-source.ts'
import { bundleError } from '#publish/bundle-problems.ts'
import { prepareFonts } from '#publish/fonts/prepare-fonts.ts'
import { softwareBill } from '#publish/licences/software-bill.ts'
import { publish } from '#publish/publish.ts'
import { takeLock } from '#publish/release/build-lock.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { filesIn } from '#publish/release/files-in.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { buildShell } from '#publish/shell.ts'
import type { Command, CommandInput } from './command.ts'
import { writtenDate } from '#model/date.ts'
import { fileProblem } from './file-problem.ts'
import { complain, say } from './say.ts'
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
  run: buildAlone,
}

/** Nobody else may write to the site meanwhile; what the disk refuses is said in a sentence. */
async function buildAlone(input: CommandInput): Promise<number> {
  const content = join(input.root, '.content')
  try {
    const giveBack = takeLock(content, 'kis build')
    try {
      return await buildSite(input)
    } finally {
      giveBack()
    }
  } catch (error) {
    throw fileProblem(error, input.root)
  }
}

/** Content, bundles, pages, in that order; published when all of it is there and right. */
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
  const fonts = prepareFonts(own.site, own.navigation, settings.out, content.store.pages.length)
  const faces = fonts?.sheet
  const shell = await buildShell(
    { ...module, ...(faces !== undefined && { faces }) },
    settings.out,
  ).catch((error: unknown) => {
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
  const release = new Release(dist, out, deploy.compress)
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
    release,
    workers,
    hooked: settings,
    colours: settings.colours,
    ...(fonts && { fonts: fonts.plan }),
    ...('text' in bill && { sbom: bill.text }),
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

  const waiting = performance.now()
  const indexed = await indexing
  const outcome = indexed > 0 ? `${indexed} pages indexed` : site.search ? 'hosted' : 'as before'
  say(`search    ${outcome}, ${seconds(waiting)} more`)

  const checking = performance.now()
  const secrets = await secretTexts(content.pages, settings)
  const leaks = new LeakScan(secrets, publicTexts(content.pages, settings))
  const { problems, build, swapped } = completeRelease(release, record, leaks)
  if (problems.length > 0) {
    console.error(formatDiagnostics(problems))
    complain('dist/ is as it was: what was built is not published.')
    return 1
  }
  say(`release   ${build}, checked in ${seconds(checking)}`)
  if (swapped === 'copied') say('dist/ cannot be moved, so files were copied into it one by one.')
  await callHook(settings, 'done', { folder: dist, files: filesIn(dist) }, nothing)
  say(`dist/ is ready after ${seconds(started)}`)
  return 0
}
