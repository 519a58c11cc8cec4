import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

export default defineConfig({
  ...pageTests('../../.results/pages-engine.json'),
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
})
