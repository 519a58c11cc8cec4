import { configDefaults, defineConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** Tests that build whole sites, draw in a browser, or start commands and compilers. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    // The others are left to the long gate (`.ci/run --long`).
    include: [`tests/**/*.${process.env['SHORT'] ? 'integration' : '{integration,long}'}.test.ts`],
    exclude: configDefaults.exclude,
    isolate: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    outputFile: { json: '../../.results/integration-engine.json' },
  },
})
