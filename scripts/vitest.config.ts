import { defineConfig } from 'vitest/config'

/** The scripts of this repository; the engine and the site have tests and settings of their own. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '../.results/unit-scripts.json' },
  },
})
