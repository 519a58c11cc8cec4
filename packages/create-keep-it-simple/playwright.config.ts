import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

/** The starter against a registry of its own: minutes, so it runs by itself (`npm run test:registry`). */
export default defineConfig({
  ...pageTests('../../.results/registry.json'),
  testDir: 'tests',
  workers: 1,
  timeout: 600_000,
})
