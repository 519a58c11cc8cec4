import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { executablePath } from '../chromium.ts'
import type { Engine } from './reader.ts'

/** Where a program is, or nothing. */
const found = (name: string): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? ''

/** Debian's `firefox-esr`; another one by FIREFOX. */
export const FIREFOX: string = process.env['FIREFOX'] ?? found('firefox-esr')
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
