import { spawnSync } from 'node:child_process'

/** The machine's own Chromium, never a download of a test tool's. */
export const executablePath = process.env['CHROMIUM'] ?? pathOf('chromium')!

/** The same engine without windows, which needs a third less work; where it is not there, the other. */
export const windowless =
  process.env['CHROMIUM'] ?? pathOf('chromium-headless-shell') ?? executablePath

function pathOf(program: string): string | undefined {
  const { stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  return stdout.trim() || undefined
}

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
