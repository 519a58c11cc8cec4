import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

export default defineConfig({
  ...pageTests('../../.results/pages-engine.json'),
  testDir: 'tests',
  // Text only, beside the site it tells of; the same on every machine.
  snapshotPathTemplate: '{testDir}/fixtures/{arg}{ext}',
  globalSetup: './tests/support/global-setup.ts',
})
