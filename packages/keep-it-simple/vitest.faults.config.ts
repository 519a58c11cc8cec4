import { mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** `npm run faults`: tests too slow for the gate, one after another because they measure and kill. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [] } },
  {
    test: {
      include: ['tests/faults/**/*.fault.ts'],
      testTimeout: 3_600_000,
      isolate: true,
      maxWorkers: 1,
      reporters: ['default', 'json'],
      outputFile: { json: '../../.results/faults-engine.json' },
    },
  },
)
