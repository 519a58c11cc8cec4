import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { callHook } from '#config/call-hook.ts'
import { nothing } from '#config/hook-answers.ts'
import { checkBundlerPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import { SettingsError } from '#config/settings-error.ts'
import { buildContent, type CompilerResult } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { hasSecrets } from '#content/locks/secret-texts.ts'
import { lintHomes } from '#content/lint/homes.ts'
import type { PackLevel } from '#publish/compress.ts'
import { softwareBill } from '#publish/licences/software-bill.ts'
import { releaseFolders } from '#publish/release/folders.ts'
import { noteStanding, standingKey, standingRelease } from '#publish/release/standing.ts'
import { takeLock } from '#publish/release/build-lock.ts'
import { filesIn } from '#publish/release/files-in.ts'
import { siteStore } from '#store/store.ts'
import { buildShell } from '#publish/shell.ts'
import { fontPackages } from '#model/fonts.ts'
import { installedVersion } from '#config/optional-packages.ts'
import type { Command, CommandInput } from './command.ts'
import type { StoreIndex } from '#model/page-store.ts'
import { writtenDate } from '#model/date.ts'
import { fileProblem } from './file-problem.ts'
import { complain, say } from './say.ts'
import { seconds } from './seconds.ts'
import { nowOf } from './now-of.ts'
import { siteWithIslands, type OpenedSite } from './site-of.ts'

export const build: Command = {
  usage: '[--watch] [--pack quick|best] [--now "yyyy/MM/dd HH:mm"]',
  summary: 'write the whole site to dist/; only what changed is built again',
  options: { now: { type: 'string' }, watch: { type: 'boolean' }, pack: { type: 'string' } },
  optionHelp: {
    watch: 'stay, and build again whenever a file is saved',
    pack: '`best` compresses everything as far as possible; takes about 0.1 s per page',
    now: 'build as if it were this time; without it SOURCE_DATE_EPOCH, or the clock',
  },
  run: async (input) =>
    input.flags['watch'] === true
      ? (await import('./build-watch.ts')).watchBuild(input)
      : buildAlone(input),
}

/** Nobody else may write to the site meanwhile; what the disk refuses is said in a sentence. */
export async function buildAlone(input: CommandInput): Promise<number> {
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

/** Everything a release is made from. */
function releaseKey(content: string, { own }: OpenedSite, parts: readonly string[]): string {
  const { hooks: _, ...plain } = own
  return standingKey([content, JSON.stringify(plain), ...parts])
}

/** Changes with any page, and with what is published beside them. */
const pagesKey = ({ pages, redirects, media, locked }: StoreIndex): string =>
  JSON.stringify([pages.map(({ path, hash }) => [path, hash]), redirects, media, locked])
function packLevel(flag: CommandInput['flags'][string] = 'quick'): PackLevel {
  if (flag === 'quick' || flag === 'best') return flag
  throw new SettingsError(`\`--pack\` does not know \`${flag}\`.`, 'Write `quick` or `best`.')
}

/** Nobody asks for the others any more, and of a hundred thousand they are a gigabyte. */
const withoutOpenPages = (content: CompilerResult): CompilerResult => ({
  ...content,
  pages: content.pages.filter(hasSecrets),
})

/** Content, bundles, pages, in that order; published when all of it is there and right. */
async function buildSite({ root, flags }: CommandInput): Promise<number> {
  // Vite reads it: a shell that says `development` would get React's slow half.
  process.env['NODE_ENV'] = 'production'
  const pack = packLevel(flags['pack'])
  checkBundlerPaths(root, ENGINE)
  const opened = await siteWithIslands(root, {
    workers: availableParallelism(),
    encodes: true,
  })
  const { own, module } = opened
  if (siteStore(opened.settings.out).wasDamaged)
    complain('.content/site.db was damaged, so the whole site is built again.')
  const settings = { ...opened.settings, ...nowOf(flags['now'], own.site.timeZone) }
  const started = performance.now()

  // npm reads the lockfile meanwhile, in a process of its own.
  const billing = softwareBill(root, settings.out, own.site.origin)
  const content = withoutOpenPages(await buildContent(settings))
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
  const shell = await buildShell(module, settings.out)
  say(`shell     ${shell.identity}, ${seconds(bundling)}`)

  const bill = await billing
  if ('problem' in bill) console.error(formatDiagnostics([bill.problem]))
  const rendering = performance.now()
  const dist = join(root, 'dist')
  const { store } = content
  const key = releaseKey(content.key, opened, [
    pagesKey(content.store),
    shell.identity,
    pack,
    ...fontPackages(own.site).map((name) => installedVersion(name) ?? ''),
    'text' in bill ? bill.text : '',
  ])
  const folders = releaseFolders(dist, settings.out)
  const standing =
    content.pages.length === 0 && Object.keys(own.hooks).length === 0
      ? standingRelease(folders, key, store.media)
      : undefined
  if (standing !== undefined) {
    say(`prerender 0 of ${store.pages.length} pages drawn, ${seconds(rendering)}`)
    say(`search    ${own.site.search ? 'hosted' : 'as before'}`)
    say(`release   ${standing} stands as it is`)
    say(`dist/ is ready after ${seconds(started)}`)
    return 0
  }
  // Loaded only here: where nothing changed, nothing is printed.
  const { printRelease } = await import('./print-release.ts')
  const printed = await printRelease({
    opened: { ...opened, settings },
    content: { ...content, store },
    shell,
    dist,
    pack,
    ...('text' in bill && { sbom: bill.text }),
  })
  if (printed === undefined) return 1
  noteStanding(folders, key, printed)
  // To list ten thousand pages takes a quarter of a second.
  if (own.hooks.done)
    await callHook(settings, 'done', { folder: dist, files: filesIn(dist) }, nothing)
  say(`dist/ is ready after ${seconds(started)}`)
  return 0
}
