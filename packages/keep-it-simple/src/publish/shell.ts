import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '#config/author/sources.ts'
import { addSources } from './add-sources.ts'
import { writeAuthorSheet } from './author-sheet.ts'
import { buildYear } from './build-year.ts'
import { APP, ENTRIES, LATE, manifestName, SEARCH, WORKER } from './bundle-files.ts'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE, engineFile, SOURCES_NAME } from '#config/engine-files.ts'
import { leanRouter } from './lean-router.ts'
import { bundledPackages } from './licences/bundled-packages.ts'
import { packageLicence } from './licences/package-licence.ts'
import { LICENCES, readShell, THEME } from './read-shell.ts'
import type { Shell } from './shell-assets.ts'
import { settingsText, type SiteModuleInput } from './site-module.ts'

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

/** A module of these rooms, in the engine as it is developed or installed. */
const inRooms = (rooms: string): RegExp => new RegExp(`/keep-it-simple/(?:src|dist)/(?:${rooms})`)

const GROUPS = [
  // What blocks may need without the application: in its chunk they would fetch all of it.
  // Each before the reader acts, so the least: the bundler's own part is among it.
  {
    name: 'common',
    test: new RegExp(
      `${inRooms('browser/(?:action-event|storage|place-near|unasked|patience|connection)|model/island').source}|preload-helper|rolldown/runtime`,
    ),
  },
  { name: 'small', test: inRooms('model/(?:path|language)\\.|locale/fill') },
  { name: 'common-app', test: inRooms('browser/') },
  // What readers need offline. The application names these files, so they are few.
  { name: 'offline', test: inRooms('model/offline|services/cached-pages') },
  // What the dialog, the form and those who answer them share, and no page: the form needs no React.
  {
    name: 'search-words',
    test: inRooms('model/(?:snippet|stop-words|search|search-records)\\.|theme/search/provider'),
  },
  // What several layouts share, in one piece: crumbs cost a request each.
  {
    name: 'shared',
    test: new RegExp(
      `${inRooms('theme(?!/lock|/offline/notice|/layouts/\\w+Layout)|model(?!/(?:seal|lock|offline))|locale').source}/.*\\.[jt]sx?$`,
    ),
    minShareCount: 2,
  },
]

/** Search and islands need it, and nothing else of the application. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }

/** Where a site has islands: the kit as well. */
const ISLAND_GROUPS = [
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
  const licencesFile = join(folder, LICENCES)
  if (!existsSync(identityFile) || readFileSync(identityFile, 'utf8') !== identity) {
    // A build that is killed in between leaves bundles that are neither the old nor the new ones.
    rmSync(identityFile, { force: true })
    // The bundler is large, and most builds change no bundle.
    const [{ build }, { viteSettings }] = await Promise.all([
      import('vite'),
      import('./vite-settings.ts'),
    ])
    // A group takes along what its modules import, unless an earlier one has it.
    const groups = [GROUPS[0]!, REACT, ...(input.islands ? ISLAND_GROUPS : []), ...GROUPS.slice(1)]
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
            input:
              entry === APP
                ? [APP, SEARCH, LATE].map((one) => join(ENGINE, one))
                : join(ENGINE, entry),
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
  return readShell(folder, identity, input)
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
