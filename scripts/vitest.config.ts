import { defineConfig } from 'vitest/config'

/** The scripts of this repository; the engine and the site have tests and settings of their own. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Beside the tests of the engine, five seconds are soon over.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '../.results/unit-scripts.json' },
  },
})
