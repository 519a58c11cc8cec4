import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Left to the long gate (`.ci/run --long`).
    exclude: [...configDefaults.exclude, ...(process.env['SHORT'] ? ['**/*.long.test.ts'] : [])],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Each file starts a runner; what one takes of the machine must not be measured by the other.
    fileParallelism: false,
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '../../.results/unit-runner.json' },
  },
})
