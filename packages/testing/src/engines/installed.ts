import { join } from 'node:path'
import { executablePath, found } from '../chromium.ts'
import type { Engine } from './reader.ts'

/** FIREFOX if set; else Debian's `firefox-esr`, or any `firefox`. */
export const FIREFOX: string = process.env['FIREFOX'] ?? (found('firefox-esr') || found('firefox'))
/** The channel makes Playwright speak WebDriver BiDi, which every Firefox understands. */
export const FIREFOX_LAUNCH = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox-bidi.ts'),
} as const
/** Of Debian's `webkit2gtk-driver`; it brings a browser, which needs a screen: `xvfb`. */
export const WEBKIT_DRIVER: string = found('WebKitWebDriver')
export const SCREEN: string = found('Xvfb')

/** Where an engine is missing its tests are skipped; the gate brings all three. */
export const isInstalled = (engine: Engine): boolean =>
  ({
    chromium: executablePath,
    firefox: FIREFOX,
    webkit: WEBKIT_DRIVER && SCREEN,
  })[engine] !== ''
