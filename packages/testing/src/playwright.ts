import type { PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath, windowless } from './chromium.ts'
import { FIREFOX_LAUNCH } from './engines/installed.ts'

/** What needs a browser with windows says so: its viewer of PDF, a pointer that is nowhere. */
const WINDOW = /@window/
/** What is timed runs by itself (`TIMED=1`): beside another test it would time that one too. */
const TIMED = /@timed/
/** Left to the long gate (`.ci/run --long`); a spec all of whose tests are is called `*.long.spec.ts`. */
const LONG = /@long/
const isShort = process.env['SHORT'] !== undefined
const leftOut = isShort ? [LONG] : []

const chromium = (path: string | undefined) => ({
  launchOptions: { ...(path && { executablePath: path }), args: CHROMIUM_ARGUMENTS },
})

/** What browser tests of the engine and of a site have in common. The gate (`SHORT=1`) runs all but `@long` ones. */
export const pageTests = (results: string): PlaywrightTestConfig => ({
  testMatch: '**/*.spec.ts',
  testIgnore: isShort ? '**/*.long.spec.ts' : [],
  fullyParallel: true,
  workers: 2,
  // Some tests build a site of their own first; other people's machines are slower.
  timeout: process.env['CI'] ? 120_000 : 60_000,
  expect: { timeout: process.env['CI'] ? 15_000 : 5_000 },
  // A test that fails now and then is a fault of the test or of what it tests: `npm run repeat` finds it.
  retries: 0,
  outputDir: '.results/pages',
  reporter: process.env['CI'] ? [['dot'], ['json', { outputFile: results }]] : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Pages come from the network; only the tests of reading offline let a worker in.
    serviceWorkers: 'block',
  },
  // Any spec may be asked of Firefox: `ENGINE=firefox npx playwright test tests/pages/x.spec.ts`.
  projects:
    process.env['ENGINE'] === 'firefox'
      ? [{ name: 'firefox', use: { browserName: 'firefox', launchOptions: FIREFOX_LAUNCH } }]
      : process.env['TIMED'] !== undefined
        ? [{ name: 'timed', grep: TIMED, grepInvert: leftOut, use: chromium(executablePath) }]
        : [
            {
              name: 'windowless',
              grepInvert: [WINDOW, TIMED, ...leftOut],
              use: chromium(windowless),
            },
            {
              name: 'window',
              grep: WINDOW,
              grepInvert: [TIMED, ...leftOut],
              use: chromium(executablePath),
            },
          ],
})
