import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from './scripts/chromium.ts'

/** Another port lets two checkouts run their tests side by side. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400)

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Some tests build a site of their own first.
  timeout: 60_000,
  // A busy machine may be late once; the gate names whoever needed the second attempt.
  retries: process.env['CI'] ? 1 : 0,
  outputDir: '.results/pages',
  reporter: process.env['CI']
    ? [['dot'], ['json', { outputFile: '.results/pages.json' }]]
    : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Pages come from the line; only the tests of reading offline let a worker in.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS },
  },
  webServer: {
    command: 'node scripts/preview.ts',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
  },
})
