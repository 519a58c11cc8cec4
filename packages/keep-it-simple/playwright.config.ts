import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

export default defineConfig({
  ...pageTests('../../.results/pages-engine.json'),
  testDir: '.',
  testMatch: ['tests/**/*.spec.ts', 'src/blocks/**/*.spec.ts'],
  // Two keep the cores busy; many of these tests wait, for a worker, a time limit or a compiler.
  workers: 3,
  globalSetup: './tests/support/global-setup.ts',
})
