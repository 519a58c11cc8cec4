import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ENGINE } from '#config/engine-files.ts'
import { writeAuthorSheet } from './author-sheet.ts'
import { APP, ENTRIES, LATE, manifestName, SEARCH, WORKER } from './bundle-files.ts'
import { groupsOf } from './bundle-groups.ts'
import { leanRouter } from './lean-router.ts'
import { bundledPackages } from './licences/bundled-packages.ts'
import { packageLicence } from './licences/package-licence.ts'
import { LICENCES, THEME } from './read-shell.ts'
import type { SiteModuleInput } from './site-module.ts'
import { viteSettings } from './vite-settings.ts'

/** Faces that were cut are named by what they hold already, and pages name them again. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  `assets/[name]${/^font-[\da-f]{12}\.woff2$/.test(names[0] ?? '') ? '' : '-[hash]'}[extname]`

/** The bundles of a site, written into the folder of its shell. */
export async function bundleShell(
  input: SiteModuleInput,
  out: string,
  serverEntry: string,
): Promise<void> {
  const folder = join(out, 'shell')
  const client = join(folder, 'client')
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
          output: {
            assetFileNames,
            codeSplitting: { groups: entry === APP ? groupsOf(input.islands !== undefined) : [] },
          },
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
      outDir: join(folder, 'worker'),
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
      outDir: join(folder, 'server'),
      ssr: join(ENGINE, serverEntry),
      manifest: false,
      minify: false,
    },
  })
  const licences = [...packages].flatMap((one) => packageLicence(one) ?? [])
  writeFileSync(join(folder, LICENCES), JSON.stringify(licences))
}
