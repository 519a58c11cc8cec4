import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { ENGINE } from '#config/engine-files.ts'
import { wordModules } from '#locale/word-modules.ts'
import { blockModules } from './block-modules.ts'
import { buildYear } from './build-year.ts'
import { firstClass } from './first-class.ts'
import { islandModules } from './islands/island-modules.ts'
import { SANDBOX } from './sandbox.ts'
import { optionalBrowserPackages } from './optional-browser-packages.ts'
import { siteModule, type SiteModuleInput } from './site-module.ts'

/**
 * How Vite bundles and serves what draws pages and what they load. Its root is the engine, so that names in the manifest
 * do not depend on where an author's folder lies.
 */
export function viteSettings(input: SiteModuleInput, cacheDir: string): InlineConfig {
  return {
    root: ENGINE,
    configFile: false,
    cacheDir: join(cacheDir, 'vite'),
    base: input.settings.site.base,
    publicDir: false,
    appType: 'custom',
    plugins: [
      react(),
      siteModule(input),
      wordModules(wordsOf(input)),
      blockModules({
        ...wordsOf(input),
        ...(input.root !== undefined && { root: input.root }),
        // Asked for when it is needed: while pages are written, islands are bundled meanwhile.
        islandStyles: () => input.islands?.bundle.styles ?? {},
      }),
      islandModules(input),
      firstClass(),
      optionalBrowserPackages(),
    ],
    define: {
      __BUILD_YEAR__: buildYear(input.settings.site),
    },
    // All there are, so that a first start need not look for them; found later, they would
    // reload the page.
    optimizeDeps: {
      entries: [],
      exclude: ['keep-it-simple'],
      include: [
        'bcryptjs',
        'hash-wasm',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'yet-another-react-lightbox',
        'yet-another-react-lightbox/plugins/fullscreen',
        'yet-another-react-lightbox/plugins/zoom',
      ],
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          // What evaluates programs lies in a folder of its own, because hosts send it with another policy.
          entryFileNames: ({ name }) =>
            `${name === 'javascript-worker' ? SANDBOX : 'assets/'}[name]-[hash].js`,
        },
      },
    },
    build: {
      target: 'es2023',
      // The first with `light-dark()`. Lowered, it would be decided once at the root, and a section
      // with a `color-scheme` of its own would keep the colours of the page. See decisions/0010.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      manifest: true,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  }
}

/** The words of every language of the site. */
const wordsOf = ({ settings: { site }, words = {} }: SiteModuleInput) => ({
  langs: site.locales.map(({ lang }) => lang),
  words,
  offline: site.offline ?? false,
})
