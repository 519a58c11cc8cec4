import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Where the browser lies on systems that do not put it on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium of the machine's own; never one that a package downloads. */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (env['CHROMIUM'] !== undefined) return runnable(env['CHROMIUM']) ? env['CHROMIUM'] : undefined
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...named, ...PLACES].find(runnable)
}

/** Loaded here, because sites without diagrams do not install it. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    // Build machines run as root in containers, where the sandbox cannot start; the page is ours and offline.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
