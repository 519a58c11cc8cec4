import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ENGINE, engineFile } from '#config/engine-files.ts'
import { writeAuthorSheet } from './author-sheet.ts'
import {
  CLIENT,
  CONNECTION,
  LATE,
  manifestName,
  MODULES,
  OFFLINE,
  SEARCH,
  WORKER,
} from './bundle-files.ts'
import { groupsOf } from './bundle-groups.ts'
import { stylesOfLayouts } from './layout-styles.ts'
import { bundledPackages } from './licences/bundled-packages.ts'
import { packageLicence } from './licences/package-licence.ts'
import { preloadHelper } from './preload-helper.ts'
import { LICENCES, THEME } from './read-shell.ts'
import type { SiteModuleInput } from './site-module.ts'
import { viteSettings } from './vite-settings.ts'

/** The bundles of a site, written into the folder of its shell. */
export async function bundleShell(input: SiteModuleInput, out: string): Promise<void> {
  const folder = join(out, 'shell')
  const client = join(folder, 'client')
  const common = { ...viteSettings(input, out), logLevel: 'warn' as const }
  const packages = new Set<string>()
  const forReaders = {
    ...common,
    plugins: [...common.plugins!, bundledPackages(packages)],
    worker: { ...common.worker, plugins: () => [bundledPackages(packages)] },
  }
  // Before the client: it says which style sheets belong to which layout.
  const layoutStyles = stylesOfLayouts()
  await build({
    ...common,
    plugins: [...common.plugins!, layoutStyles.collect],
    ssr: { noExternal: true },
    // Vite leaves it open in server bundles; React's development half is three times slower.
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      ...common.build,
      outDir: join(folder, 'server'),
      ssr: join(ENGINE, engineFile('app/entry-server')),
      manifest: false,
      minify: false,
    },
  })
  const entries = [
    CLIENT,
    input.settings.site.offline ? OFFLINE : CONNECTION,
    SEARCH,
    MODULES,
    LATE,
  ].map((one) => join(ENGINE, one))
  await build({
    ...forReaders,
    plugins: [...forReaders.plugins, layoutStyles.modules, preloadHelper(input.settings.site.base)],
    build: {
      ...common.build,
      outDir: client,
      manifest: manifestName(CLIENT),
      rollupOptions: {
        input: [...entries, ...layoutStyles.entries()],
        preserveEntrySignatures: 'allow-extension',
        output: {
          topLevelVar: false,
          codeSplitting: { groups: groupsOf(input.islands !== undefined) },
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
  const licences = [...packages].flatMap((one) => packageLicence(one) ?? [])
  writeFileSync(join(folder, LICENCES), JSON.stringify(licences))
}
