import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { APP, assetsOf, ENTRIES, manifestName, WORKER } from './bundle-files.ts'
import { leanRouter } from './lean-router.ts'
import type { Shell } from './shell-assets.ts'

/** What the bundles are made of. Content is not among it: the bundler's cost is constant. */
const INPUTS = [
  'src/app',
  'src/theme',
  'src/browser',
  'src/services',
  'src/model',
  'src/locale',
  'src/offline',
  'src/publish',
  'vite.config.ts',
  'package-lock.json',
]
const SITE_INPUTS = [
  'site/config.ts',
  'site/collections.ts',
  'site/navigation.ts',
  'site/words.ts',
  'site/locale',
]

const GROUPS = [
  // What blocks may need without the application: in its chunk they would fetch all of it.
  { name: 'common', test: /\/src\/(?:browser\/|model\/path)|preload-helper/ },
  // What is said and read without a line: its names are in the application, so they are few.
  { name: 'offline', test: /\/src\/(?:model\/offline|services\/kept-pages)/ },
  // What several layouts share, in one piece: crumbs cost a request each.
  {
    name: 'shared',
    test: /\/src\/(?:theme(?!\/lock)|model(?!\/(?:seal|lock|offline))|locale)\/.*\.tsx?$/,
    minShareCount: 2,
  },
]

/** The bundles, browser, service worker and server; built again only when their sources changed. */
export async function buildShell(
  root: string,
  out: string,
  serverEntry = 'src/app/entry-server.tsx',
): Promise<Shell> {
  const folder = join(out, 'shell')
  const identityFile = join(folder, 'identity')
  const identity = shellIdentity(root, serverEntry)
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  const worker = join(folder, 'worker')
  if (!existsSync(identityFile) || readFileSync(identityFile, 'utf8') !== identity) {
    // Each alone, so that boot and acts are one file each: what they share is small.
    for (const entry of ENTRIES)
      await build({
        root,
        logLevel: 'warn',
        plugins: [leanRouter()],
        build: {
          outDir: client,
          emptyOutDir: entry === APP,
          manifest: manifestName(entry),
          rollupOptions: {
            input: join(root, entry),
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { groups: entry === APP ? GROUPS : [] } },
          },
        },
      })
    await build({
      root,
      logLevel: 'warn',
      build: {
        outDir: worker,
        manifest: false,
        rollupOptions: {
          input: join(root, WORKER),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
    await build({
      root,
      logLevel: 'warn',
      ssr: { noExternal: true },
      // Vite leaves it open in server bundles; React's development half is three times slower.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: server, ssr: join(root, serverEntry), manifest: false, minify: false },
    })
    writeFileSync(identityFile, identity)
  }
  const manifestOf = (entry: string) =>
    JSON.parse(readFileSync(join(client, manifestName(entry)), 'utf8')) as Manifest
  const entry = join(
    server,
    readdirSync(server).find((name) => name.startsWith('entry-'))!,
  )
  const assets = assetsOf(manifestOf)
  return { identity, client, serverEntry: entry, worker: join(worker, 'sw.js'), assets }
}

function shellIdentity(root: string, serverEntry: string): string {
  const hash = createHash('sha256')
    .update(serverEntry)
    .update(process.env['BUILD_YEAR'] ?? String(new Date().getFullYear()))
  for (const input of [...INPUTS, ...SITE_INPUTS, serverEntry]) addPath(hash, join(root, input))
  return hash.digest('hex').slice(0, 16)
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return
  if (!/\.\w+$/.test(path)) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name))
  } else if (/(?<!\.test)\.(?:tsx?|css|json)$/.test(path))
    hash.update(path).update(readFileSync(path))
}
