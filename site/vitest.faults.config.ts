import { defineConfig } from 'vitest/config'

/** `npm run faults`: what takes too long for the gate, one after another because it measures. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.fault.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    reporters: ['default', 'json'],
    outputFile: { json: '../.results/faults-site.json' },
  },
})
