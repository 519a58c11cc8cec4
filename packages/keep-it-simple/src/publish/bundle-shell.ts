import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ENGINE } from '#config/engine-files.ts'
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
import { LICENCES, THEME } from './read-shell.ts'
import type { SiteModuleInput } from './site-module.ts'
import { viteSettings } from './vite-settings.ts'

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
      ssr: join(ENGINE, serverEntry),
      manifest: false,
      minify: false,
    },
  })
  const bundle = (name: string, inputs: readonly string[], groups: ReturnType<typeof groupsOf>) =>
    build({
      ...forReaders,
      plugins: [...forReaders.plugins, layoutStyles.modules],
      build: {
        ...common.build,
        outDir: client,
        emptyOutDir: name === CLIENT,
        manifest: manifestName(name),
        rollupOptions: {
          input: [...inputs],
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups } },
        },
      },
    })
  const engine = (one: string) => join(ENGINE, one)
  // Alone, so that the script of every page is one file: what it shares with others is small.
  await bundle(CLIENT, [engine(CLIENT)], [])
  const others = [input.settings.site.offline ? OFFLINE : CONNECTION, SEARCH, MODULES, LATE]
  const groups = groupsOf(input.islands !== undefined)
  await bundle(MODULES, [...others.map(engine), ...layoutStyles.entries()], groups)
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
