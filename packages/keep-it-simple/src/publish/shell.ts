import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { sourcesOf } from '#config/author/sources.ts'
import { addSources } from './add-sources.ts'
import { writeAuthorSheet } from './author-sheet.ts'
import { APP, assetsOf, ENTRIES, manifestName, WORKER } from './bundle-files.ts'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE, engineFile, SOURCES_NAME } from '#config/engine-files.ts'
import { leanRouter } from './lean-router.ts'
import { bundledPackages } from './licences/bundled-packages.ts'
import { packageLicence, type PackageLicence } from './licences/package-licence.ts'
import { SANDBOX } from './sandbox.ts'
import type { Shell } from './shell-assets.ts'
import { settingsText, type SiteModuleInput } from './site-module.ts'
import { buildYear, viteSettings } from './vite-settings.ts'

/** The sources of the bundles. Content is not among them: the bundler's cost is constant. */
export const SHELL_ROOMS = [
  'app',
  'theme',
  'blocks',
  'browser',
  'search',
  'services',
  'model',
  'locale',
  'offline',
  'publish',
]

/** Names the manifest of the author's own sheet. */
const THEME = 'theme.css'

/** A module of these rooms, in the engine as it is developed or installed. */
const inRooms = (rooms: string): RegExp => new RegExp(`/keep-it-simple/(?:src|dist)/(?:${rooms})`)

const GROUPS = [
  // What blocks may need without the application: in its chunk they would fetch all of it.
  {
    name: 'common',
    test: new RegExp(`${inRooms('browser/|model/(?:path|island)').source}|preload-helper`),
  },
  // What readers need offline. The application names these files, so they are few.
  { name: 'offline', test: inRooms('model/offline|services/cached-pages') },
  // What the dialog and those who answer it share, and no page.
  { name: 'search-words', test: inRooms('model/(?:snippet|stop-words)') },
  // What several layouts share, in one piece: crumbs cost a request each.
  {
    name: 'shared',
    test: new RegExp(
      `${inRooms('theme(?!/lock|/offline/notice)|model(?!/(?:seal|lock|offline))|locale').source}/.*\\.[jt]sx?$`,
    ),
    minShareCount: 2,
  },
]

/** Where a site has islands: they need React and the kit, and nothing else of the application. */
const ISLAND_GROUPS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'kit',
    test: new RegExp(
      `${inRooms('(?:theme/kit/|theme/islands/(?:use-shared|island-context)|kit|island)').source}[\\w./-]*\\.[jt]sx?$`,
    ),
  },
]

/** The bundles, browser, service worker and server; built again only when their sources changed. */
export async function buildShell(
  input: SiteModuleInput,
  out: string,
  serverEntry = engineFile('app/entry-server'),
): Promise<Shell> {
  const folder = join(out, 'shell')
  const identityFile = join(folder, 'identity')
  const identity = shellIdentity(input, serverEntry)
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  const worker = join(folder, 'worker')
  const licencesFile = join(folder, 'licences.json')
  if (!existsSync(identityFile) || readFileSync(identityFile, 'utf8') !== identity) {
    // A build that is killed in between leaves bundles that are neither the old nor the new ones.
    rmSync(identityFile, { force: true })
    // A group takes along what its modules import, unless an earlier one has it.
    const groups = input.islands ? [GROUPS[0]!, ...ISLAND_GROUPS, ...GROUPS.slice(1)] : GROUPS
    const common = { ...viteSettings(input, out), logLevel: 'warn' as const }
    const packages = new Set<string>()
    const forReaders = {
      ...common,
      plugins: [...common.plugins!, bundledPackages(packages)],
      worker: { ...common.worker, plugins: () => [bundledPackages(packages)] },
    }
    // Each alone, so that boot and actions are one file each: what they share is small.
    for (const entry of ENTRIES)
      await build({
        ...forReaders,
        plugins: [...forReaders.plugins, leanRouter()],
        build: {
          ...common.build,
          outDir: client,
          emptyOutDir: entry === APP,
          manifest: manifestName(entry),
          rollupOptions: {
            input: join(ENGINE, entry),
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { groups: entry === APP ? groups : [] } },
          },
        },
      })
    if (input.theme !== undefined)
      await build({
        ...forReaders,
        build: {
          ...common.build,
          outDir: client,
          emptyOutDir: false,
          manifest: manifestName(THEME),
          rollupOptions: { input: { theme: writeAuthorSheet(input.theme, folder) } },
        },
      })
    await build({
      ...forReaders,
      build: {
        ...common.build,
        outDir: worker,
        manifest: false,
        rollupOptions: {
          input: join(ENGINE, WORKER),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
    await build({
      ...common,
      ssr: { noExternal: true },
      // Vite leaves it open in server bundles; React's development half is three times slower.
      define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
      build: {
        ...common.build,
        outDir: server,
        ssr: join(ENGINE, serverEntry),
        manifest: false,
        minify: false,
      },
    })
    const licences = [...packages].flatMap((one) => packageLicence(one) ?? [])
    writeFileSync(licencesFile, JSON.stringify(licences))
    writeFileSync(identityFile, identity)
  }
  const manifestOf = (entry: string) =>
    JSON.parse(readFileSync(join(client, manifestName(entry)), 'utf8')) as Manifest
  const entry = join(
    server,
    readdirSync(server).find((name) => name.startsWith('entry-'))!,
  )
  const theme =
    input.theme === undefined ? [] : Object.values(manifestOf(THEME)).map(({ file }) => file)
  const authorStyles = theme.filter((file) => file.endsWith('.css'))
  const found = assetsOf(manifestOf, input.islands?.folders)
  const sandbox = existsSync(join(client, SANDBOX)) ? readdirSync(join(client, SANDBOX)) : []
  const assets = {
    ...found,
    authorStyles,
    shell: [...found.shell, ...authorStyles],
    programs: [...found.programs, ...sandbox.map((name) => SANDBOX + name)],
  }
  const licences = JSON.parse(readFileSync(licencesFile, 'utf8')) as PackageLicence[]
  return { identity, client, serverEntry: entry, worker: join(worker, 'sw.js'), assets, licences }
}

function shellIdentity(
  { root, settings, layouts, slots = {}, theme, words = {}, islands, faces }: SiteModuleInput,
  serverEntry: string,
): string {
  const hash = createHash('sha256')
    .update(serverEntry)
    .update(buildYear(settings.site))
    .update(settingsText(settings))
    .update(JSON.stringify(words))
    .update(islands?.bundle.sources ?? '')
    .update(faces === undefined ? '' : readFileSync(faces))
  for (const [name, file] of Object.entries({ ...layouts, ...slots, ...(theme && { theme }) }))
    for (const source of sourcesOf(file)) hash.update(name).update(readFileSync(source))
  if (root !== undefined) addSources(hash, authorBlocks(root))
  const rooms = SHELL_ROOMS.map((room) => `${SOURCES_NAME}/${room}`)
  for (const path of ['package.json', ...rooms, serverEntry]) addSources(hash, join(ENGINE, path))
  return hash.digest('hex').slice(0, 16)
}
