import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The path of a program on the PATH, or ''. */
export const found = (name: string): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? ''

const isDownloaded = existsSync(chromium.executablePath())

/**
 * CHROMIUM if set; else Playwright's own browser if it was downloaded (`npx playwright install chromium`);
 * else the system's `chromium`.
 */
export const executablePath: string =
  process.env['CHROMIUM'] ?? (isDownloaded ? chromium.executablePath() : found('chromium'))

/**
 * The same engine without windows, which needs a third less work. `undefined` lets Playwright start
 * the headless shell that it downloaded.
 */
export const windowless: string | undefined =
  process.env['CHROMIUM'] ??
  (isDownloaded ? undefined : found('chromium-headless-shell') || executablePath)

/**
 * A second `--disable-features` replaces that of Playwright, so what matters of its list stands here
 * too. The last two draw the popup of the address bar in renderers of their own, anew for every
 * window: half of all the work of a headless run.
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join(',')}`,
]
