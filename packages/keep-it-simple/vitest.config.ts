import { configDefaults, defineConfig } from 'vitest/config'
import { wordModules } from './src/locale/word-modules.ts'
import { blockModules } from './src/publish/block-modules.ts'
import { islandModules } from './src/publish/islands/island-modules.ts'
import { siteModule } from './src/publish/site-module.ts'
import { testSettings, testSite } from './tests/support/test-site.ts'

export default defineConfig({
  plugins: [
    siteModule({ settings: testSite, layouts: testSettings().layouts }),
    blockModules({ langs: ['zh-CN', 'en-US'] }),
    islandModules({ layouts: {} }),
    wordModules({ langs: ['zh-CN', 'en-US'], offline: true }),
  ],
  define: { __BUILD_YEAR__: '2026', __FACES__: 'false' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    // What starts commands, compilers or browsers has `vitest.integration.config.ts`.
    exclude: [
      ...configDefaults.exclude,
      '**/*.{integration,long}.test.ts',
      // Their compilers are shell scripts, which Windows does not start.
      ...(process.platform === 'win32' ? ['src/content/verify/**'] : []),
    ],
    globalSetup: './tests/support/own-temporary-folder.ts',
    // Nearly half of the time went into loading the same modules for each file anew.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Vitest leaves a core free, of two.
    maxWorkers: '100%',
    // Messages are compared in English, whatever the terminal speaks.
    env: { LC_ALL: 'C.UTF-8' },
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '../../.results/unit-engine.json' },
  },
})
