import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

/** Another port lets two checkouts run their tests side by side. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400)

const results =
  process.env['TIMED'] !== undefined
    ? '../.results/pages-site-timed.json'
    : '../.results/pages-site.json'

export default defineConfig({
  ...pageTests(results),
  testDir: 'tests',
  use: { ...pageTests('').use, baseURL: `http://127.0.0.1:${PORT}` },
  webServer: {
    command: `npx kis preview --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
  },
})
