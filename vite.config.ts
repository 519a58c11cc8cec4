import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { site } from './site/config.ts'
import { words } from './site/words.ts'
import { wordModules } from './src/locale/word-modules.ts'

/** The last commit's year would do too; what matters is that one build uses one year everywhere. */
const year = Number(process.env['BUILD_YEAR'] ?? new Date().getFullYear())

export default defineConfig({
  base: site.base,
  publicDir: false,
  appType: 'custom',
  plugins: [
    react(),
    wordModules({
      langs: site.locales.map(({ lang }) => lang),
      words,
      offline: site.offline ?? false,
    }),
  ],
  define: { __BUILD_YEAR__: JSON.stringify(year) },
  // Named here so that a first start knows them at once; found later, they would reload the page.
  optimizeDeps: {
    entries: ['src/app/entry-boot.ts'],
    include: [
      'bcryptjs',
      'hash-wasm',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'yet-another-react-lightbox',
      'yet-another-react-lightbox/plugins/fullscreen',
      'yet-another-react-lightbox/plugins/zoom',
    ],
  },
  worker: { format: 'es' },
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
})
